/**
 * Answers of registries in place of a record, as people who write the language would word them: what `whois_answers.test.ts`
 * walks over. No registry's text is copied.
 * @module
 */

/** Language, what says that a name is not registered, and what refuses. */
export const ANSWERS: readonly [language: string, free: readonly string[], refused: readonly string[]][] = [
  ["English", [
    'Object not found: "kestrel-example.com"',
    "The domain has not been registered.",
  ], [
    "Rate limit exceeded",
    "This server does not serve .com",
    "You have reached your daily query limit. Try again in 3600 seconds.",
    "Your query quota is exhausted.",
    "Not authoritative for this top level domain.",
    "No more queries allowed from your address today: access denied.",
    "Your IP 192.0.2.1 has been throttled.",
    "WHOIS is down for maintenance, the service is currently unavailable.",
    "Unknown TLD: com",
    "The extension .com is not supported by this server",
  ]],
  ["Polish", ["Nie znaleziono domeny", "Domena nie jest zarejestrowana", "Brak danych o domenie"], [
    "Przekroczono limit zapytań",
    "Zbyt wiele zapytań. Spróbuj ponownie później.",
    "Dostęp z adresu 192.0.2.1 został zablokowany",
  ]],
  [
    "Turkish",
    ["Kayıt bulunamadı", "Alan adı kayıtlı değil", "Bu isimde tescilli bir kayıt bulunmamaktadır"],
    [
      "Sorgu limitiniz aşıldı",
      "Çok fazla sorgu yaptınız, lütfen daha sonra tekrar deneyin",
      "IP adresiniz engellenmiştir",
      "GÜNLÜK SORGU SAYISI AŞILDI",
    ],
  ],
  [
    "Chinese, simplified",
    ["没有找到匹配的域名", "该域名未注册", "查询的域名不存在", "未查询到该域名的信息"],
    [
      "查询次数超过限制",
      "请求过于频繁,请稍后再试",
      "您的IP已被限制访问",
      "服务器繁忙",
      "不支持该后缀",
    ],
  ],
  ["Chinese, traditional", ["查無此網域名稱", "該域名尚未被註冊", "找不到相符的資料"], [
    "查詢次數已達上限",
    "您的查詢過於頻繁,請稍後再試",
    "拒絕存取",
  ]],
  ["Portuguese", [
    "Domínio não registado",
    "O domínio kestrel-example.pt não foi encontrado",
    "Domínio inexistente",
  ], [
    "Limite de consultas excedido",
    "Demasiados pedidos. Tente mais tarde.",
    "Acesso negado ao endereço 192.0.2.1",
    "Serviço indisponível",
  ]],
  ["Spanish", ["El dominio no está registrado", "No se encontraron resultados", "Dominio disponible"], [
    "Ha superado el límite de consultas",
    "Demasiadas consultas desde su dirección",
    "Acceso denegado",
    "El servicio no está disponible: intente más tarde",
  ]],
  ["French", [
    "Domaine non trouvé",
    "Ce nom de domaine n’existe pas",
    "Aucun enregistrement trouvé",
    "Le domaine est disponible",
  ], [
    "Quota de requêtes dépassé",
    "Trop de requêtes, veuillez réessayer plus tard",
    "Votre adresse IP a été bloquée",
    "Limite atteinte",
  ]],
  ["German", ["Die Domain ist nicht registriert", "Kein Eintrag gefunden", "Domain ist verfügbar"], [
    "Sie haben Ihr Abfragelimit überschritten",
    "Zu viele Anfragen",
    "Zugriff verweigert",
    "Bitte versuchen Sie es später erneut",
    "Der Dienst ist zurzeit nicht verfügbar",
  ]],
  ["Italian", ["Dominio non registrato", "Nessun risultato trovato"], [
    "Superato il limite di interrogazioni",
    "Troppe richieste",
    "Accesso negato",
  ]],
  ["Dutch", ["Domein niet gevonden", "Deze domeinnaam bestaat niet"], [
    "Limiet overschreden",
    "Te veel aanvragen, probeer het later opnieuw",
    "Toegang geweigerd",
  ]],
  ["Danish", ["Domænet findes ikke", "Ingen resultater"], [
    "For mange forespørgsler",
    "Adgang nægtet",
    "Kvoten er overskredet",
  ]],
  ["Norwegian", ["Domenet ble ikke funnet", "Ingen treff"], ["For mange forespørsler", "Tilgang nektet"]],
  ["Swedish", ["Domänen hittades inte", "Inga träffar"], [
    "För många förfrågningar",
    "Åtkomst nekad",
    "Kvoten har överskridits",
  ]],
  ["Finnish", ["Verkkotunnusta ei löydy", "Verkkotunnus ei ole varattu"], [
    "Liian monta kyselyä",
    "Pääsy estetty",
    "Kyselyraja ylitetty",
  ]],
  ["Estonian", ["Domeeni ei leitud"], ["Liiga palju päringuid", "Päringute limiit on ületatud"]],
  ["Latvian", ["Domēns nav atrasts", "Domēns nav reģistrēts"], [
    "Pārāk daudz pieprasījumu",
    "Pieprasījumu limits pārsniegts",
  ]],
  ["Lithuanian", ["Domenas nerastas", "Domenas neregistruotas"], [
    "Per daug užklausų",
    "Viršytas užklausų limitas",
  ]],
  ["Icelandic", ["Lénið fannst ekki", "Lénið er ekki skráð"], ["Of margar fyrirspurnir", "Aðgangi hafnað"]],
  ["Czech", ["Doména nebyla nalezena", "Doména není registrována"], [
    "Překročen limit dotazů",
    "Příliš mnoho dotazů",
    "Přístup odmítnut",
  ]],
  ["Slovak", ["Doména nebola nájdená", "Doména nie je registrovaná"], [
    "Prekročený limit",
    "Príliš veľa dotazov",
  ]],
  ["Hungarian", ["Nincs találat", "A domain nem található"], [
    "Túl sok lekérdezés",
    "A lekérdezési korlát túllépve",
    "Hozzáférés megtagadva",
  ]],
  ["Romanian", ["Domeniul nu a fost găsit", "Domeniul nu este înregistrat"], [
    "Ați depășit limita de interogări",
    "Prea multe cereri",
    "Acces interzis",
  ]],
  ["Croatian", ["Domena nije pronađena", "Domena ne postoji"], [
    "Prekoračen broj upita",
    "Previše upita",
    "Pristup zabranjen",
  ]],
  ["Slovene", ["Domena ne obstaja", "Domena ni registrirana"], [
    "Presežena omejitev poizvedb",
    "Preveč zahtevkov",
  ]],
  ["Albanian", ["Domeni nuk u gjet"], ["Tejkaluat: shumë kërkesa"]],
  ["Greek", ["Το όνομα δεν βρέθηκε", "Δεν υπάρχει τέτοιο όνομα"], [
    "Υπέρβαση ορίου ερωτημάτων",
    "Πάρα πολλά αιτήματα",
    "Άρνηση πρόσβασης",
  ]],
  ["Russian", ["Домен не найден", "Домен не зарегистрирован", "Нет данных о домене"], [
    "Превышено количество запросов",
    "Слишком много запросов, попробуйте позже",
    "Доступ запрещён",
    "Ваш IP-адрес заблокирован",
    "Сервер не обслуживает зону com",
  ]],
  ["Ukrainian", ["Домен не знайдено", "Домен не зареєстровано"], [
    "Перевищено ліміт запитів",
    "Забагато запитів",
    "Доступ заборонено",
  ]],
  ["Belarusian", ["Дамен не знойдзены", "Дамен не зарэгістраваны"], ["Перавышаны ліміт запытаў"]],
  ["Bulgarian", ["Домейнът не е намерен", "Домейнът не е регистриран"], [
    "Надвишен лимит на заявките",
    "Твърде много заявки",
  ]],
  ["Serbian", ["Домен није пронађен", "Домен није регистрован"], ["Прекорачен број упита", "Превише упита"]],
  ["Macedonian", ["Доменот не постои"], ["Премногу барања"]],
  ["Kazakh", ["Домен табылмады", "Домен тіркелмеген"], ["Сұраулар шектен асып кетті"]],
  ["Uzbek", ["Domen topilmadi"], ["Juda ko‘p so‘rov yuborildi"]],
  ["Georgian", ["დომენი ვერ მოიძებნა"], ["ძალიან ბევრი მოთხოვნა"]],
  ["Armenian", ["Տիրույթը չի գտնվել"], ["Հարցումների սահմանը գերազանցված է"]],
  ["Hebrew", ["שם המתחם לא נמצא", "הדומיין אינו רשום"], ["חריגה ממכסת השאילתות", "יותר מדי בקשות"]],
  ["Arabic", ["النطاق غير موجود", "لم يتم العثور على النطاق", "اسم النطاق غير مسجل"], [
    "تم تجاوز الحد المسموح من الاستعلامات",
    "عدد كبير من الطلبات",
    "تم حظر عنوانك",
  ]],
  ["Persian", ["دامنه یافت نشد", "دامنه ثبت نشده است"], [
    "تعداد درخواست‌ها بیش از حد مجاز است",
    "دسترسی ممنوع",
  ]],
  ["Urdu", ["ڈومین نہیں ملا"], ["بہت زیادہ درخواستیں"]],
  ["Hindi", ["डोमेन नहीं मिला", "डोमेन पंजीकृत नहीं है"], ["बहुत अधिक अनुरोध", "अनुरोध अस्वीकृत"]],
  ["Bengali", ["ডোমেইন পাওয়া যায়নি"], ["অনুরোধের সীমা অতিক্রম করেছে"]],
  ["Thai", ["ไม่พบชื่อโดเมน", "โดเมนนี้ยังไม่ได้จดทะเบียน"], ["สอบถามเกินจำนวนที่กำหนด", "กรุณาลองใหม่ภายหลัง"]],
  ["Vietnamese", ["Tên miền chưa được đăng ký", "Không tìm thấy tên miền"], [
    "Bạn đã vượt quá giới hạn truy vấn",
    "Quá nhiều yêu cầu, vui lòng thử lại sau",
  ]],
  ["Indonesian", ["Domain tidak ditemukan", "Domain belum terdaftar"], [
    "Batas permintaan terlampaui",
    "Terlalu banyak permintaan",
    "Akses ditolak",
  ]],
  ["Malay", ["Domain tidak dijumpai", "Tiada rekod"], ["Had pertanyaan telah dilampaui", "Capaian disekat"]],
  ["Filipino", ["Hindi nahanap ang domain"], ["Lumampas sa limitasyon ng mga query"]],
  ["Swahili", ["Jina haijapatikana"], ["Umezidi kiwango, jaribu tena"]],
  ["Afrikaans", ["Domein nie gevind nie"], ["Te veel versoeke"]],
  ["Catalan", ["No s'ha trobat el domini"], ["Massa consultes"]],
  ["Japanese", ["該当するドメイン名が見つかりません", "このドメイン名は登録されていません"], [
    "アクセスが集中しています。しばらくしてから再度お試しください",
    "検索回数の上限を超えました",
    "アクセスが拒否されました",
  ]],
  ["Korean", ["도메인이 등록되어 있지 않습니다", "검색 결과가 없습니다"], [
    "조회 횟수를 초과하였습니다",
    "너무 많은 요청입니다. 잠시 후 다시 시도하십시오",
    "접근이 차단되었습니다",
  ]],
];

/** Neither a record, nor free, nor a refusal: nothing may be made of them. */
export const UNKNOWN: readonly string[] = [
  "Error 42",
  "Invalid domain name: kestrel-example.com",
  "Malformed query",
  "Domain: kestrel-example.com\n",
  "Domain Name: KESTREL-EXAMPLE.COM\nStatus: 17\n",
  "Welcome to the WHOIS service of the registry.\nPlease enter one domain per line.\n",
  "Your block expires: 2027-01-01\n",
  "Tá an fearann ar fáil\n",
  "<html><head><title>WHOIS</title></head><body>Hello</body></html>",
  '{"status":"ok"}',
  "HTTP/1.1 400 Bad Request\r\nServer: nginx\r\nConnection: close\r\n\r\n",
  "El dominio no está disponible\n",
  "Alan adı uygun değil\n",
];
