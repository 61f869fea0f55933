/**
 * What servers answer in place of a page, as it looks in the world: challenges of bot defences, warnings, portals,
 * errors. Markup is cut down to what a visitor reads and what gives it away.
 * @module
 */
import type { PageState } from "../../lib/model.ts";
import type { Misdeed } from "./web.ts";

/** One answer, and what it is. */
export interface StandIn {
  state: PageState;
  by: string | null;
  status: number;
  headers: Record<string, string>;
  body: string;
}

const page = (title: string, body: string, head = ""): string =>
  `<!DOCTYPE html><html lang="en-US"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;

function standIn(
  state: PageState,
  by: string | null,
  status: number,
  headers: Record<string, string>,
  body: string,
): StandIn {
  return { state, by, status, headers: { "content-type": "text/html; charset=UTF-8", ...headers }, body };
}

const CHALLENGE_SCRIPT =
  "<script>(function(){window._cf_chl_opt={cvId:'3',cZone:'kestrel.com',cType:'managed',cRay:'8f1'};" +
  "var a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=8f1';" +
  "document.getElementsByTagName('head')[0].appendChild(a);}());</script>";

/** The answers by name. */
export const STAND_INS: Readonly<Record<string, StandIn>> = {
  "cloudflare-managed": standIn(
    "challenge",
    "Cloudflare",
    403,
    { server: "cloudflare", "cf-mitigated": "challenge", "cf-ray": "8f1-FRA" },
    page(
      "Just a moment...",
      '<div class="main-wrapper" role="main"><noscript>Enable JavaScript and cookies to continue</noscript></div>' +
        CHALLENGE_SCRIPT,
      '<meta http-equiv="refresh" content="360">',
    ),
  ),
  "cloudflare-without-its-header": standIn(
    "challenge",
    "Cloudflare",
    503,
    { server: "cloudflare" },
    page("Just a moment...", "Checking your browser before accessing kestrel.com."),
  ),
  "cloudflare-block": standIn(
    "challenge",
    "Cloudflare",
    403,
    { server: "cloudflare" },
    page(
      "Attention Required! | Cloudflare",
      '<div id="cf-wrapper"><div id="cf-error-details"><h1>Sorry, you have been blocked</h1>' +
        "<h2>You are unable to access kestrel.com</h2></div></div>",
    ),
  ),
  "cloudflare-1020": standIn(
    "challenge",
    "Cloudflare",
    403,
    { server: "cloudflare" },
    page(
      "Access denied | kestrel.com used Cloudflare to restrict access",
      '<div id="cf-wrapper"><h1>Error 1020</h1><p>Access denied</p></div>',
    ),
  ),
  "cloudflare-warning": standIn(
    "warning",
    "Cloudflare",
    200,
    { server: "cloudflare" },
    page(
      "Suspected phishing site | Cloudflare",
      '<div id="cf-wrapper"><h1>Warning</h1><h2 class="cf-subheadline">Suspected Phishing</h2>' +
        "<p>This website has been reported for potential phishing.</p></div>",
    ),
  ),
  "cloudflare-522": standIn(
    "error",
    "Cloudflare",
    522,
    { server: "cloudflare" },
    page(
      "kestrel.com | 522: Connection timed out",
      '<div id="cf-wrapper"><h1>Connection timed out</h1></div>',
    ),
  ),
  "akamai-denied": standIn(
    "challenge",
    "Akamai",
    403,
    { server: "AkamaiGHost" },
    "<HTML><HEAD>\n<TITLE>Access Denied</TITLE>\n</HEAD><BODY>\n<H1>Access Denied</H1>\n \nYou don't have permission to access " +
      '"http&#58;&#47;&#47;kestrel&#46;com&#47;" on this server.<P>\nReference&#32;&#35;18&#46;8d3d1702&#46;1732220000&#46;2f3c1a\n</BODY>\n</HTML>\n',
  ),
  "akamai-behavioral": standIn(
    "challenge",
    "Akamai",
    428,
    { server: "AkamaiGHost" },
    page(
      "Challenge Validation",
      '<div id="sec-if-cpt-container"></div><script src="/_sec/cp_challenge/ak-challenge-4-4.js"></script>',
    ),
  ),
  "imperva-incident": standIn(
    "challenge",
    "Imperva",
    403,
    { "x-iinfo": "9-1-0 0NNN RT(1) q(0 -1 -1 -1) r(0 -1) B15(11,5,0)", "x-cdn": "Imperva" },
    '<html style="height:100%"><head><META NAME="ROBOTS" CONTENT="NOINDEX, NOFOLLOW"></head><body style="margin:0px;height:100%">' +
      '<iframe id="main-iframe" src="/_Incapsula_Resource?CWUDNSAI=27&xinfo=9-1-0" frameborder=0 width="100%">' +
      "Request unsuccessful. Incapsula incident ID: 1234000110011-22334455</iframe></body></html>",
  ),
  "imperva-script": standIn(
    "challenge",
    "Imperva",
    200,
    { "x-cdn": "Incapsula" },
    '<html><head><META NAME="robots" CONTENT="noindex,nofollow"><script src="/_Incapsula_Resource?SWJIYLWA=5074a744e2e3d891814e9a2dace20bd4,719d34d31c8e3a6e6fffd425f7e032f3">' +
      "</script><body></body></html>",
  ),
  datadome: standIn(
    "challenge",
    "DataDome",
    403,
    { "x-datadome": "protected", "x-dd-b": "1", server: "DataDome" },
    '<html lang="en"><head><title>kestrel.com</title></head><body style="margin:0"><p id="cmsg">Please enable JS and disable any ad blocker</p>' +
      "<script data-cfasync=\"false\">var dd={'rt':'c','cid':'AHrlqA','hsh':'A55','t':'bv','host':'geo.captcha-delivery.com'}</script>" +
      '<script src="https://ct.captcha-delivery.com/c.js"></script></body></html>',
  ),
  "aws-waf-challenge": standIn(
    "challenge",
    "AWS WAF",
    202,
    { server: "awselb/2.0", "x-amzn-waf-action": "challenge" },
    page(
      "",
      '<div id="challenge-container"></div><script>window.gokuProps={"key":"AQID"};AwsWafIntegration.checkForceRefresh();</script>',
    ),
  ),
  "aws-waf-captcha": standIn(
    "challenge",
    "AWS WAF",
    405,
    { "x-amzn-waf-action": "captcha" },
    page("Human Verification", '<div id="captcha-container"></div>'),
  ),
  "cloudfront-block": standIn(
    "challenge",
    "CloudFront",
    403,
    { server: "CloudFront", "x-cache": "Error from cloudfront" },
    page(
      "ERROR: The request could not be satisfied",
      "<H1>403 ERROR</H1><H2>The request could not be satisfied.</H2>Request blocked. We can't connect to the server.",
    ),
  ),
  vercel: standIn(
    "challenge",
    "Vercel",
    429,
    { server: "Vercel", "x-vercel-mitigated": "challenge", "x-vercel-challenge-token": "2.17" },
    page("Vercel Security Checkpoint", "<p>We're verifying your browser</p>"),
  ),
  "sucuri-script": standIn(
    "challenge",
    "Sucuri",
    307,
    { server: "Sucuri/Cloudproxy", "x-sucuri-id": "14015" },
    page(
      "You are being redirected...",
      "<noscript>Javascript is required.</noscript><script>var s={},sucuri_cloudproxy_js='';</script>",
    ),
  ),
  "sucuri-block": standIn(
    "challenge",
    "Sucuri",
    403,
    { server: "Sucuri/Cloudproxy", "x-sucuri-id": "14015", "x-sucuri-block": "GEO02" },
    page("Sucuri WebSite Firewall - Access Denied", "<h1>Access Denied - Sucuri Website Firewall</h1>"),
  ),
  human: standIn(
    "challenge",
    "HUMAN",
    403,
    {},
    page(
      "Access to this page has been denied",
      '<div id="px-captcha"></div><p>Press &amp; Hold to confirm you are a human (and not a bot).</p>' +
        '<script src="https://captcha.px-cdn.net/PX1/captcha.js"></script>',
    ),
  ),
  kasada: standIn(
    "challenge",
    "Kasada",
    429,
    { "x-kpsdk-ct": "0a" },
    page("", "<script>window.KPSDK={};</script>"),
  ),
  f5: standIn(
    "challenge",
    "F5",
    200,
    {},
    "<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please consult with your administrator.<br><br>" +
      "Your support ID is: 1122334455<br></body></html>",
  ),
  "ddos-guard": standIn(
    "challenge",
    "DDoS-Guard",
    403,
    { server: "ddos-guard" },
    page("DDoS-Guard", "<h1>Checking your browser before accessing kestrel.com</h1>"),
  ),
  anubis: standIn(
    "challenge",
    "Anubis",
    200,
    {},
    page(
      "Making sure you&#39;re not a bot!",
      "<h1>Making sure you&#39;re not a bot!</h1><p>Loading...</p>",
      '<script id="anubis_challenge" type="application/json">{"rules":{"algorithm":"fast"}}</script>',
    ),
  ),
  turnstile: standIn(
    "challenge",
    "Turnstile",
    200,
    {},
    page(
      "kestrel.com",
      '<p>One more step</p><div class="cf-turnstile" data-sitekey="0x4"></div><script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async></script>',
    ),
  ),
  hcaptcha: standIn(
    "challenge",
    "hCaptcha",
    200,
    {},
    page(
      "One more step",
      '<form method="post"><div class="h-captcha" data-sitekey="1"></div><input type="submit" value="Go on"></form>',
    ),
  ),
  recaptcha: standIn(
    "challenge",
    "reCAPTCHA",
    200,
    {},
    page("Robot check", '<form method="post"><div class="g-recaptcha" data-sitekey="1"></div></form>'),
  ),
  "another-defence": standIn(
    "challenge",
    "unknown",
    503,
    { server: "nginx" },
    page("Checking your browser", "<p>This is automatic. Your browser will be sent on shortly.</p>"),
  ),
  "captive-portal": standIn(
    "portal",
    null,
    200,
    {},
    page("Hotel Wi-Fi", '<form><input name="room"><input type="password" name="code"></form>') +
      '<!--<?xml version="1.0"?><WISPAccessGatewayParam><Redirect><MessageType>100</MessageType></Redirect></WISPAccessGatewayParam>-->',
  ),
  "network-authentication": standIn(
    "portal",
    null,
    511,
    {},
    page("Sign in to this network", "<form><input type=password></form>"),
  ),
  "not-found": standIn(
    "error",
    null,
    404,
    { server: "nginx" },
    page("404 Not Found", "<center><h1>404 Not Found</h1></center><hr>nginx"),
  ),
  forbidden: standIn("error", null, 403, { server: "Apache" }, page("403 Forbidden", "<h1>Forbidden</h1>")),
  "internal-error": standIn("error", null, 500, {}, ""),
  "bad-gateway": standIn(
    "error",
    null,
    502,
    { server: "nginx" },
    page("502 Bad Gateway", "<h1>502 Bad Gateway</h1>"),
  ),
  "error-with-status-200": standIn("error", null, 200, {}, page("404 Not Found", "<h1>Not Found</h1>")),
  "database-error": standIn(
    "error",
    null,
    200,
    {},
    page("Database Error", "<h1>Error establishing a database connection</h1>"),
  ),
  "nothing-at-all": standIn("empty", null, 200, {}, ""),
  "nothing-to-see": standIn("empty", null, 200, {}, "<html><head></head><body></body></html>"),
  // What only looks like one of these.
  "sign-in-behind-cloudflare": standIn(
    "page",
    null,
    200,
    { server: "cloudflare", "cf-ray": "8f1-FRA" },
    page(
      "Sign in",
      '<form method="post"><input name="user"><input type="password" name="pass"><div class="cf-turnstile"></div></form>' +
        "<script>a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js'</script>",
    ),
  ),
  "sign-in-that-says-challenge": standIn(
    "page",
    null,
    403,
    { server: "cloudflare", "cf-mitigated": "challenge" },
    page(
      "Just a moment...",
      '<form method="post"><input name="user"><input type="password" name="pass"></form>',
    ),
  ),
  "contact-form": standIn(
    "page",
    null,
    200,
    {},
    page(
      "Write to us",
      '<form method="post"><input name="name"><textarea></textarea><div class="g-recaptcha"></div></form>',
    ),
  ),
  "article-about-challenges": standIn(
    "page",
    null,
    200,
    {},
    page(
      "Just a moment...",
      `<article>${
        "<p>Why sites show their visitors a check before they let them in.</p>".repeat(60)
      }</article>`,
    ),
  ),
};

/** Answers every request with it. */
export function serveStandIn({ status, headers, body }: StandIn): Misdeed {
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const answer = `HTTP/1.1 ${status} Answer\r\n${fields}content-length: ${
    Buffer.byteLength(body)
  }\r\n\r\n${body}`;
  return (socket) => socket.end(answer);
}
