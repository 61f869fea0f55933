import { htmlEscaped } from "../../watch/channels/mail.ts";
import { type Answer, answer } from "../answer.ts";
import { HttpError } from "../problem.ts";
import { type Route, route } from "../route.ts";
import { watchOf } from "./watch.ts";

/** The page that a link in a mail opens. A program that opens links of mails confirms nothing: that takes the button. */
const mailboxPage = (body: string): Answer =>
  answer(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>Alerts by mail – Deadringer</title><main><h1>Alerts by mail</h1>${body}</main></html>\n`,
    {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
    },
  );

/** Links in mails to mailboxes that owners want alerts sent to. */
export const watchMailboxRoutes: readonly Route[] = [
  route("GET /v1/watch/mailboxes/{token}", {
    id: "mailbox",
    summary: "Shows the button that confirms a mailbox; the link in the mail opens it",
    access: { by: "anyone" },
    answers: { "text/html": "Text" },
    run(_, context) {
      watchOf(context);
      return mailboxPage(
        "<p>Somebody wants to send alerts about look-alike domains to your mailbox. The mail says who.</p>" +
          '<form method="post"><button>Send me these alerts</button></form>',
      );
    },
  }),
  route("POST /v1/watch/mailboxes/{token}", {
    id: "confirm_mailbox",
    summary: "Confirms that a mailbox wants alerts",
    access: { by: "anyone" },
    answers: { "text/html": "Text" },
    async run({ token }, context) {
      const { mailboxes, watcher } = watchOf(context);
      const confirmed = /^[0-9A-Za-z]{32}$/.test(token) ? await mailboxes.confirm(token) : null;
      if (confirmed === null) {
        throw new HttpError(404, "This link is unknown or older than 7 days: have the channel tested again");
      }
      if (context.service.config.watch) watcher.deliveries.wake();
      return mailboxPage(`<p>${htmlEscaped(confirmed.mailbox)} gets these alerts from now on.</p>`);
    },
  }),
];
