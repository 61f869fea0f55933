/**
 * Phrases of one to four words by topic, parted by "|"; every CJK character counts as a word of its own.
 *
 * Source: written by hand from the wording of parking services' templates (Vissers et al., "Parking Sensors", NDSS 2015,
 * section 3; Zirngibl et al., "Domain Parking: Largely Present, Rarely Considered", TMA 2022, section 4), of web servers'
 * default pages and of sign-in and payment forms; 2026-11-21.
 * @module
 */

/** What a phrase is about. */
export type Topic =
  | "sale"
  | "domain"
  | "parking"
  | "construction"
  | "hosting"
  | "signin"
  | "signup"
  | "secret"
  | "urgency"
  | "free"
  | "article"
  | "shop"
  | "company"
  | "legal"
  | "brand";

/** The phrases of each topic; one of two topics belongs to the first. */
export const PHRASES: Readonly<Record<Topic, string>> = {
  sale: "domain for sale|domain is for sale|is for sale|may be for sale|buy this domain|" +
    "purchase this domain|buy domain|this domain is available|make an offer|make offer|submit offer|" +
    "place a bid|minimum offer|premium domain|domain broker|buy now for|lease to own|" +
    "domain zu verkaufen|domain steht zum verkauf|diese domain kaufen|domain kaufen|zum verkauf|" +
    "domaine à vendre|domaine est à vendre|est à vendre|nom de domaine|acheter ce domaine|" +
    "dominio en venta|en venta|dominio è in vendita|in vendita|domein te koop|te koop|" +
    "домен продается|домен продаётся|продается домен|купить домен|域 名 出 售|域 名 转 让|出 售|" +
    "このドメイン|interested in this domain|inquire about|domain inquiry|own this domain|get this domain|" +
    "price request|request price|acquire this|domain marketplace|interested in buying|your offer|" +
    "domain name for sale|selling this domain|want this domain|offer for this domain|trade domain|available for purchase|is available for purchase|get a price|minimum price|asking price|listed at afternic|afternic|hugedomains|dan com|undeveloped|efty|sav com|brandable domain|exclusive domain|domain auction|domain is listed|buy this name|make us an offer|offer submitted|angebot abgeben|domain steht zum verkauf|domainname steht zum verkauf|steht zum verkauf|faire une offre|está a la venta|à venda|domínio à venda|na sprzedaż|domena na sprzedaż|na prodej|eladó|satılık|satılıktır|продается домен|домен выставлен|для покупки|売 却|このドメインは|販 売 中|本 域 名|购 买 域 名|可 转 让|米 表|此 域 名|" +
    "till salu|domänen är till salu|til salg|til salgs|domænet er til salg|myytävänä|verkkotunnus myytävänä|de vânzare|domeniu de vânzare|πωλείται|продається|домен продається|продава се|домейн за продажба|na prodaju|naprodaj|na predaj|predáva sa|למכירה|للبيع|tên miền này|bán tên miền|domain ini dijual|dijual|판매|도메인 판매|도메인을 판매|도메인 구매|이 도메인은|도메인은 판매|도메인을 구입|도메인 매매|zu erwerben|domain erwerben|acquérir ce domaine|comprar este dominio|acquista questo dominio|comprar este domínio|dit domein kopen|kup tę domenę|domain kopen|bu alan adı satılıktır|make offer now|lease this domain|rent this domain|installment plan|secure this domain",
  domain: "domain|domains|domain name|domainname|domaine|dominio|domein|домен|域 名|whois|registrar|escrow|" +
    "nameserver|nameservers|dns|expired|renew|renewal|domena|domény|doména|domän|domänen|domæne|domäne|domínio|domini|alan adı|доменное имя|доменного|ドメイン|도메인|dominion|domeinnaam|domainnamen",
  parking:
    "domain parking|parked free|parked domain|is parked|parking page|parked page|has been parked|parked by|" +
    "geparkt|related searches|related links|related search|sponsored listings|sponsored links|" +
    "search ads|the sponsored listings|domain owner|this page was generated|provided by|" +
    "domain has expired|domain name has expired|domain expired|has expired|just been registered|" +
    "was registered|registered with|recently registered|newly registered|domain is registered|" +
    "domain has been registered|reserved domain|registered for a client|parkingcrew|sedo|bodis|" +
    "parked|parking|future home|future home of|parked at|parked for|parked on|parking service|currently parked|domain parked|free parking|parked courtesy|courtesy of|geregistreerd door|geparkeerd|gereserveerd|is geregistreerd|bereits vergeben|bereits registriert|kunden registriert|unserer kunden|soeben freigeschaltet|wurde registriert|est enregistré|a été enregistré|nom de domaine est|domaine a bien été|dominio registrado|ha sido registrado|dominio è stato registrato|è stato registrato|è registrato|dominio aparcado|domínio registrado|está registrado|zarejestrowana|zaparkowana|utrzymywana na serwerach|jest utrzymywana|domena jest|je zaregistrována|je zaparkována|je zaregistrovaná|är registrerad|parkerad|er registreret|parkeret|er parkeret|kayıtlıdır|домен зарегистрирован|домен припаркован|припаркован|зарегистрирован|домен не привязан|取 得 されています|已 被 注 册|已 注 册|域 名 已|favorite links|favourite links|popular links|searches related|sponsored results|sponsored links for|ads by google|search portal|resources and information|third party advertisers|relationship with the advertisers|relationship with third party|third party neither|trademark issues please contact|inquire about this domain|is this your domain|congratulations on the new|brand new domain|new domain|domain name registered|registered at|was recently registered|purchased and parked|one of our customers|registered by|registered on behalf|domain holder|held by its owner|this domain is reserved|reserved by|" +
    "sponsored listing|sponsored results for|related topics|trending searches|find the best information|the best resources|best and most relevant|relevant information on|verwandte suchbegriffe|verwandte suchen|gesponserte links|sponsorenlinks|recherches associées|recherches apparentées|liens sponsorisés|liens connexes|búsquedas relacionadas|enlaces relacionados|enlaces patrocinados|ricerche correlate|link sponsorizzati|gerelateerde zoekopdrachten|gerelateerde links|gesponsorde links|pesquisas relacionadas|links patrocinados|powiązane wyszukiwania|linki sponsorowane|související vyhledávání|relaterade sökningar|relaterede søgninger|ilgili aramalar|похожие запросы|спонсорские ссылки|관련 검색어|관련 검색|스폰서 링크|도메인 파킹|파킹 페이지|파킹된 도메인|등록된 도메인|도메인이 등록|関 連 検 索|相 关 搜 索|nor maintain any relationship|in case of trademark|domain owner directly|generated by the domain|using sedo|using sedo domain parking|parking program|courtesy of godaddy|parked with|parkert|parcheggiato|zaparkována|parkolt|pysäköity",
  construction:
    "under construction|coming soon|launching soon|site is coming|website is coming|in construction|" +
    "being built|stay tuned|we are working|check back soon|opening soon|" +
    "website coming|page coming|im aufbau|im bau|en construction|bientôt|en construcción|próximamente|" +
    "in costruzione|em construção|em breve|в разработке|建 设 中|即 将|準 備 中|notify me|be back soon|" +
    "under maintenance|undergoing maintenance|something awesome|launch date|website is under|under development|currently under development|under maintenance|performing maintenance|performing some maintenance|scheduled maintenance|down for maintenance|back online shortly|be back online|come back later|please come back|check back later|check back for|please check back|back shortly|will be back|new website is|our new website|new site is|website is on|on its way|great things are|things are coming|on the horizon|big is brewing|intentionally left blank|idea still being|still being worked|being worked on|opening shortly|launching shortly|get notified|let you know when|construction page|website launch|site launch|website will be|site will be|available soon|will be available|online soon|live soon|not yet available|hier entsteht|entsteht in kürze|in kürze|demnächst|bald wieder|wird überarbeitet|wird gerade|wir bauen um|im entstehen|noch nicht verfügbar|noch keine inhalte|baustelle|wartungsarbeiten|in vorbereitung|cours de construction|site en maintenance|en maintenance|bientôt disponible|sera bientôt|prochainement|revenez bientôt|página en construcción|sitio en construcción|vuelva pronto|muy pronto|en mantenimiento|sito in allestimento|in allestimento|torna a trovarci|in manutenzione|prossimamente|in aanbouw|in opbouw|binnenkort|onder constructie|página em construção|site em construção|em manutenção|disponível em breve|aguarde|w budowie|strona w budowie|wkrótce|ve výstavbě|již brzy|vo výstavbe|připravujeme|fejlesztés alatt|hamarosan|under uppbyggnad|kommer snart|under konstruktion|under opbygning|under konstruksjon|yapım aşamasında|yakında|bakımda|сайт в разработке|находится в разработке|в стадии разработки|сайт находится|скоро открытие|скоро здесь|скоро откроется|ведутся работы|технические работы|на реконструкции|网 站 建 设|正 在 建 设|敬 请 期 待|即 将 上 线|维 护 中|工 事 中|メンテナンス|近 日 公 開|준비중|준비중입니다|공사중|" +
    "rakenteilla|tulossa pian|avataan pian|sivusto on rakenteilla|υπό κατασκευή|υπο κατασκευη|σύντομα κοντά σας|در دست ساخت|به زودی|قيد الإنشاء|تحت الإنشاء|قريبا|האתר בבנייה|בבנייה|בקרוב|sắp ra mắt|đang xây dựng|đang bảo trì|segera hadir|dalam pembangunan|sedang dalam perbaikan|în construcție|in constructie|în curând|очаквайте скоро|в процес на изграждане|u izradi|u izgradnji|v izdelavi|ruošiamas|netrukus|drīzumā|ehitamisel|en construcció|незабаром|сайт у розробці|в розробці|sito in costruzione|neuer webauftritt|strona w przygotowaniu|w przygotowaniu|site em breve|próximo lanzamiento|nächstens|yapım aşamasındayız|çok yakında|を 準 備|开 发 中|곧 오픈|오픈 예정|점검 중|we are launching|we re launching|something great|something amazing|something new is coming|is on the way|coming very soon|coming back soon|be back shortly|we ll be back|site under maintenance|almost ready|almost here|nearly ready|site is being|website is being|page is being built",
  hosting: "welcome to nginx|it works|test page|default page|default web page|default website|apache2|" +
    "index of|web server is|web server software|website is ready|site is ready|placeholder page|placeholder|" +
    "hosting provider|hosting account|control panel|plesk|cpanel|ispconfig|directadmin|hestia|vesta|" +
    "account suspended|site is suspended|website is suspended|site has been suspended|" +
    "website has been suspended|site is currently suspended|site is temporarily|currently suspended|upload your website|upload your|public html|" +
    "httpdocs|document root|no website|not configured|not been configured|not yet configured|" +
    "successfully created|website has been created|replace this|new website|" +
    "this is the default|domain default page|default index|webspace|host europe|your site|" +
    "server is successfully installed|site not found|site not published|domain not found|" +
    "not connected|isn t connected|is not connected|powered by|if you see this|see this page|seeing this page|seeing this message|seeing this instead|can read this page|web server is working|web server is successfully|server is working|successfully installed|is successfully installed|have successfully installed|you ve successfully installed|installed and working|server was installed|installation was successful|installed successfully|further configuration|configuration is required|test the proper operation|test the correct operation|default welcome page|default index page|default home page|default tomcat|apache tomcat|http server test|apache http server|apache server|apache is functioning|functioning normally|powered by centos|powered by vesta|powered by plesk|powered by cpanel|powered by litespeed|powered by cpanel inc|openlitespeed|litespeed|openresty|lighttpd|caddy|caddyfile|jetty|tomcat|iis windows|iis windows server|iis7|iis8|internet information services|xampp|wampserver|mamp|welcome to xampp|welcome to openresty|welcome to apache|welcome to caddy|welcome to jetty|welcome to tomcat|welcome to ispconfig|welcome to cyberpanel|cyberpanel|virtualmin|virtual host|fastpanel|hpanel|hostinger|hostgator|bluehost|ionos|interworx|ispmanager|sentora|kloxo|webuzo|cwp|centos web panel|aapanel|replace this file|replace this page|should replace this|delete this file|index html file|directory index|parent directory|var www|www html|documentroot|home directory|site administrator|website administrator|website owner|site owner|owner of this website|the owner of this|the site has moved|site may have moved|ip address has changed|server misconfiguration|not put any content|put up any|upload your files|upload your site|upload website|upload your content|start uploading|deploy your code|app service|deployed an app|no such app|no such bucket|there isn t a|nothing here yet|nothing to see here|this website is not|is not available at|domain is not configured|domain is not linked|domain not configured|not linked to|domain is pointed|domain is hosted|website is hosted|site is hosted|hosted by|hosted at|is a registered client|registered client of|shared hosting|web hosting by|has not been published|not yet published|been published yet|has not been set|set up yet|install worked successfully|worked successfully|site is now live|new website is waiting|you are all set|account has been suspended|this account has been|this website has been|suspended page|service suspended|bandwidth limit exceeded|billing department|account disabled|seite ist nicht verfügbar|noch keine website|platzhalter|webspace wurde|standardseite|page par défaut|site web par défaut|página por defecto|página predeterminada|pagina predefinita|pagina di default|standaardpagina|strona domyślna|výchozí stránka|varsayılan sayfa|страница по умолчанию|сайт не найден|сайт только что создан|только что создан|разместите файлы|не прилинкован|站 点 创 建|没 有 找 到|创 建 成 功|默 认 页|自 动 生 成|初 期 ページ|初 期 画 面|サーバー|" +
    "your new app|welcome to your app|brand new app|your app is running|app is running|create next app|react app|vite app|vite react|vite vue|vite svelte|vite preact|edit src app|edit src|save to reload|save to test|test hmr|learn react|get started by editing|to get started edit|save and see|see your changes instantly|deploy now|welcome to express|welcome to rails|you re on rails|rails version|welcome to laravel|laracasts|laravel news|welcome to symfony|application is now ready|welcome to codeigniter|welcome to cakephp|yii powered application|welcome to phoenix|phoenix framework|welcome to sveltekit|welcome to nuxt|this welcome page|welcome page by|replace this welcome|welcome to astro|welcome to remix|gatsby site|welcome to sails|new sails app|welcome to ember|ember cli|welcome to flask|welcome to django|asp net core|starter page|your first post|just another wordpress|just another wordpress site|no front page content|front page content has|welcome to drupal|web app is up|waiting for your content|server is up|httpd is running|running properly|works the web server|site is not published|publish your site|connect your domain|domain isn t connected|domain is not connected|store is unavailable|store is currently unavailable|opening soon|website expired|website has expired|website is currently unavailable|site is currently unavailable|site is unavailable|no site configured|no site at this|no web site|unconfigured|no content yet|nothing to see|debian default page|ubuntu default page|default page it works|fedora test page|centos test page|red hat enterprise linux|rocky linux|almalinux|amazon linux|freebsd|configuration overview|replace this file before|this file located at|normal user of this|web site is currently|problem persists please contact|standardsida|standardside|oletussivu|alapértelmezett oldal|pagina implicita|προεπιλεγμένη σελίδα|trang mặc định|halaman default|デフォルトページ",
  signin:
    "log in|login|sign in|signin|log on|logon|sign on|password|passwords|passcode|username|user name|user id|" +
    "forgot password|forgot your password|remember me|keep me|stay signed in|" +
    "anmelden|einloggen|passwort|kennwort|benutzername|connexion|se connecter|mot de passe|identifiant|" +
    "iniciar sesión|contraseña|usuario|acceder|accedi|inloggen|wachtwoord|entrar|senha|войти|пароль|" +
    "登 录|登 陆|密 码|ログイン|パスワード|로그인|giriş|şifre|zaloguj|hasło|logga in|lösenord",
  signup: "sign up|signup|register|create account|create an account|create your account|join now|join|" +
    "registration|new account|registrieren|konto erstellen|créer un compte|inscription|s inscrire|" +
    "crear cuenta|regístrate|registrarse|registrati|cadastre|регистрация|注 册|subscribe|newsletter",
  secret:
    "card number|credit card|debit card|cvv|cvc|expiry date|expiration date|security code|social security|ssn|" +
    "mother s maiden|maiden name|date of birth|atm pin|sort code|account number|online banking|" +
    "seed phrase|recovery phrase|secret phrase|private key|wallet|connect wallet|mnemonic|" +
    "one time|otp|verification code|passport number|routing number|full name|phone number|" +
    "email password|email or phone|email address or phone|phone or email|phone email",
  urgency: "verify your|verify account|confirm your|verification|confirm your identity|unusual activity|" +
    "suspicious activity|suspended|limited|unlock|has been locked|update your|re enter|reactivate|" +
    "within 24|24 hours|security check|session expired|session has expired|validate|unauthorized|" +
    "incorrect|wrong password|try again|to continue|continue to|sign in to continue|please wait|" +
    "vérifier|bestätigen|verificar|подтвердите|free followers|claim|reward|winner|gift card|won|congratulations",
  free: "free wifi|wifi|wi fi|firmware|firmware upgrade|router|upgrade|wpa|network key|hotspot|" +
    "free internet|access point|captive|followers|likes|coins|gems|vote|voting|poll",
  article:
    "by|posted|posted on|posted by|published|comments|comment|reply|author|article|read more|share|tags|" +
    "archives|archive|blog|news|editor|story|category|categories|continue reading|permalink|previous|next|" +
    "recent posts|leave a reply|written by|minutes|ago|said|according|people|years|because|however",
  shop:
    "add to cart|cart|basket|checkout|shipping|returns|wishlist|order|orders|product|products|price|prices|" +
    "in stock|free shipping|store|shop|payment|delivery|customer|customers|warenkorb|panier|carrito",
  company:
    "about|about us|contact|contact us|careers|jobs|press|investors|help|faq|support|services|service|" +
    "our team|partners|events|programs|locations|sitemap|site map|resources|community|students|" +
    "impressum|kontakt|über uns|à propos|contacto|contatti|search",
  legal:
    "privacy policy|privacy|terms of use|terms of service|terms and conditions|terms|conditions|cookies|" +
    "cookie policy|all rights reserved|copyright|disclaimer|accessibility|datenschutz|agb|" +
    "mentions légales|confidentialité|privacidad|términos",
  brand:
    "at t|paypal|microsoft|outlook|hotmail|office 365|office365|microsoft 365|onedrive|sharepoint|dhl|facebook|messenger|" +
    "irs|verizon|mufg|adobe|acrobat|amazon|amazon prime|apple|apple id|icloud|itunes|wells fargo|ebay|swiss post|postfinance|naver|" +
    "instagram|whatsapp|rakuten|american express|amex|kddi|chase bank|jpmorgan|aeon|optus|coinbase|bradesco|caixa|jcb|ing bank|" +
    "hsbc|netflix|smbc|nubank|bank millennium|bank of america|citibank|capital one|barclays|lloyds bank|natwest|santander|" +
    "banco do brasil|itaú|bbva|crédit agricole|la banque postale|société générale|sparkasse|volksbank|postbank|commerzbank|" +
    "deutsche bank|unicredit|intesa sanpaolo|rabobank|abn amro|cibc|desjardins|scotiabank|sfr|ovh|comcast|xfinity|t mobile|" +
    "vodafone|google|gmail|google account|google accounts|youtube|yahoo|aol|linkedin|fedex|usps|ups tracking|royal mail|correos|" +
    "roblox|steam|steam community|playstation|xbox|twitch|tiktok|discord|twitter|snapchat|spotify|pinterest|reddit|tumblr|quora|" +
    "github|gitlab|bitbucket|dropbox|docusign|wetransfer|adobe id|wordpress|godaddy|yandex|vk|vkontakte|" +
    "protonmail|stack overflow|deviantart|mediafire|mega|airbnb|uber|booking com|alibaba|aliexpress|taobao|walmart|flipkart|" +
    "paytm|shopify|zoom|slack|salesforce|binance|kraken|bitfinex|blockchain|metamask|trust wallet|myetherwallet|ledger|trezor|opensea|" +
    "phantom|stripe|venmo|cash app|western union|visa|mastercard|vkontakte|вконтакте|яндекс|сбербанк|手 机|支 付 宝|微 信|" +
    "disney|hulu|crunchyroll|badoo|tinder|telegram|signal|skype|line|kakao|qq|alipay|wechat|epic games|fortnite|minecraft",
};
