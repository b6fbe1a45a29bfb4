import { escapeMarkup } from "#markup/escape-markup";
import type { OutboxEntry } from "./to-outbox-entry";

/** A message with the URL of its HTML, if it has any. */
export type ShownEntry = OutboxEntry & { mailUrl: string | null };

const times = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "medium", timeZone: "Asia/Kolkata" });

const style = `
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1c2430; background: #f5f6f8; }
  body { margin: 0 auto; max-width: 44rem; padding: 2rem 1rem 4rem; }
  h1 { font-size: 1.5rem; margin: 0; }
  header p { color: #515c6b; margin: .25rem 0 1.5rem; }
  form { display: flex; gap: .5rem; margin-bottom: 1.5rem; }
  input { flex: 1; min-width: 0; }
  input, button { font: inherit; padding: .55rem .8rem; border: 1px solid #c3cad4; border-radius: .6rem; background: #fff; }
  button { background: #14532d; border-color: #14532d; color: #fff; cursor: pointer; }
  :focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
  article { background: #fff; border: 1px solid #e1e5ea; border-radius: .9rem; padding: 1rem 1.25rem; margin-bottom: 1rem; }
  article h2 { font-size: 1rem; margin: 0 0 .25rem; }
  article small { color: #515c6b; overflow-wrap: anywhere; }
  article p { white-space: pre-wrap; overflow-wrap: anywhere; margin: .75rem 0 0; }
  a { color: #14532d; }
  .code { font: 600 1.75rem/1.2 ui-monospace, monospace; letter-spacing: .15em; margin: .75rem 0 0; }
`;

const entry = ({ to, channel, subject, text, code, createdAt, mailUrl }: ShownEntry) => `
  <article>
    <h2>${escapeMarkup(subject)}</h2>
    <small>${channel === "email" ? "Email" : "SMS"} to ${escapeMarkup(to)} ·
      <time datetime="${createdAt}">${times.format(new Date(createdAt))}</time></small>
    ${code ? `<div class="code">${escapeMarkup(code)}</div>` : ""}
    <p>${escapeMarkup(text)}</p>
    ${mailUrl ? `<p><a href="${escapeMarkup(mailUrl)}">View the email</a></p>` : ""}
  </article>`;

/**
 * The outbox as a page: sent messages, newest first, with the code in large type. `asked` is the identifier searched
 * for.
 */
export const outboxPage = (messages: ShownEntry[], asked: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox · Haat</title>
<style>${style}</style>
</head>
<body>
<header>
  <h1>Outbox</h1>
  <p>Messages that this demo shop would have sent. Nothing is actually sent.</p>
</header>
<form>
  <input name="to" value="${escapeMarkup(asked)}" aria-label="Email address or mobile number" placeholder="Email address or mobile number">
  <button>Show</button>
</form>
<main>${messages.map(entry).join("") || "<p>No messages yet.</p>"}</main>
</body>
</html>`;
