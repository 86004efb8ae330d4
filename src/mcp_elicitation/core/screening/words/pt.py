"""Portuguese."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="pt",
    login="""
        senha*, palavra passe, palavras passe, palavra chave de acesso, palavra de passe, palavra secreta, palavra de
        segurança, frase secreta, frase de acesso, frase senha, frase passe, contrassenha, credenciais*, credenciais de
        acesso, dados de acesso, dados de login, dados de início de sessão, dados de autenticação, resposta secreta,
        resposta de segurança, resposta à|a sua pergunta de segurança, resposta à|da pergunta de segurança, resposta
        da|à|a pergunta secreta, nome de solteira da|de sua|tua mãe, nome de solteira da mãe, padrão de desbloqueio,
        contra senha, código e senha
    """,
    codes="""
        código|codigo de verificação, código de confirmação, código de validação, código de autenticação, código de
        autorização, código de segurança, código secreto, código de acesso, código de login, código de uso único, código
        único, código temporário, código de recuperação, código de backup, código de emergência, código de ativação,
        código de activação, código de desbloqueio, código de emparelhamento, código de pareamento, código sms, código
        por sms, código do sms, código pin, código puk, código de 6 dígitos, código de seis dígitos, código de dois
        fatores, código de início de sessão, código 2fa, código do alarme, código de alarme, código da porta, código do
        cofre, código do cartão, código cvv, número|numero|nº do|de cartão, número do cartão de crédito, número do seu
        cartão, cartão de crédito, cartão de débito, cartão bancário, dados do|de cartão, dados do seu cartão, dados de
        pagamento, validade do cartão, data de validade do|de cartão, vencimento do cartão, validade do seu cartão, pin
        do cartão, número pin, número de identificação pessoal, token do banco, token bancário, código de redefinição,
        pin do multibanco, pin bancário, código multibanco, código reserva, códigos reserva, código do e mail, código
        recebido, código da mensagem, número cartão
    """,
    keys="""
        chave|chaves de api, chave|chaves da api, chave|chaves api, chave|chaves de acesso, chave|chaves privada*,
        chave|chaves secreta*, chave de criptografia, chave de encriptação, chave de cifra, chave de descriptografia,
        chave de assinatura, chave de sessão, chave de recuperação, chave ssh, chave pgp, chave gpg, chave partilhada,
        chave compartilhada, chave de desenvolvedor, chave de programador, chave de conta de serviço, chave de rede,
        chave de segurança, chave de autenticação, chave mestra, chave do aplicativo, chave da aplicação, token de
        acesso, tokens de acesso, token de autenticação, token de autorização, token de atualização, token de renovação,
        token de sessão, token de segurança, token de api, token da api, token api, token pessoal, token de acesso
        pessoal, token secreto, token do bot, token portador, segredo do cliente, segredo de cliente, segredo da
        aplicação, segredo do aplicativo, segredo compartilhado, segredo partilhado, segredo de assinatura, segredo do
        webhook, cadeia de ligação, string de conexão, cadeia de conexão, cookie de sessão, cookies de sessão, frase
        semente, frase de recuperação, frase mnemônica, frase mnemónica, frase de recuperação secreta, palavras de
        recuperação, palavras semente, semente da carteira, senha de aplicativo, senha de app
    """,
    unsure={
        "token": "token*, tokens",
        "key": "chave, chaves, chave de produto, chave de licença, chave do produto",
        "code": "código*, codigos",
        "pin": "pin",
        "secret": "segredo, segredos, semente, cookie, secreta",
        "pass": "credencial",
    },
    partners="""
        api, acesso, secreta, secreto, privada, privado, pessoal, verificação, validação, confirmação, autenticação,
        autorização, segurança, recuperação, backup, login, sms, sessão, criptografia, assinatura, bancário, banco,
        cartão, carteira, conta, alarme, cofre, desbloqueio, ativação, único, temporário, uso único, multibanco,
        portador, desenvolvedor, bot, cliente, aplicativo, aplicação, wifi, servidor, admin, administrador, recebido,
        dígitos, webhook, entrada, rede, fatores, dois fatores, duas etapas, dois factores, emergência, transferência,
        caixa postal, receita, gov, portal
    """,
    heads="esquecida, esquecido, perdida",
    heads_before="""
        número, quantidade, comprimento, tamanho, política*, dica, força, segurança, duração, data, nome, tipo, tipos,
        formato, regra*, requisito*, complexidade, gerenciador*, gestor*, gerador*, gestão, gerenciamento, rotação,
        vencimento, validade, expiração, histórico, alteração, mudança, troca, modificação, redefinição, reposição,
        renovação, proprietário, titular, dono, motivo, razão, problema*, pergunta*, dúvida*, opinião, experiência,
        frequência, limite, cota, preço, custo, orçamento, identificador, estado, status, versão, fornecedor*,
        provedor*, emissor*, local, localização, armazenamento, uso, finalidade, propósito, descrição, rótulo, etiqueta,
        mínimo, mínima, máximo, máxima, quantos, quantas, que tipo, últimos quatro dígitos, últimos 4 dígitos, quatro
        últimos dígitos, 4 últimos dígitos, perda, roubo, algoritmo, método*, modo, canal, símbolo, consumo, lembrete,
        prefixo, âmbito, escopo, permissões, definição, cor, marca, bandeira, cópias, url, id, número máximo, número de
        tentativas, mensagem de erro, título, artigo, texto
    """,
    harmless="""
        palavra chave, palavras chave, chave pública, chaves públicas, chave primária, chave estrangeira, chave pix,
        chave de fenda, chave inglesa, chave de sol, chave do carro, chaves do carro, chaves de casa, chave de casa,
        chaveiro*, chave na mão, chave de ordenação, chave de partição, chave de acesso da nota fiscal, chave de acesso
        da nf e, chave de acesso da nfe, pessoa chave, ponto chave, pontos chave, fator chave, código postal, códigos
        postais, código do país, código de país, código de área, código de idioma, código da moeda, código promocional,
        código de desconto, código de cupom, código de indicação, código de convite, código de erro, código de estado,
        código de cor*, código de cores, código do produto, código de produto, código do artigo, código fonte, código de
        barras, código qr, código de vestimenta, código de conduta, código civil, código penal, código morse, código do
        aeroporto, código swift, código do cliente, código da reserva, código de reserva, código do pedido, código de
        rastreamento, código do curso, revisão de código, nome de código, código do banco, código da agência, código de
        ética, código do imóvel, código tributário, passaporte*, passageiro*, cartão de embarque, passe mensal, passe
        livre, compasso, bilhete de identidade, cartão de cidadão, número do cartão de cidadão, cartão cidadão, cartão
        de fidelidade, número do cartão de fidelidade, cartão de sócio, número do cartão de sócio, cartão da biblioteca,
        cartão de saúde, cartão do sus, número do cartão do sus, cartão de visita, cartão presente, cartão postal,
        cartão de memória, cartão sim, cartão de aniversário, cartão de transporte, número do cartão de estudante,
        cartão de estudante, titular do cartão, tipo de cartão, nome no cartão, bandeira do cartão, segredo comercial,
        segredo profissional, segredo de família, segredos de família, amigo secreto, jardim secreto, agente secreto,
        ingrediente secreto, receita secreta, secretário*, secretária*, secretaria, pergunta de segurança, perguntas de
        segurança, pergunta secreta, nível de segurança, guarda de segurança, segurança social, número da segurança
        social, cinto de segurança, número de tokens, máximo de tokens, tokens máximos, limite de tokens, quantidade de
        tokens, acesso à internet, pino, pin no mapa, receita de biscoitos, política de cookies, criptomoeda*, teclado*,
        tipo de semente, sementes de*, senha de atendimento, senha da fila, número da senha de atendimento, senha do
        painel, número da senha da fila
    """,
    not_before="""
        não, nunca, jamais, sem, em vez de, ao invés de, nem, nenhum, nenhuma, exceto, salvo, evite, evita, tampouco,
        ninguém
    """,
    not_after="""
        não é, não são, não deve, não devem, não será, não serão, nunca é, nunca será, não precisa, desnecessári*,
        proibid*
    """,
    ask="""
        introduza, introduz, introduzir, insira, insere, inserir, digite, digita, digitar, escreva, escreve, escrever,
        indique, indica, indicar, informe, informa, informar, forneça, fornece, fornecer, dê nos, diga, diga nos, cole,
        cola, colar, envie, envia, enviar, envie nos, compartilhe, partilhe, preencha, preenche, preencher, complete,
        confirme, confirma, confirmar, repita, repetir, redigite, necessário, necessária, precisamos, preciso, é
        preciso, obrigatório, obrigatória, por favor, qual é a, qual é o, qual a sua, qual o seu, qual é, crie, cria,
        escolha, defina, copie, copia, anote, coloque, ponha, não se esqueça, não esqueça, responda com, entre com, faça
        login com, use, usa, utilize, mande, manda, passe nos, submeta, forneça nos, solicitamos, requerido, qual a,
        quais são, qual o, me diga, me passe, me passa, me informe, envie me, me envie, me mande, preciso que, mandar,
        me mandar, me enviar, dar, me dar, dizer, me dizer, ler, leia, passar, me passar, precisaria, precisaríamos,
        compartilhar comigo, você poderia, pode me, pode nos, você poderia me, poderia me, poderia nos, podes enviar,
        podes dizer, poderias enviar, poderia enviar
    """,
    mention_before="""
        esqueceu, esqueci, esquecer, perdeu, perder, mudou, alterou, alterar, mudar, modificar, redefinir, redefiniu,
        repor, recuperar, recuperação, renovar, gerir, gerenciar, armazenar, armazena, guardar, guarda, salvar,
        proteger, protege, gerar, gerado, gerada, expirou, revogar, roubada, hackeada, compartilhou, sobre, acerca, a
        respeito, enviaremos, enviará, enviar lhe, enviamos, receber, receberá, solicitar, solicitou, obter, usa um,
        utiliza um, tem, possui, conhece, nomear, chamar, lembrar, forte, fraca, segura, eliminar, apagar, excluir, se
        tiver, atualizar, substituir, girar, explicar, o termo, criado, trocou, trocar, criamos, geramos, criaremos
    """,
    mention_after="""
        esquecida, esquecido, perdida, expirou, expirada, roubada, hackeada, foi, foram, deve, devem, deveria, pode,
        guardada, armazenada, gerida, alterada, redefinida, gerado, funciona, compartilhada, utilizado, usados, será
        enviado, será enviada, pertence, se chama, protege, vence, expira
    """,
    about="""
        quantos, quantas, quanto, como, por que, porque, quando, onde, quem, que tipo, qual gestor, qual gerenciador,
        quais, você tem, tem um, você usa, usa um, utiliza um, deseja, gostaria, deve, o que acha, qual o tamanho, com
        que frequência, que nome, o que fazer, o que é um, o que é uma, o que acontece, desde quando, existe, há
    """,
    about_first="quem, tem, você tem, é, são, há, já, onde, quando, como",
    plain="""
        nome, nomes, sobrenome, apelido, nome completo, nome de usuário, nome de utilizador, usuário, utilizador, e
        mail, email, correio eletrônico, correio eletrónico, endereço de email, endereço de e mail, telefone, número de
        telefone, celular, telemóvel, endereço, morada, rua, cidade, país, estado, província, região, data de
        nascimento, aniversário, idade, sexo, gênero, profissão, empresa, departamento, equipe, equipa, escola, idioma,
        língua, fuso horário, moeda, montante, preço, quantidade, orçamento, data, hora, assunto, tema, título, opinião,
        descrição, motivo, razão, número do pedido, número da fatura, número de cliente, número de sócio, número da
        conta, iban, cpf, cnpj, rg, nif, cep, servidor, host, anfitrião, porta, url, site, domínio, caminho, ficheiro,
        arquivo, projeto, espaço de trabalho, organização, ambiente, ramo, repositório, dispositivo, nome do
        dispositivo, navegador, destinatário, destino, origem, hotel, quarto, cor, tamanho, grupo, canal, passatempos,
        alergias, latitude, longitude, palavra chave, layout do teclado
    """,
    small="""
        o, a, os, as, um, uma, seu, sua, seus, suas, teu, tua, meu, minha, nosso, nossa, este, esta, esse, essa, ao, à,
        no, na, nos, nas, do, da, dos, das, de, em, para, por, pelo, pela, com, aqui, abaixo, você, nós, eu, tu, é, são,
        novo, nova, antigo, antiga, atual, actual, opcional, que, depois, agora, novamente, também, primeiro, campo,
        seguinte, completo, completa, mesmo, própria, lhe, se, me, e, então, em vez de você, em seu lugar, no seu lugar
    """,
    link="de, do, da, dos, das, para",
    also="e, ou, bem como",
    but="mas, apenas, somente, só, porém, e sim",
    hints={
        "beside": """
            depois do seu usuário, depois do usuário, junto com o usuário, além do usuário, depois do nome de usuário
        """,
        "signin": """
            iniciar sessão, inicia sessão, início de sessão, entrar, entra, fazer login, faz login, acessar, acede,
            aceder, acessa, sua conta, login, logar, caixa de entrada, abrir sua caixa, abrir seu e mail, entrar no,
            entrar na sua conta, abrir o computador, ligar o computador, abrir o e mail, caixa de correio
        """,
        "typing": """
            escreve, escrever, digita, digitar, usa, usar, utiliza, utilizar, insere, introduz, coloca, põe, tecla, com
            a qual, com o qual, que permite, abre, abrem, entra com, digitas, marca, usa para, vai
        """,
        "thing": """
            o que, palavra, palavras, frase, sequência, caracteres, letras, combinação, texto, cadeia, quê, padrão, que,
            o que vai, aquilo que, aquele texto, algo, alguma coisa
        """,
        "digits": "dígitos, dígito, números, número, algarismos, código, numerozinhos",
        "back": "verso, atrás, parte de trás, parte traseira, costas, faixa de assinatura, trás, de trás",
        "card": "cartão, cartão de crédito, cartão bancário",
        "front": "frente, em relevo, impressos",
        "expiry": "validade, vence, vencimento, válido até, expira",
        "sent": """
            enviado, enviamos, enviados, recebido, recebeu, recebeste, chegou, mandamos, acabou de receber, recebidos,
            foi enviado, cheg*, envi*, mand*, receb*, mandar, mandou, enviou, acabou de mandar
        """,
        "phone": "telefone, celular, telemóvel, sms, mensagem de texto, whatsapp",
        "mail": "e mail, email, correio, caixa de entrada",
        "future": """
            enviaremos, enviará, será enviado, receberá, para receber, vamos enviar, poder enviar, enviar lhe,
            mandaremos
        """,
        "authenticator": """
            autenticador, aplicativo autenticador, aplicação de autenticação, app de autenticação, gerador de códigos,
            token físico
        """,
        "shows": "mostra, mostrado, mostrados, aparece, aparecem, gera, gerado, exibe, exibido, exibidos, indica",
        "wallet": "carteira, wallet, cripto",
        "restore": "recuperar, restaurar, recuperação, backup, anotou, anotaste, escreveu, repor, restaur*, recuper*",
        "phrase": "palavras, doze palavras, 12 palavras, 24 palavras, lista de palavras, palavras em inglês",
        "console": """
            console, consola, painel, portal do desenvolvedor, painel de controle, configurações, definições, página de
            desenvolvedor
        """,
        "long": """
            sequência longa, longa sequência, texto longo, cadeia longa, sequência de caracteres, sequência aleatória
        """,
        "begins": "começa com, começa por, inicia com, que começa",
        "cash": "caixa eletrônico, multibanco, caixa automático, sacar dinheiro, levantar dinheiro, saque, maquininha",
        "unlock": """
            desbloquear, desbloqueia, abrir, abre, destravar, desarmar, ligar, liga, iniciar, ligar o computador,
            acordar, abrir o windows, inicia, abres, entra
        """,
        "device": """
            telefone, celular, telemóvel, tela, ecrã, computador, dispositivo, tablet, sim, alarme, cofre, porta,
            notebook, pc, portátil
        """,
        "only_you": """
            só você sabe, só você conhece, só tu sabes, ninguém mais sabe, ninguém mais conhece, não conta a ninguém,
            não diz a ninguém, não compartilha com ninguém, apenas você conhece
        """,
        "dots": "pontos, asteriscos, bolinhas, oculto",
        "capital": "maiúscula*",
        "symbol": "caractere especial, caracteres especiais, carácter especial, símbolo*",
        "refreshes": "a cada 30 segundos, a cada trinta segundos, muda a cada, mudam a cada, cada minuto",
        "mother": "mãe",
        "maiden": "solteira, casamento, antes de casar, antes do casamento, de solteira",
        "question": "pergunta de segurança, pergunta secreta",
        "answer": "resposta",
        "wifi": "wifi, wi fi, roteador, router, rede sem fio, rede sem fios",
        "header": "bearer",
        "generated": "gerado, gerada, emitido, exibida apenas uma vez",
        "account": "conta, banco, identidade, registo, cadastro, aplicativo do banco",
        "few": "três, quatro, seis, oito, três dígitos, seis dígitos, quatro dígitos",
        "twelve": "doze, vinte e quatro, 12 palavras, 24 palavras, doze palavras",
        "paper": "papel, folha, papelzinho, caderno, caixa, na ordem, cartão, bilhete, caderninho",
        "coins": "moedas, criptos, criptomoedas, bitcoins, fundos, saldo",
        "after": """
            depois de, depois do, depois da, logo após, abaixo de, abaixo do, ao lado de, em seguida, além do, além de,
            após, a seguir ao, embaixo, embaixo do, debaixo, em baixo do
        """,
        "user": """
            usuário, nome de usuário, e mail, email, endereço, nome de utilizador, utilizador, número de cliente, cpf
        """,
        "now": "agora, agora mesmo, acabamos de, acabou de, acabaram de, há pouco, neste momento, acabou",
        "proof": """
            que é você, que é mesmo você, é você mesmo, confirmar sua identidade, verificar sua identidade, confirmar a
            sua identidade, verificar a sua identidade, comprovar, que és tu
        """,
        "sms": "sms, torpedo, mensagem de texto, mensagem",
        "last": "últimos, últimas, último, quatro últimos, finais, primeiros",
        "signature": "assinatura, faixa de assinatura, ao lado da assinatura, faixa, tarja",
        "sticker": "etiqueta, adesivo, embaixo do roteador, colado, autocolante, debaixo do router, impresso",
        "only": "só você, somente você, apenas você, só tu, ninguém além de você, só o senhor",
        "know": "sabe, conhece, sabes, conheces, saber, conhecer",
        "app": "aplicativo, app, aplicação",
        "once": "uma única vez, uma só vez, só uma vez, apenas uma vez",
        "between": "entre",
        "printout": "imprimiu, imprimiste, impressos, anotou, guardou, salvou",
        "word": "palavra, a palavra",
        "till": "caixa do mercado, mercado, pagar, maquininha, loja, ao pagar, supermercado",
        "which": "que, quais, qual",
    },
)
