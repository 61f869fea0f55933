/**
 * Web servers whose answer depends on the visitor: on a cookie, on who asks, on where he comes from.
 * @module
 */
import type { Socket } from "node:net";
import type { Serve } from "./listen.ts";

/** A request, as far as these servers look at it. */
export interface SeenRequest {
  host: string;
  path: string;
  /** Names in lower case. */
  fields: Map<string, string>;
}

/** Lets `answer` do something about each request, once its header is there. */
export function readRequests(answer: (socket: Socket, request: SeenRequest) => void): Serve {
  return (socket: Socket) => {
    let head = "";
    socket.on("data", (chunk: Uint8Array) => {
      head += new TextDecoder("latin1").decode(chunk);
      if (!head.includes("\r\n\r\n")) return;
      const [first = "", ...lines] = head.split("\r\n");
      const fields = new Map(
        lines.filter(Boolean).map((line): [string, string] => {
          const colon = line.indexOf(":");
          return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
        }),
      );
      head = "";
      answer(socket, { host: fields.get("host") ?? "", path: first.split(" ")[1] ?? "/", fields });
    });
  };
}

/** Answers each request by its header. */
export function serveBy(answer: (request: SeenRequest) => string, log: SeenRequest[] = []): Serve {
  return readRequests((socket, request) => {
    log.push(request);
    socket.end(answer(request));
  });
}

/** A page with status 200. */
export const html = (body: string, extra = ""): string =>
  `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n${extra}\r\n${body}`;

/** A redirect. */
export const redirect = (location: string, extra = ""): string =>
  `HTTP/1.1 302 Found\r\nLocation: ${location}\r\nContent-Length: 0\r\n${extra}\r\n`;

const cookie = (request: SeenRequest): string => request.fields.get("cookie") ?? "";

/** Sets a cookie and leads to itself: only who sends it back gets the page. */
export const cookieWall = (request: SeenRequest, page = "<h1>Behind the wall</h1>"): string =>
  cookie(request).includes("seen=1")
    ? html(page)
    : redirect(request.path, "Set-Cookie: seen=1; Path=/; HttpOnly\r\n");

/** The same by a refresh in the page. */
export const cookieRefresh = (request: SeenRequest, page = "<h1>Behind the wall</h1>"): string =>
  cookie(request).includes("seen=1") ? html(page) : html(
    `<meta http-equiv="refresh" content="0; url=${request.path}">`,
    "Set-Cookie: seen=1; Max-Age=60\r\n",
  );

/** Sets a new cookie each time and leads to itself, for ever. */
export function endlessCookies(): (request: SeenRequest) => string {
  let n = 0;
  return (request) => redirect(request.path, `Set-Cookie: n=${n++}\r\n`);
}

/** A shop. */
export const HARMLESS = `<title>Shoes</title><h1>Shoes for the whole family</h1>${
  "<p>Walking shoes, running shoes, and boots for the mountains; made to last, mended here.</p>".repeat(5)
}`;
/** A page that asks for a bank's password. */
export const KIT = `<title>Kestrel Bank</title><h1>Sign in to your account</h1><p>${
  "Enter the password of your account to go on to your cards and money. ".repeat(5)
}</p><form method=post action=next.php><input name=user><input type=password name=pass></form>`;

/** The bank itself. */
export const honestBank = (): string =>
  html(
    `<title>Kestrel Bank</title><h1>Kestrel Bank</h1>${
      "<p>Cards, money, and advice near you.</p>".repeat(5)
    }`,
  );

/** Shows its form only to browsers that come from a search engine, as kits do. */
export const cloaked = (request: SeenRequest): string => {
  const browser = /Chrome\/\d/.test(request.fields.get("user-agent") ?? "");
  const searched = /^https:\/\/www\.google\./.test(request.fields.get("referer") ?? "");
  return html(browser && searched ? KIT : HARMLESS);
};

/** Denies crawlers the page that a browser gets. */
export const cloakedByStatus = (request: SeenRequest): string =>
  /Chrome\/\d/.test(request.fields.get("user-agent") ?? "")
    ? html(KIT)
    : "HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\n\r\n<title>404 Not Found</title>";

/** Sends browsers elsewhere. */
export const cloakedByRedirect = (request: SeenRequest): string =>
  request.fields.has("referer")
    ? redirect("http://kit.example/")
    : html(request.host === "kit.example" ? KIT : HARMLESS);

/** The same for everybody, but for what changes with each load. */
export function honest(): (request: SeenRequest) => string {
  let n = 0;
  return () => html(`${HARMLESS}<p>Visitor number ${n++}</p><div><img src="/ad${n}.png"></div>`);
}

const encoded = (text: string): string => btoa(unescape(encodeURIComponent(text)));
const DECODE = "decodeURIComponent(escape(atob(t)))";

/** Pages that only scripts show, by how; each takes the page behind it. */
export const SCRIPTED: Readonly<Record<string, (page: string) => (request: SeenRequest) => string>> = {
  "document.write": (page) => () =>
    html(`<script>var t='${encoded(page)}';document.write(${DECODE})</script>`),
  "a redirect of pieces": (page) => ({ path }) =>
    path.startsWith("/account") ? html(page) : html("<script>location.href = '/acc' + 'ount/in'</script>"),
  "a redirect that no word names": (page) => ({ path }) =>
    path.startsWith("/account")
      ? html(page)
      : html("<script>var p=['/acc','ount/','in'];window['loca'+'tion']=p.join('')</script>"),
  "a cookie that a script sets": (page) => (request) =>
    cookie(request).includes("human=1")
      ? html(page)
      : html("<script>document.cookie='human='+(2-1)+'; path=/';location.reload()</script>"),
};
