/**
 * What sites say in place of a page that is not there, whatever the status, by language (ISO 639-1): that it is not found,
 * does not exist, was moved or removed. Patterns of text in lower case with single spaces; no quantifier is unbounded.
 *
 * Source: written by hand from knowledge of each language, not compared with any list of translations; 2026-11-28.
 */
export const MISSING: Readonly<Record<string, string>> = {
  en: "page (?:was |could |can ?)?(?:not |n't |be )?(?:be )?(?:found|exist)|(?:page|site) (?:does not|doesn't|no longer) exist|" +
    "(?:page|content|link|address|file)\\b[^.!?]{0,60}\\b(?:moved|removed|deleted|gone|expired|missing|unavailable|broken)\\b|nothing (?:is |to see )?here",
  de: "seite (?:wurde |konnte )?(?:leider )?nicht (?:gefunden|existiert|vorhanden)|nicht gefunden|existiert nicht|nicht mehr (?:verfügbar|vorhanden)|" +
    "(?:seite|inhalt|adresse)\\b[^.!?]{0,60}(?:verschoben|gelöscht|entfernt|gibt es nicht|umgezogen)|nichts zu sehen",
  fr: "page (?:introuvable|non trouvée|inexistante|demandée)|n'existe (?:pas|plus)|introuvable|(?:page|contenu|adresse)\\b[^.!?]{0,60}(?:déplacé|supprimé|retiré)",
  es: "página no (?:encontrada|existe|se encuentra|disponible)|no (?:se )?(?:ha )?(?:encontr|existe)|página (?:que busca )|" +
    "(?:página|contenido|enlace)\\b[^.!?]{0,60}(?:movid|eliminad|borrad|trasladad|ya no está|rot[oa]|caducad)|no hay nada|puede que se haya movido",
  pt: "página não (?:encontrada|existe|foi)|não (?:foi )?(?:encontrad|existe)|(?:página|conteúdo|link)\\b[^.!?]{0,60}(?:removid|movid|excluíd|eliminad|mudou|apagad)",
  it: "pagina non (?:trovata|esiste|disponibile)|non (?:è stata )?trovat|non esiste|(?:pagina|contenuto)\\b[^.!?]{0,60}(?:rimoss|spostat|eliminat|cancellat)",
  nl: "pagina (?:is )?niet gevonden|niet gevonden|bestaat niet|(?:pagina|inhoud)\\b[^.!?]{0,60}(?:verplaatst|verwijderd)",
  pl: "nie (?:została )?(?:znalezion|istnieje)|nie znaleziono|stron[aęy][^.!?]{0,60}(?:usunięt|przeniesion)",
  cs: "nebyla? nalezen|nenalezen|neexistuje|nenájden|stránk[auy][^.!?]{0,60}(?:tu není|tu nie je|odstraněn|přesunut|smazán|odstránen|presunut)",
  hu: "nem található|(?:oldal|tartalom)[^.!?]{0,60}(?:megszűnt|átköltöz|töröl|eltávolít)",
  ro: "nu a fost găsit|pagina nu există|inexistent|pagina[^.!?]{0,60}(?:mutat|șters|eliminat)",
  sv: "hittades inte|kunde inte hittas|finns inte|sidan[^.!?]{0,60}(?:tagits bort|flyttat|raderat)",
  da: "ikke fundet|ikke funnet|finnes ikke|siden?[^.!?]{0,60}(?:flyttet|slettet|fjernet)",
  fi: "ei löyty|sivu[^.!?]{0,60}(?:poistettu|siirretty)",
  tr: "sayfa bulunamadı|bulunamadı|mevcut değil|sayfa[^.!?]{0,60}(?:kaldırıl|taşın|silin)",
  ru: "страница не найдена|не найден|не существует|страниц[ауы][^.!?]{0,60}(?:удален|удалён|перемещен|перенесен)",
  uk: "не знайден|не існує|сторінк[ау][^.!?]{0,60}(?:видален|переміщен)",
  el: "δεν βρέθηκε|σελίδα[^.!?;]{0,60}(?:μετακινηθεί|διαγραφεί|αφαιρεθεί)",
  bg: "не е намерен|страницата[^.!?]{0,60}(?:преместена|изтрита|премахната)",
  hr: "nije pronađen|ni bila? najden|stranica[^.!?]{0,60}(?:premještena|izbrisana|uklonjena)",
  ar: "الصفحة غير موجودة|غير موجود|الصفحة[^.!?؟]{0,60}(?:حذف|نقل|إزالة)",
  he: "לא נמצא|הדף[^.!?]{0,60}(?:הוסר|הועבר|נמחק)",
  id: "tidak ditemukan|halaman[^.!?]{0,60}(?:dipindahkan|dihapus)",
  vi: "không tìm thấy|không tồn tại|trang[^.!?]{0,60}(?:bị xóa|di chuyển|gỡ bỏ)",
  th: "ไม่พบ|หน้า[^.!?]{0,60}(?:ถูกลบ|ย้าย)",
  hi: "पृष्ठ नहीं मिला|नहीं मिला|पृष्ठ[^.!?।]{0,60}(?:हटा|स्थानांतरित)",
  zh: "页面不存在|页面未找到|找不到|頁面不存在|不存在|(?:页面|頁面|网页|網頁|内容)[^。!?]{0,20}(?:删除|刪除|移动|移動|移除|下线)",
  ja: "見つかりません|存在しません|ページ[^。]{0,20}(?:移動|削除)",
  ko: "찾을 수 없|존재하지 않|페이지[^.!?]{0,20}(?:삭제|이동)",
};
