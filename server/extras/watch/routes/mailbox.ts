import { WATCHED } from "../service.ts";
import { type Answer, answer } from "../../../wire/answer.ts";
import type { Route } from "../../../http/route.ts";
import { watchRoute } from "./brand_route.ts";
import { OPEN } from "../../../wire/roles.ts";

/** Text as HTML shows it. */
const htmlEscaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** The page that a link in a mail opens. A program that opens links of mails confirms nothing: that takes the button. */
const mailboxPage = (body: string, status = 200): Answer =>
  answer(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/assets/style.css">` +
      `<title>Alerts by mail – Deadringer</title><body><main class="page signin"><div class="sheet">` +
      `<h1>Alerts by mail</h1>${body}</div></main></body></html>\n`,
    {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; " +
        "frame-ancestors 'none'",
    },
    status,
  );

/** Links in mails to mailboxes that owners want alerts sent to. */
export const watchMailboxRoutes: readonly Route[] = [
  watchRoute("GET /v1/watch/mailboxes/{token}", {
    id: "mailbox",
    does: OPEN,
    summary: "Shows the button that confirms a mailbox; the link in the mail opens it",
    access: { by: "anyone" },
    answers: { "text/html": "Text" },
    run: () =>
      mailboxPage(
        "<p>Somebody wants alerts about look-alike domains to be sent to your mailbox. The mail says who.</p>" +
          '<form method="post" class="buttons"><button class="primary">Send me these alerts</button></form>',
      ),
  }),
  watchRoute("POST /v1/watch/mailboxes/{token}", {
    id: "confirm_mailbox",
    does: OPEN,
    summary: "Confirms that a mailbox wants alerts",
    access: { by: "anyone" },
    answers: { "text/html": "Text" },
    async run({ token }, context) {
      const { mailboxes, watcher, isAtWork } = context.service.extras.use(WATCHED);
      const confirmed = /^[0-9A-Za-z]{32}$/.test(token) ? await mailboxes.confirm(token) : null;
      if (confirmed === null) {
        return mailboxPage(
          "<p>This link is unknown or older than 7 days: have the channel tested again.</p>",
          404,
        );
      }
      if (isAtWork) watcher.deliveries.wake();
      return mailboxPage(
        `<p>${
          htmlEscaped(confirmed.mailbox)
        } gets these alerts from now on.</p><p><a href="/">Go to Deadringer</a></p>`,
      );
    },
  }),
];
