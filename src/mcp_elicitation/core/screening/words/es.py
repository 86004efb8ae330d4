"""Spanish."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="es",
    login="""
        contraseña*, contrasenia*, contrasena*, frase de contraseña, frase secreta, palabra secreta, palabra de paso,
        palabra de seguridad, frase de acceso, frase de seguridad, clave de acceso, claves de acceso, clave secreta,
        clave de usuario, clave personal, clave de ingreso, clave bancaria, clave de internet, clave web, clave de
        inicio de sesión, clave maestra, clave dinámica, clave del cajero, clave wifi, clave de wifi, clave numérica, su
        clave, tu clave, credenciales*, credenciales de acceso, datos de acceso, datos de inicio de sesión, datos de
        ingreso, datos de login, respuesta secreta, respuesta de seguridad, respuesta a la|su|tu pregunta de seguridad,
        respuesta a la|su|tu pregunta secreta, apellido de soltera de su|tu|la madre, apellido de soltera materno,
        apellido de soltera, patrón de desbloqueo, contraseña maestra, contra seña, pasword, santo y seña, clave de
        operaciones, clave operativa, clave de firma, clave de operación, usuario y contraseña
    """,
    codes="""
        código|codigo de verificación, código de confirmación, código de validación, código de autenticación, código de
        autorización, código de seguridad, código secreto, código de acceso, código de ingreso, código de inicio de
        sesión, código de un solo uso, código único, código temporal, código de recuperación, código de respaldo, código
        de emergencia, código de activación, código de desbloqueo, código de vinculación, código de emparejamiento,
        código sms, código por sms, código del sms, código pin, código puk, código otp, código de 6 dígitos, código de
        seis dígitos, código de 4 dígitos, código de doble factor, código de dos factores, código 2fa, código personal,
        código de restablecimiento, código de alarma, código de la alarma, código de la puerta, código de la caja
        fuerte, código cvv, código cvc, código de la tarjeta, número|numero|núm|nº de tarjeta, número de tarjeta de
        crédito, número de tarjeta de débito, número de la|su|tu tarjeta, tarjeta de crédito, tarjeta de débito, tarjeta
        bancaria, datos de la|su|tu tarjeta, datos de tarjeta, datos de pago, fecha de vencimiento de la|su|tu tarjeta,
        fecha de caducidad de la|su|tu tarjeta, fecha de expiración de la|su|tu tarjeta, vencimiento de la tarjeta,
        caducidad de la tarjeta, caducidad de tu tarjeta, vencimiento de tarjeta, pin de la tarjeta, pin de seguridad,
        pin bancario, número pin, número de identificación personal, clave de un solo uso, contraseña de un solo uso,
        clave temporal, clave sms, clave de la tarjeta, clave de cajero, clave dinamica, token bancario, clave de
        verificación, clave de desbloqueo, clave otp, token digital, nip de la tarjeta, código del correo, código que te
        llegó, código recibido, código del mensaje, número tarjeta, tu nip, su nip, nip bancario, nip de seguridad, nip
        del cajero
    """,
    keys="""
        clave|claves|llave api, clave|claves de api, clave de la api, llave de api, clave|llave privada, clave privada,
        claves privadas, clave secreta, clave de cifrado, clave de encriptación, clave de descifrado, clave de firma,
        clave de sesión, clave de recuperación, clave ssh, clave pgp, clave gpg, llave ssh, clave compartida, clave
        precompartida, clave de desarrollador, clave de cuenta de servicio, clave de red, clave de aplicación, clave de
        seguridad, clave de autenticación, clave de autorización, clave de despliegue, clave de cliente, clave de
        suscripción, llave de acceso, llave secreta, token|ficha de acceso, token de autenticación, token de
        autorización, token de actualización, token de refresco, token de renovación, token de sesión, token de
        seguridad, token de api, token api, token personal, token secreto, token del bot, token portador, token de bot,
        secreto de cliente, secreto del cliente, secreto de la aplicación, secreto de aplicación, secreto compartido,
        secreto de firma, secreto del webhook, secreto de webhook, cadena de conexión, cookie de sesión, cookies de
        sesión, frase semilla, frase de recuperación, frase mnemotécnica, frase mnemónica, frase de respaldo, palabras
        de recuperación, palabras semilla, semilla de la|su|tu billetera, semilla de la cartera, semilla del monedero,
        frase secreta de recuperación, contraseña de aplicación, identificador de acceso secreto
    """,
    unsure={
        "token": "token*, tokens",
        "key": "clave, claves, llave, llaves, clave de producto, clave de licencia, clave de activación",
        "code": "código*, codigos",
        "pin": "pin",
        "secret": "secreto, secretos, semilla, cookie, secreta",
        "pass": "credencial",
    },
    partners="""
        api, acceso, secreta, secreto, privada, privado, personal, verificación, validación, confirmación,
        autenticación, autorización, seguridad, recuperación, respaldo, ingreso, sms, sesión, cifrado, firma, bancaria,
        bancario, banco, tarjeta, billetera, monedero, cuenta, alarma, caja fuerte, desbloqueo, activación, único,
        temporal, un solo uso, usuario, cajero, portador, desarrollador, bot, cliente, aplicación, wifi, servidor,
        admin, administrador, recibido, dígitos, correo electrónico recibido, webhook, correo, red, internet, factores,
        dos factores, dos pasos, repuesto, emergencia, transferencia, buzón, hacienda, banca, sede
    """,
    heads="olvidada, olvidado, perdida",
    heads_before="""
        número, cantidad, longitud, largo, política*, pista, indicio, fuerza, fortaleza, seguridad, duración, fecha,
        nombre, tipo, tipos, formato, regla*, requisito*, complejidad, gestor*, administrador*, generador*, gestión,
        rotación, vencimiento, caducidad, expiración, historial, cambio*, modificación, restablecimiento, renovación,
        propietario, titular, dueño, motivo, razón, problema*, pregunta*, duda*, opinión, experiencia, frecuencia,
        límite, cuota, precio, costo, coste, presupuesto, identificador, estado, versión, proveedor*, emisor*,
        ubicación, almacenamiento, uso, propósito, descripción, etiqueta, alias, mínimo, mínima, máximo, máxima,
        cuántos, cuántas, qué tipo, longitud mínima, últimos cuatro dígitos, últimos 4 dígitos, cuatro últimos dígitos,
        pérdida, robo, olvido, algoritmo, método*, modo, canal, símbolo, consumo, recordatorio, prefijo, alcance,
        permisos, definición, color, marca, copias, ámbito, política, url, id, número máximo, número de intentos,
        mensaje de error, título, artículo, texto, qué caracteres, caracteres permitidos
    """,
    harmless="""
        palabra clave, palabras clave, clave pública, claves públicas, llave pública, clave primaria, clave foránea,
        clave externa, clave de sol, clave de fa, clave musical, clave lada, clave del éxito, claves del éxito, clave de
        ordenación, clave de partición, clave de elector, clave interbancaria, clabe interbancaria, clave catastral,
        clave única de registro, llaves del coche, llaves de casa, llaves de la casa, llave del coche, llave inglesa,
        llave de agua, llave allen, llavero*, persona clave, personas clave, punto clave, puntos clave, dato clave,
        fecha clave, fechas clave, momento clave, factor clave, factores clave, indicador clave, indicadores clave,
        código postal, códigos postales, código de país, código de área, código de idioma, código de moneda, código
        promocional, código de descuento, código de cupón, código de referido, código de invitación, código de error,
        código de estado, código de color*, código de producto, código de artículo, código fuente, código de barras,
        código qr, código de vestimenta, código de conducta, código civil, código penal, código morse, código de
        aeropuerto, código swift, código de cliente, código de reserva, código de pedido, código de curso, revisión de
        código, nombre en clave, código iata, código de banco, código de sucursal, código fiscal, código de ciudad,
        código de empleado, código tributario, código de regalo, pasaporte*, pasajero*, tarjeta de embarque, pase de
        abordar, pase de temporada, paso, compás, carnet de identidad, documento de identidad, tarjeta de identidad,
        número de tarjeta de identidad, tarjeta de fidelidad, tarjeta de fidelización, número de tarjeta de
        fidelización, número de tarjeta de fidelidad, tarjeta de socio, número de tarjeta de socio, tarjeta sanitaria,
        número de tarjeta sanitaria, tarjeta de biblioteca, número de tarjeta de biblioteca, tarjeta de residencia,
        tarjeta de transporte, número de tarjeta de transporte, tarjeta de visita, tarjeta de presentación, tarjeta
        regalo, tarjeta de regalo, tarjeta postal, tarjeta de memoria, tarjeta gráfica, tarjeta sim, tarjeta de
        cumpleaños, titular de la tarjeta, tipo de tarjeta, nombre en la tarjeta, marca de tarjeta, secreto comercial,
        secreto profesional, secreto de familia, secretos de familia, secreto industrial, secreto a voces, amigo
        secreto, jardín secreto, agente secreto, ingrediente secreto, receta secreta, secretario*, secretaria*,
        secretaría, pregunta de seguridad, preguntas de seguridad, pregunta secreta, nivel de seguridad, guardia de
        seguridad, número de seguridad social, seguridad social, cinturón de seguridad, número de tokens, tokens
        máximos, máximo de tokens, cantidad de tokens, límite de tokens, ficha técnica, acceso a internet, acceso para
        discapacitados, pin en el mapa, pino, espina, fijar pin, receta de galletas, política de cookies, preferencias
        de cookies, criptomoneda*, teclado*, semilla aleatoria, semillas de*, tipo de semilla*, credencial de elector,
        credencial escolar, credencial de estudiante, pin de solapa, pin de recuerdo, pines
    """,
    not_before="""
        no, nunca, jamás, sin, en lugar de, en vez de, ni, ningún, ninguna, excepto, salvo, evite, evita, tampoco, nadie
    """,
    not_after="no es, no son, no debe, no deben, no será, no serán, nunca se, no se, innecesari*, prohibid*",
    ask="""
        introducir, introduzca, introduce, ingresar, ingrese, ingresa, escribir, escriba, escribe, teclee, teclea,
        digite, digita, indique, indica, indicar, proporcionar, proporcione, proporciona, facilite, facilita, facilitar,
        dar, danos, denos, dinos, díganos, dime, pegar, pegue, pega, enviar, envíe, envía, envíenos, envíanos,
        compartir, comparta, comparte, rellenar, rellene, rellena, completar, complete, completa, insertar, inserte,
        inserta, confirmar, confirme, confirma, repetir, repita, repite, necesario, necesaria, necesitamos, necesito, se
        requiere, requerido, requerida, obligatorio, por favor, cuál es, cuál era, cree, crea, elija, elige, establezca,
        copie, copia, anote, ponga, pon, poner, no olvide, no olvides, suministre, suministrar, responda con, inicie
        sesión con, inicia sesión con, utilice, use, usa, mándanos, manda, mande, especifique, remita, haga llegar,
        coloque, cuáles son, pásame, pásanos, mándame, envíame, dame, facilítame, facilítanos, indícanos, apunta,
        necesito que, mandarme, enviarme, mandarnos, enviarnos, darme, decirme, decirnos, pasarme, leerme, léeme,
        necesitaría, necesitaríamos, compartir conmigo, facilitarme, me das, me pasas, me dices, puedes darme, puedes
        enviarme, puedes decirme, puedes pasarme, puede darme, puede enviarme, puede decirme, podrías darme, podrías
        enviarme, podrías mandarme, podría enviarme, podría darme, podrías decirme
    """,
    mention_before="""
        olvidó, olvidaste, olvidado, olvidé, olvidar, perdió, perdido, perder, cambió, cambiado, cambiar, cambiaste,
        modificar, modificado, restablecer, restablecido, restableció, recuperar, recuperación, renovar, gestionar,
        administrar, almacenar, guardar, guarda, guardado, proteger, protege, generar, generado, caducado, caducó,
        vencido, venció, revocar, revocado, robado, hackeado, compartido, sobre, acerca, respecto, enviaremos, enviará,
        enviarle, enviarte, enviamos, recibir, recibirá, recibirás, solicitar, solicitado, obtener, utiliza, usa usted,
        tiene, tienes, conoce, nombrar, llamar, recordar, segura, débil, fuerte, eliminar, borrar, si tiene, actualizar,
        reemplazar, rotar, explicar, el término, creado, creamos, generamos, crearemos
    """,
    mention_after="""
        olvidada, olvidado, perdida, caducó, caducada, venció, robada, hackeada, fue, fueron, ha sido, debe, deben,
        debería, puede, guardada, guardado, almacenada, gestionada, cambiada, restablecida, generado, funciona,
        compartida, utilizado, usados, se enviará, será enviado, pertenece, se llama, protege, vence, caduca, expira
    """,
    about="""
        cuántos, cuántas, cuánto, cómo, por qué, cuándo, dónde, quién, quiénes, qué tipo, qué gestor, cuáles, tiene
        usted, ha cambiado, has cambiado, utiliza un, usas un, usa un, desea, quiere, debería, qué opina, qué longitud,
        con qué frecuencia, qué nombre, a quién, qué hacer, qué es un, qué es una, qué pasa, cada cuánto, desde cuándo,
        existe, hay
    """,
    about_first="quién, tiene, tienes, ha, has, han, es, son, dónde, cuándo, cómo",
    plain="""
        nombre, nombres, apellido, apellidos, nombre completo, nombre de usuario, usuario, apodo, alias, correo, correo
        electrónico, e mail, email, teléfono, número de teléfono, celular, móvil, dirección, calle, ciudad, país,
        provincia, estado, región, fecha de nacimiento, cumpleaños, lugar de nacimiento, edad, sexo, género, profesión,
        ocupación, empresa, compañía, departamento, equipo, escuela, idioma, zona horaria, moneda, importe, monto,
        precio, cantidad, presupuesto, fecha, hora, asunto, tema, título, opinión, descripción, motivo, razón, número de
        pedido, número de factura, número de cliente, número de socio, número de cuenta, iban, número de pasaporte, dni,
        nie, rut, curp, servidor, host, anfitrión, puerto, url, sitio web, dominio, ruta, archivo, proyecto, espacio de
        trabajo, organización, entorno, rama, repositorio, dispositivo, nombre del dispositivo, navegador, destinatario,
        destino, origen, hotel, habitación, color, talla, tamaño, grupo, canal, aficiones, alergias, latitud, longitud
        geográfica, gestor, palabra clave, distribución del teclado
    """,
    small="""
        el, la, los, las, un, una, unos, unas, su, sus, tu, tus, mi, mis, nuestro, este, esta, estos, ese, esa, a, al,
        en, de, del, para, por, con, aquí, abajo, usted, nosotros, yo, tú, es, son, nuevo, nueva, antiguo, antigua,
        actual, opcional, que, luego, ahora, después, otra vez, de nuevo, también, primero, valor, campo, siguiente,
        completo, completa, mismo, propia, le, te, se, lo, nos, me, y luego, más, en lugar de usted, en su lugar, en tu
        lugar
    """,
    link="de, del, para",
    also="y, o, e, u, así como",
    but="sino, pero, solo, solamente, únicamente, en cambio",
    hints={
        "beside": """
            después de su usuario, después de tu usuario, después del usuario, junto a su usuario, junto a tu usuario,
            junto con tu usuario, junto con su usuario, además del usuario
        """,
        "signin": """
            iniciar sesión, inicia sesión, inicias sesión, inicio de sesión, entrar, entra, entras, acceder, accede,
            ingresar, ingresa, ingresas, conectarte, conectarse, su cuenta, tu cuenta, login, loguearte, iniciar, abrir
            tu correo, abrir el correo, entrar en tu correo, tu buzón, bandeja de entrada, encender, entrar en, tu
            correo, abres tu correo
        """,
        "typing": """
            escribe, escribes, escribir, teclea, tecleas, usa, usas, utiliza, utilizas, introduce, introduces, pone,
            pones, pulsa, ingresas, digita, utilizada, escriba, ingresa, con la que, con el que, que te permite, que le
            permite, abre, abren, protege, accedes, entras con, tecleáis, marcas, pulsas, digitas, metes, conectarse,
            conectarte, viene, va
        """,
        "thing": """
            lo que, palabra, palabras, frase, cadena, caracteres, letras, combinación, texto, secuencia, qué, patrón, lo
            que viene, lo que va, lo que pones, algo
        """,
        "digits": "dígitos, dígito, números, número, cifras, código, numeritos",
        "back": "reverso, dorso, detrás, parte trasera, parte posterior, atrás, banda de firma, de atrás",
        "card": "tarjeta, tarjeta de crédito, tarjeta de débito, tarjeta bancaria",
        "front": "frente, anverso, delante, parte frontal, relieve, impresos",
        "expiry": "vence, vencimiento, caduca, caducidad, válida hasta, expira",
        "sent": """
            enviado, enviamos, enviados, recibido, recibió, recibiste, llegó, hemos enviado, mandamos, mandado, acaba de
            recibir, acabas de recibir, recibidos, te llegó, le llegó, lleg*, envi*, mand*, recib*, mandar, te acaba de
            mandar, ha mandado
        """,
        "phone": "teléfono, móvil, celular, sms, mensaje de texto, smartphone, whatsapp",
        "mail": "correo, correo electrónico, email, bandeja de entrada, buzón",
        "future": """
            enviaremos, enviará, se enviará, recibirá, recibirás, para recibir, vamos a enviar, poder enviar, enviarle,
            enviarte, mandaremos
        """,
        "authenticator": """
            autenticador, aplicación de autenticación, app de autenticación, app autenticadora, generador de códigos,
            token físico
        """,
        "shows": "muestra, mostrado, mostrados, aparece, aparecen, genera, generado, indica, da, sale, ves",
        "wallet": "billetera, monedero, cartera, wallet, cripto",
        "restore": """
            recuperar, restaurar, recuperación, respaldo, anotaste, anotó, apuntaste, escritas, copia de seguridad,
            restaur*, recuper*
        """,
        "phrase": """
            palabras, doce palabras, 12 palabras, 24 palabras, lista de palabras, palabritas, palabras en inglés
        """,
        "console": """
            consola, consola de desarrollador, portal de desarrolladores, panel, panel de control, ajustes,
            configuración, página de desarrollador
        """,
        "long": "cadena larga, larga cadena, texto largo, cadena de caracteres, secuencia larga, cadena aleatoria",
        "begins": "empieza por, empieza con, comienza con, comienza por, que empieza, que comienza",
        "cash": "cajero, cajero automático, sacar dinero, sacas dinero, retirar dinero, retirar efectivo, datáfono",
        "unlock": """
            desbloquear, desbloquea, desbloqueas, abrir, abre, desactivar, desarmar, encender, enciendes, prender,
            prendes, arrancar, arrancas, despertar, iniciar el equipo, abres, entras
        """,
        "device": """
            teléfono, móvil, celular, pantalla, ordenador, computadora, dispositivo, tableta, sim, alarma, caja fuerte,
            puerta, portátil, computador, pc
        """,
        "only_you": """
            solo tú conoces, solo usted conoce, solo tú sabes, solo usted sabe, nadie más conoce, nadie más sabe, no le
            dices a nadie, no compartes con nadie, no debe decir a nadie, guardas en secreto, no le cuentas a nadie
        """,
        "dots": "puntos, asteriscos, puntitos, oculto",
        "capital": "mayúscula*",
        "symbol": "carácter especial, caracteres especiales, símbolo*",
        "refreshes": "cada 30 segundos, cada treinta segundos, cambia cada, cambian cada, cada minuto, va cambiando",
        "mother": "madre, mamá, materno",
        "maiden": "soltera, boda, antes de casarse, antes de la boda, de soltera",
        "question": "pregunta de seguridad, pregunta secreta",
        "answer": "respuesta",
        "wifi": "wifi, wi fi, router, red inalámbrica",
        "header": "bearer",
        "generated": "generado, generada, emitido, se muestra una sola vez, asignada",
        "account": "cuenta, banco, identidad, registro, app del banco, banca",
        "few": "tres, cuatro, seis, ocho, tres dígitos, seis dígitos, cuatro dígitos",
        "twelve": "doce, veinticuatro, 12 palabras, 24 palabras, doce palabras",
        "paper": "papel, hoja, papelito, cuaderno, caja, en orden, en el orden, tarjetita, libreta, cartulina",
        "coins": "monedas, criptos, criptomonedas, bitcoins, fondos, saldo",
        "after": "después de, tras, debajo de, junto a, detrás de, a continuación de, además de, luego de, debajo",
        "user": """
            usuario, nombre de usuario, correo, dirección, dirección de correo, número de cliente, el correo, el usuario
        """,
        "now": "ahora, ahora mismo, acabamos de, acaba de, acaban de, recién, hace un momento, acabas de",
        "proof": """
            que eres tú, que es usted, eres tú, verificar tu identidad, verificar su identidad, confirmar tu identidad,
            comprobar tu identidad, que de verdad eres tú, confirmar que eres
        """,
        "sms": "sms, mensaje de texto, mensaje",
        "last": "últimos, últimas, último, últimos cuatro, primeros",
        "signature": "firma, banda de firma, junto a la firma, espacio de la firma, franja, banda blanca",
        "sticker": "pegatina, etiqueta, debajo del router, pegado, abajo del router, impreso en",
        "only": "solo tú, sólo tú, solo usted, sólo usted, únicamente tú, nadie más que tú, tú solo",
        "know": "sabes, sabe, conoces, conoce, saber, conocer, sabéis",
        "app": "aplicación, app",
        "once": "una sola vez, una única vez, solo una vez, sólo una vez",
        "between": "entre",
        "printout": "imprimiste, imprimió, impresos, que imprimiste, anotaste, guardaste, apuntaste",
        "word": "palabra, la palabra",
        "till": "caja, súper, supermercado, pagar, tienda, datáfono, al pagar",
        "which": "qué, cuáles, cuál",
    },
)
