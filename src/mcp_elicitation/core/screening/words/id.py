"""Indonesian."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="id",
    login="""
        kata sandi*, katasandi, sandi, kata kunci masuk, frasa sandi, frasa rahasia, kata rahasia, detail login, data
        login, informasi login, informasi masuk, kredensial*, data masuk, jawaban keamanan, jawaban pertanyaan keamanan,
        jawaban rahasia, jawaban pertanyaan rahasia, nama gadis ibu kandung, nama gadis ibu, nama ibu kandung, pola
        kunci layar, pola buka kunci, paswod, info login
    """,
    codes="""
        kode verifikasi*, kode konfirmasi, kode keamanan, kode otentikasi, kode autentikasi, kode otorisasi, kode sekali
        pakai, kata sandi sekali pakai, sandi sekali pakai, kode satu kali, kode akses, kode masuk, kode login, kode
        pemulihan, kode cadangan, kode darurat, kode aktivasi, kode buka kunci, kode pembuka, kode pemasangan, kode
        penyandingan, kode sms, kode otp, kode rahasia, kode pin, nomor pin, pin atm, pin kartu, pin anda, kode puk,
        kode pribadi, kode alarm, kode brankas, kode dua faktor, kode reset, nomor kartu, nomor kartu kredit, nomor
        kartu debit, nomor kartu atm, nomor kartu bank, kartu kredit, kartu debit, data kartu, informasi kartu, rincian
        kartu, masa berlaku kartu, tanggal kedaluwarsa kartu, kode cvv, kode cvc, nomor identifikasi pribadi, sandi
        transaksi, kode dari email, kode dari sms, kode yang diterima, kode di email
    """,
    keys="""
        kunci api, kunci akses, kunci rahasia, kunci pribadi, kunci privat, kunci enkripsi, kunci dekripsi, kunci
        penandatanganan, kunci tanda tangan, kunci sesi, kunci pemulihan, kunci keamanan, kunci ssh, kunci pgp, kunci
        bersama, kunci jaringan, kunci pengembang, kunci autentikasi, token akses, token penyegaran, token sesi, token
        keamanan, token autentikasi, token otentikasi, token api, token pribadi, token akses pribadi, token rahasia,
        token bot, rahasia klien, rahasia aplikasi, rahasia bersama, rahasia webhook, string koneksi, cookie sesi, frasa
        pemulihan, frasa benih, frasa mnemonik, frase pemulihan, frasa seed, kata pemulihan, sandi aplikasi, kata sandi
        aplikasi
    """,
    unsure={
        "token": "token",
        "key": "kunci",
        "code": "kode",
        "pin": "pin",
        "secret": "rahasia",
    },
    partners="""
        api, verifikasi, konfirmasi, keamanan, otentikasi, autentikasi, otorisasi, sekali pakai, akses, masuk, login,
        pemulihan, cadangan, aktivasi, sms, rahasia, pribadi, privat, enkripsi, sesi, bank, atm, kartu, dompet, sim,
        alarm, brankas, akun, bot, pengembang, server, admin, digit, aplikasi, klien, wifi, otp, diterima, dua faktor,
        dua langkah, darurat, email, transfer, tanda tangan, pajak, portal
    """,
    heads="terlupakan",
    heads_before="""
        jumlah, banyaknya, panjang, kebijakan, petunjuk, kekuatan, nama, jenis, tipe, format, masa berlaku kata, masa
        berlaku token, masa, tanggal, aturan, persyaratan, kerumitan, kompleksitas, pengelola, manajer, aplikasi
        pengelola, pembuat, manajemen, rotasi, riwayat, perubahan, penggantian, ubah, pengaturan ulang, usia, pemilik,
        pemegang, alasan, masalah, kendala, pertanyaan tentang, pendapat, pengalaman, frekuensi, batas, harga, biaya,
        anggaran, status, versi, penyedia, lokasi, tempat, penyimpanan, penggunaan, tujuan, deskripsi, label, minimal,
        minimum, maksimal, maksimum, berapa, empat digit terakhir, 4 digit terakhir, kehilangan, lupa, algoritma,
        metode, cara, saluran, simbol, konsumsi, pengingat, warna, id, pesan kesalahan, judul, artikel
    """,
    harmless="""
        kunci publik, kunci utama, kunci primer, kunci asing, kata kunci, kunci mobil, kunci rumah, kunci motor, kunci
        inggris, kunci sukses, kunci kesuksesan, kunci gitar, kunci jawaban, gantungan kunci, papan ketik, kibor, kode
        pos, kodepos, kode negara, kode area, kode bahasa, kode mata uang, kode promo, kode diskon, kode kupon, kode
        voucher, kode rujukan, kode referral, kode undangan, kode kesalahan, kode status, kode warna, kode produk, kode
        barang, kode sumber, kode batang, kode qr, kode bandara, kode pelanggan, kode booking, kode pemesanan, kode
        pesanan, kode mata kuliah, kode proyek, kode etik, kode bank, kode cabang, kode saham, kode morse, kode
        berpakaian, kode resi, tinjauan kode, paspor, nomor paspor, penumpang, pas masuk, kompas, kartu tanda penduduk,
        ktp, nomor ktp, nik, kartu keluarga, nomor kartu keluarga, kartu anggota, nomor kartu anggota, kartu
        perpustakaan, nomor kartu perpustakaan, kartu mahasiswa, nomor kartu mahasiswa, kartu pelajar, nomor kartu
        pelajar, kartu bpjs, nomor kartu bpjs, kartu hadiah, kartu nama, kartu pos, kartu memori, kartu sim, kartu
        ucapan, pemegang kartu, jenis kartu, jenis kartu kredit, nama di kartu, rahasia dagang, rahasia keluarga,
        rahasia sukses, rahasia kecantikan, taman rahasia, agen rahasia, bahan rahasia, sekretaris, sekretariat,
        pertanyaan keamanan, pertanyaan rahasia, tingkat keamanan, satpam, sabuk pengaman, jumlah token, token maksimum,
        maksimum token, batas token, token listrik, akses internet, mata uang kripto, resep kue, pin peta, penguin,
        pinggang
    """,
    not_before="""
        jangan, tidak, tanpa, bukan, tak, dilarang, kecuali, selain, alih alih, belum, hindari, tidak perlu, tidak
        pernah, jangan pernah
    """,
    not_after="tidak diperlukan, tidak perlu, tidak akan, tidak pernah, tidak disimpan, tidak boleh, jangan",
    ask="""
        masukkan, masukan, ketik, ketikkan, tulis, tuliskan, isi, isikan, berikan, beri, beri tahu, beritahu, kirim,
        kirimkan, tempel, tempelkan, bagikan, sebutkan, sediakan, cantumkan, diperlukan, perlu, membutuhkan, butuh,
        wajib, konfirmasikan, ulangi, mohon, harap, silakan, tolong, apa pin, apa, pilih, atur, buat, salin, gunakan,
        masuk dengan, jangan lupa, serahkan, sampaikan, balas dengan, berapa, kasih, mengirim, mengirimkan, memberi,
        memberikan, bacakan, baca, bisakah, boleh minta, minta, membagikan, saya perlu, bisakah anda, bisa kirim, boleh
        tahu
    """,
    mention_before="""
        lupa, kehilangan, hilang, mengubah, ubah, mengganti, ganti, reset, mengatur ulang, memulihkan, menyimpan,
        simpan, mengelola, melindungi, membuat, kedaluwarsa, dicuri, bocor, tentang, mengenai, terkait, akan mengirim,
        akan mengirimkan, kami kirim, mengirimkan, menerima, meminta, menggunakan, punya, memiliki, kuat, lemah, aman,
        siapa, di mana, kapan, mengapa, kenapa, menghapus, mencabut, memperbarui, jika, mengingat, menamai, kami
        membuat, kami buatkan
    """,
    mention_after="""
        lupa, hilang, kedaluwarsa, dicuri, bocor, harus, sebaiknya, dapat, bisa, berfungsi, disimpan, digunakan, milik,
        akan dikirim, diganti, diubah, terakhir
    """,
    about="""
        berapa, seberapa, bagaimana, mengapa, kenapa, kapan, di mana, siapa, mana, apakah, jenis apa, pengelola apa, apa
        nama, seberapa sering, apa itu, apa pendapat, apa yang terjadi
    """,
    about_first="siapa, apakah",
    plain="""
        nama, nama lengkap, nama depan, nama belakang, nama pengguna, nama panggilan, email, surel, alamat email,
        telepon, nomor telepon, nomor ponsel, nomor hp, ponsel, alamat, jalan, kota, negara, provinsi, kabupaten,
        kecamatan, wilayah, tanggal lahir, tempat lahir, usia, umur, jenis kelamin, pekerjaan, jabatan, perusahaan,
        departemen, divisi, tim, sekolah, bahasa, zona waktu, mata uang, jumlah, harga, kuantitas, anggaran, tanggal,
        waktu, jam, subjek, topik, judul, keterangan, deskripsi, alasan, pendapat, masukan, saran, nomor pesanan, nomor
        faktur, nomor pelanggan, nomor rekening, server, host, porta, situs web, domain, jalur, berkas, proyek, nama
        proyek, organisasi, lingkungan, perangkat, nama perangkat, peramban, penerima, tujuan perjalanan, hotel, kamar,
        warna, ukuran, grup, saluran, hobi, alergi, lintang, bujur
    """,
    small="""
        anda, kamu, saya, kami, kita, ini, itu, di, di sini, di bawah, ke, dari, untuk, pada, dengan, yang, adalah,
        baru, lama, saat ini, sekarang, opsional, lagi, kemudian, dulu, juga, agar, sebuah, berikut, lengkap, telah,
        sudah, oleh, kepada, nya
    """,
    link="dari, untuk",
    also="dan, atau, serta",
    but="melainkan, tetapi, tapi, hanya, cukup, namun",
    hints={
        "beside": "setelah nama pengguna",
        "signin": """
            masuk, login, akun, masuk ke akun, log in, membuka email, buka email, menyalakan komputer, komputer, kotak
            masuk, buka akun
        """,
        "typing": """
            ketik, diketik, gunakan, digunakan, masukkan, dimasukkan, tulis, pakai, dipakai, membuka, anda ketik,
            ketikkan, tekan, anda tekan, pencet, isi, tertulis, diisi, menekan
        """,
        "thing": """
            yang, kata, frasa, rangkaian, karakter, huruf, kombinasi, teks, sesuatu, apa, deretan, pola, apa yang, yang
            tertulis, yang anda
        """,
        "digits": "digit, angka, nomor, kode",
        "back": "belakang, balik, di belakang, bagian belakang, sebaliknya",
        "card": "kartu",
        "front": "depan, bagian depan, timbul",
        "expiry": "berlaku, kedaluwarsa",
        "sent": """
            dikirim, kami kirim, dikirimkan, diterima, anda terima, terkirim, masuk ke, baru saja, masuk, tiba, datang,
            dikirim bank, mengirim
        """,
        "phone": "ponsel, telepon, hp, sms, pesan, whatsapp",
        "mail": "email, surel, kotak masuk",
        "future": "akan kami kirim, akan mengirim, akan dikirim, akan menerima, untuk menerima, ke mana, agar kami",
        "authenticator": "aplikasi autentikator, autentikator, aplikasi otentikator, authenticator",
        "shows": "ditampilkan, menampilkan, muncul, tertera, dihasilkan, terlihat, tampil",
        "wallet": "dompet, kripto, dompet kripto",
        "restore": "memulihkan, pemulihan, cadangan, dicatat, mengembalikan",
        "phrase": "kata, dua belas, 12 kata, 24 kata, kata kata",
        "console": "konsol, dasbor, portal, pengaturan, panel",
        "long": "string panjang, teks panjang, rangkaian panjang, deretan panjang, acak, panjang",
        "begins": "diawali dengan, dimulai dengan, berawalan",
        "cash": "atm, tarik tunai, mengambil uang, mesin edc",
        "unlock": "membuka kunci, membuka, buka, nyalakan, menyalakan, hidupkan, menghidupkan",
        "device": "ponsel, layar, komputer, laptop, perangkat, tablet, sim, alarm, brankas, pintu, hp",
        "only_you": """
            hanya anda yang tahu, hanya kamu yang tahu, hanya anda ketahui, tidak ada orang lain yang tahu, tidak
            diberitahukan kepada siapa, tidak anda beritahukan, dirahasiakan
        """,
        "dots": "titik, bintang",
        "capital": "huruf besar, huruf kapital",
        "symbol": "karakter khusus, simbol",
        "refreshes": "setiap 30 detik, tiap 30 detik, setiap menit, terus berubah",
        "mother": "ibu",
        "maiden": "gadis, sebelum menikah, pernikahan",
        "question": "pertanyaan keamanan, pertanyaan rahasia",
        "answer": "jawaban",
        "wifi": "wifi, wi fi, router, jaringan nirkabel",
        "account": "akun, bank, identitas, pendaftaran, rekening",
        "few": """
            tiga, empat, enam, delapan, tiga angka, enam angka, empat angka, tiga digit, enam digit, empat digit, 6
            digit, 4 digit, 3 digit, 6 angka
        """,
        "twelve": "dua belas, dua puluh empat, 12 kata, 24 kata",
        "paper": "kertas, kertasnya, secarik, kotak, urut, urutan, berurutan, kartu, buku",
        "coins": "koin, kripto, bitcoin, aset, saldo",
        "after": "setelah, sesudah, di bawah, di samping, selain, tepat setelah",
        "user": "nama pengguna, username, alamat, alamat email, email, nomor pelanggan",
        "now": "sekarang, barusan, baru saja, saat ini, tadi, sedang",
        "proof": "bahwa itu anda, benar anda, benar benar anda, ini anda, verifikasi identitas, identitas, memang anda",
        "sms": "sms, pesan singkat, pesan, chat",
        "last": "terakhir, empat terakhir, pertama",
        "signature": "tanda tangan, kolom tanda tangan, pita tanda tangan, pita, strip",
        "sticker": "stiker, label, tempelan, bawah router, tertempel",
        "only": "hanya anda, cuma anda, hanya kamu, cuma kamu, selain anda",
        "know": "tahu, ketahui, mengetahui, kenal",
        "app": "aplikasi",
        "once": "sekali, satu kali, cuma sekali, hanya sekali",
        "between": "antara, di antara",
        "printout": "dicetak, cetak, anda cetak, dicatat",
        "word": "kata",
        "till": "kasir, toko, membayar, mesin edc",
    },
)
