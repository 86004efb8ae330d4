"""Malay."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="ms",
    login="""
        kata laluan*, katalaluan, frasa laluan, frasa rahsia, kata rahsia, butiran log masuk, maklumat log masuk, data
        log masuk, kelayakan log masuk, bukti kelayakan, jawapan keselamatan, jawapan soalan keselamatan, jawapan
        rahsia, nama ibu sebelum berkahwin, corak buka kunci
    """,
    codes="""
        kod pengesahan, kod verifikasi, kod keselamatan, kod sekali guna, kata laluan sekali guna, kod akses, kod log
        masuk, kod pemulihan, kod sandaran, kod kecemasan, kod pengaktifan, kod buka kunci, kod sms, kod otp, kod
        rahsia, kod pin, nombor pin, pin kad, pin atm, kod kebenaran, kod tac, nombor tac, nombor kad, nombor kad
        kredit, nombor kad debit, nombor kad bank, kad kredit, kad debit, butiran kad, maklumat kad, tarikh luput kad,
        tarikh tamat tempoh kad, kod cvv, kod cvc, kod penggera, kod peti besi, kod daripada emel, kod daripada sms, kod
        yang diterima
    """,
    keys="""
        kunci api, kunci akses, kunci rahsia, kunci peribadi, kunci persendirian, kunci penyulitan, kunci tandatangan,
        kunci sesi, kunci pemulihan, kunci keselamatan, kunci ssh, kunci dikongsi, kunci rangkaian, token akses, token
        segar semula, token sesi, token keselamatan, token pengesahan, token api, token peribadi, token akses peribadi,
        token rahsia, token bot, rahsia klien, rahsia aplikasi, rahsia dikongsi, rentetan sambungan, kuki sesi, frasa
        pemulihan, frasa benih, frasa mnemonik, kata laluan aplikasi
    """,
    unsure={
        "token": "token",
        "key": "kunci",
        "code": "kod",
        "pin": "pin",
        "secret": "rahsia",
    },
    partners="""
        api, pengesahan, verifikasi, keselamatan, sekali guna, akses, log masuk, pemulihan, sandaran, pengaktifan, sms,
        rahsia, peribadi, persendirian, penyulitan, sesi, bank, atm, kad, dompet, sim, penggera, akaun, bot, pelayan,
        pentadbir, digit, aplikasi, klien, wifi, kecemasan, emel, pindahan, tandatangan, cukai, portal
    """,
    heads_before="""
        bilangan, jumlah, panjang, dasar, petunjuk, kekuatan, nama, jenis, format, tempoh, tarikh, peraturan, keperluan,
        kerumitan, pengurus, penjana, pengurusan, sejarah, perubahan, penukaran, penetapan semula, pemilik, sebab,
        masalah, pendapat, pengalaman, kekerapan, had, harga, kos, bajet, status, versi, pembekal, lokasi, penyimpanan,
        penggunaan, tujuan, penerangan, minimum, maksimum, berapa, empat digit terakhir, 4 digit terakhir, kehilangan,
        lupa, kaedah, simbol, peringatan, warna
    """,
    harmless="""
        kunci awam, kunci utama, kunci asing, kata kunci, kunci kereta, kunci rumah, kunci kejayaan, rantai kunci, papan
        kekunci, poskod, kod negara, kod kawasan, kod bahasa, kod mata wang, kod promosi, kod diskaun, kod kupon, kod
        baucar, kod rujukan, kod jemputan, kod ralat, kod status, kod warna, kod produk, kod sumber, kod bar, kod qr,
        kod lapangan terbang, kod pelanggan, kod tempahan, kod kursus, kod projek, kod etika, kod pakaian, kod bank, kod
        cawangan, kod swift, semakan kod, pasport, nombor pasport, penumpang, pas masuk, kompas, kad pengenalan, nombor
        kad pengenalan, mykad, kad ahli, nombor kad ahli, kad perpustakaan, nombor kad perpustakaan, kad pelajar, nombor
        kad pelajar, kad hadiah, kad perniagaan, kad memori, kad sim, kad ucapan, kad kesetiaan, nombor kad kesetiaan,
        pemegang kad, jenis kad, rahsia perdagangan, rahsia keluarga, rahsia kejayaan, taman rahsia, ejen rahsia, bahan
        rahsia, setiausaha, soalan keselamatan, soalan rahsia, tahap keselamatan, pengawal keselamatan, tali pinggang
        keledar, bilangan token, token maksimum, had token, akses internet, mata wang kripto, resipi biskut, pengurus
        kata laluan
    """,
    not_before="""
        jangan, tidak, tanpa, bukan, tak, dilarang, kecuali, selain, belum, elakkan, jangan sekali kali, tidak akan
        meminta, tidak akan minta
    """,
    not_after="tidak diperlukan, tidak perlu, tidak akan, tidak disimpan, tidak boleh, jangan",
    ask="""
        masukkan, taip, taipkan, tulis, isi, isikan, berikan, beri, beritahu, hantar, hantarkan, tampal, tampalkan,
        kongsi, kongsikan, nyatakan, sediakan, diperlukan, perlu, perlukan, wajib, sahkan, ulang, ulangi, sila, tolong,
        mohon, apakah, pilih, tetapkan, cipta, salin, gunakan, log masuk dengan, jangan lupa, serahkan, balas dengan,
        apa, berapakah, menghantar, bacakan, baca, bolehkah, boleh minta, minta, bolehkah anda, boleh hantar
    """,
    mention_before="""
        lupa, terlupa, kehilangan, hilang, menukar, tukar, ditukar, menetapkan semula, tetapkan semula, memulihkan,
        menyimpan, simpan, mengurus, melindungi, menjana, tamat, dicuri, bocor, tentang, mengenai, berkaitan, akan
        menghantar, akan hantar, menerima, meminta, menggunakan, mempunyai, ada, kuat, lemah, selamat, siapa, di mana,
        bila, mengapa, kenapa, memadam, mengemas kini, jika, mengingat, menamakan
    """,
    mention_after="""
        lupa, hilang, tamat, dicuri, bocor, mesti, patut, boleh, berfungsi, disimpan, digunakan, milik, akan dihantar,
        ditukar, terakhir
    """,
    about="""
        berapa, bagaimana, mengapa, kenapa, bila, di mana, siapa, mana, adakah, jenis apa, apa nama, kerap, apa itu, apa
        pendapat
    """,
    about_first="siapa, adakah",
    plain="""
        nama, nama penuh, nama pertama, nama akhir, nama pengguna, nama samaran, emel, e mel, alamat emel, telefon,
        nombor telefon, nombor telefon bimbit, alamat, jalan, bandar, negara, negeri, daerah, wilayah, tarikh lahir,
        tempat lahir, umur, jantina, pekerjaan, jawatan, syarikat, jabatan, pasukan, sekolah, bahasa, zon waktu, mata
        wang, jumlah, harga, kuantiti, bajet, tarikh, masa, subjek, topik, tajuk, ulasan, penerangan, sebab, pendapat,
        nombor pesanan, nombor invois, nombor akaun, pelayan, hos, port, laman web, domain, laluan, fail, projek,
        organisasi, persekitaran, peranti, pelayar, penerima, destinasi, hotel, bilik, warna, saiz, kumpulan, saluran,
        hobi, alahan, latitud, longitud
    """,
    small="""
        anda, awak, saya, kami, kita, ini, itu, di, di sini, di bawah, ke, dari, daripada, untuk, pada, dengan, yang,
        ialah, adalah, baharu, baru, lama, semasa, pilihan, sekali lagi, kemudian, dahulu, juga, supaya, sebuah,
        berikut, telah, oleh, kepada
    """,
    link="untuk, dari, daripada",
    also="dan, atau, serta",
    but="tetapi, hanya, cuma, namun, sebaliknya",
    hints={
        "signin": "log masuk, akaun, masuk, buka emel, membuka emel, komputer, peti masuk",
        "typing": """
            taip, ditaip, guna, gunakan, digunakan, masukkan, anda taip, tekan, anda tekan, tertulis, tulis, isi
        """,
        "thing": "yang, perkataan, frasa, rentetan, aksara, huruf, gabungan, teks, sesuatu, apa, apa yang",
        "digits": "digit, nombor, angka, kod",
        "back": "belakang, di belakang",
        "card": "kad",
        "expiry": "luput, tamat tempoh",
        "sent": "dihantar, kami hantar, diterima, anda terima, dihantarkan, masuk ke, tiba, sampai, menghantar",
        "phone": "telefon, sms, mesej, whatsapp",
        "mail": "emel, e mel, peti masuk",
        "future": "akan menghantar, akan dihantar, akan hantar, akan menerima, untuk menerima, ke mana",
        "authenticator": "aplikasi pengesah, pengesah, authenticator",
        "shows": "dipaparkan, memaparkan, muncul, dijana, ditunjukkan",
        "wallet": "dompet, kripto",
        "restore": "memulihkan, pemulihan, sandaran, dicatat",
        "phrase": "perkataan, dua belas, 12 perkataan, 24 perkataan",
        "console": "konsol, papan pemuka, portal, tetapan",
        "long": "rentetan panjang, teks panjang",
        "begins": "bermula dengan",
        "cash": "atm, mengeluarkan wang",
        "unlock": "membuka kunci, buka, membuka, hidupkan, menghidupkan, buka kunci",
        "device": "telefon, skrin, komputer, peranti, tablet, sim, penggera, peti besi, pintu",
        "only_you": "hanya anda tahu, hanya anda yang tahu, tiada orang lain tahu, tidak beritahu sesiapa",
        "refreshes": "setiap 30 saat, setiap minit",
        "mother": "ibu",
        "maiden": "sebelum berkahwin, sebelum kahwin, perkahwinan",
        "question": "soalan keselamatan",
        "answer": "jawapan",
        "account": "akaun, bank, identiti",
        "few": "tiga, empat, enam, lapan, tiga digit, enam digit, empat digit, 6 digit, 4 digit, 3 digit",
        "twelve": "dua belas, dua puluh empat",
        "paper": "kertas, sehelai, kotak, mengikut urutan, urutan, kad, buku",
        "coins": "syiling, kripto, bitcoin, aset, baki",
        "after": "selepas, di bawah, di sebelah, selain, sejurus selepas",
        "user": "nama pengguna, alamat, alamat emel, emel, nombor pelanggan",
        "now": "sekarang, baru sahaja, tadi, sebentar tadi, ketika ini",
        "proof": "bahawa itu anda, memang anda, benar anda, identiti, pengesahan identiti",
        "sms": "sms, mesej",
        "last": "terakhir, pertama",
        "front": "depan, hadapan, timbul",
        "wifi": "wifi, penghala",
        "dots": "bintik, asterisk, titik",
        "capital": "huruf besar",
        "symbol": "simbol, aksara khas",
        "generated": "dijana, sekali sahaja",
        "signature": "tandatangan, jalur tandatangan, jalur, reben",
        "sticker": "pelekat, label, stiker, bawah penghala",
        "only": "hanya anda, cuma anda, selain anda",
        "know": "tahu, ketahui",
        "app": "aplikasi",
        "once": "sekali, sekali sahaja",
        "between": "antara",
        "printout": "dicetak, cetak",
        "word": "perkataan",
        "till": "kaunter, juruwang, kedai, membayar, mesin",
    },
)
