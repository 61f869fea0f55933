/**
 * `report.html`, where `{{field}}` is replaced by what was seen, escaped.
 * @module
 */
const STYLE =
  `:root{color-scheme:light}body{font:13px/1.4 system-ui,sans-serif;color:#111;max-width:186mm;margin:8mm auto;padding:0 4mm}
h1{font-size:19px;margin:0 0 2px;overflow-wrap:anywhere}h2{font-size:13px;margin:12px 0 4px;border-bottom:1px solid #999;padding-bottom:2px}
p{margin:4px 0}ul{margin:2px 0;padding-left:18px}.quiet{color:#555}
.phishing{color:#a40000}.parked{color:#7a5200}.legitimate{color:#0a5c0a}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:1px 8px 1px 0;overflow-wrap:anywhere}
th{width:42mm;font-weight:600;white-space:nowrap}code{font:11px/1.4 ui-monospace,monospace;overflow-wrap:anywhere}
.side{display:grid;grid-template-columns:1fr 1fr;gap:10px}figure{margin:0}figure img{width:100%;max-height:62mm;object-fit:cover;object-position:top;border:1px solid #777}
figcaption{font-size:12px;color:#333;overflow-wrap:anywhere}.none{border:1px dashed #999;padding:14mm 0;text-align:center;color:#555}
.files{columns:3;column-gap:14px;list-style:none;padding:0;font-size:11px}.files code{display:block;color:#555}
.files li{break-inside:avoid}@media print{body{margin:0;max-width:none;padding:0;font-size:10.5px;line-height:1.3}h1{font-size:16px}h2{font-size:11px;margin:7px 0 3px}code,.files{font-size:8.5px}.files code{display:inline}figure img{max-height:52mm}figcaption{font-size:10px}@page{size:A4;margin:12mm}}`;

/** The page. */
export const REPORT_PAGE: string = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width">
<title>Evidence: {{name}}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>{{name}}</h1>
<p>Imitates <strong>{{original}}</strong>. Seen {{seen}} UTC.</p>
<h2>Verdict</h2>
{{verdict}}
<h2>Pages side by side</h2>
<div class="side">
{{pictures}}
</div>
<h2>Facts</h2>
<table>
{{facts}}
</table>
<h2>Collection</h2>
<table>
{{collection}}
</table>
<h2>Files</h2>
<ul class="files">
{{files}}
{{rest}}
</ul>
<p class="quiet">Whole hashes are in SHA256SUMS; manifest.json lists them, and manifest.sig signs it (Ed25519, public-key.pem).</p>
</body>
</html>
`;
