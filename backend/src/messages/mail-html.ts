import { escapeMarkup } from "../markup/escape-markup";
import type { MailContent, MailSender } from "./mail-content";

const inks = {
  paper: "#FFFCF7",
  surface: "#FFFFFF",
  ink: "#1C1917",
  muted: "#6B635A",
  line: "#E9E2D8",
  primary: "#0F5C5C",
};
const font = "font-family:Figtree,'Noto Sans','Segoe UI',Helvetica,Arial,sans-serif";
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Mail programs that support dark mode apply these; others use the style attributes. */
const dark = `
  @media (prefers-color-scheme: dark) {
    .paper { background: #14130F !important; }
    .surface { background: #1D1B17 !important; border-color: #37332C !important; }
    .ink { color: #F5F1EA !important; }
    .muted { color: #A8A096 !important; }
    .rule { border-color: #37332C !important; }
    .brand { color: #4FB3AE !important; }
    .button { background: #4FB3AE !important; color: #10201F !important; }
    .code { background: #26241F !important; }
  }
  @media (max-width: 480px) { .card { padding: 24px 20px !important; } }`;

const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:${inks.ink}">${escapeMarkup(text)}</p>`;

const code = (digits: string) =>
  `<p class="code ink" style="margin:8px 0 24px;padding:16px;border-radius:8px;background:#F4EEE4;text-align:center;font-size:32px;line-height:40px;font-weight:600;letter-spacing:8px;color:${inks.ink}">${escapeMarkup(digits)}</p>`;

const line = ({ title, detail, amount }: NonNullable<MailContent["lines"]>[number]) => `
<tr>
  <td class="rule" style="padding:12px 12px 12px 0;border-bottom:1px solid ${inks.line};font-size:15px;line-height:22px">
    <span class="ink" style="color:${inks.ink};word-break:break-word">${escapeMarkup(title)}</span><br>
    <span class="muted" style="color:${inks.muted};font-size:14px">${escapeMarkup(detail)}</span>
  </td>
  <td class="ink rule" align="right" valign="top" style="padding:12px 0;border-bottom:1px solid ${inks.line};font-size:15px;line-height:22px;white-space:nowrap;color:${inks.ink}">${escapeMarkup(amount)}</td>
</tr>`;

const total = ({ label, value }: { label: string; value: string }, index: number, all: readonly unknown[]) => {
  const weight = index === all.length - 1 ? "600" : "400";
  return `
<tr>
  <td class="ink" style="padding:8px 12px 0 0;font-size:15px;line-height:22px;font-weight:${weight};color:${inks.ink}">${escapeMarkup(label)}</td>
  <td class="ink" align="right" style="padding:8px 0 0;font-size:15px;line-height:22px;font-weight:${weight};white-space:nowrap;color:${inks.ink}">${escapeMarkup(value)}</td>
</tr>`;
};

const fact = ({ label, value }: { label: string; value: string }) => `
<tr><td style="padding:0 0 12px;font-size:15px;line-height:22px">
  <span class="muted" style="color:${inks.muted};font-size:14px">${escapeMarkup(label)}</span><br>
  <span class="ink" style="color:${inks.ink};word-break:break-word">${escapeMarkup(value)}</span>
</td></tr>`;

const button = ({ label, url }: { label: string; url: string }) =>
  `<a class="button" href="${escapeMarkup(url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${inks.primary};color:#FFFFFF;font-size:16px;line-height:24px;font-weight:600;text-decoration:none">${escapeMarkup(label)}</a>`;

const rows = (inner: string, margin = "0 0 24px") =>
  inner ? `<table ${table} style="margin:${margin}">${inner}</table>` : "";

/**
 * Renders a mail as HTML, with tables and style attributes, because that is what mail programs support. It loads no
 * pictures.
 */
export function mailHtml(content: MailContent, { shopUrl, name, details }: MailSender): string {
  const { subject, preview, heading, paragraphs, lines = [], totals = [], facts = [] } = content;
  const foot = [name, ...details].map(escapeMarkup).join("<br>");
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>:root { color-scheme: light dark; }${dark}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${inks.paper};${font}">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(preview)}</div>
<table ${table} class="paper" style="background:${inks.paper}"><tr><td align="center" style="padding:24px 12px">
<table ${table} style="max-width:600px;${font}">
<tr><td style="padding:0 8px 16px"><a class="brand" href="${escapeMarkup(shopUrl)}" style="font-size:24px;line-height:32px;font-weight:700;color:${inks.primary};text-decoration:none">Haat</a></td></tr>
<tr><td class="surface card" style="padding:32px;background:${inks.surface};border:1px solid ${inks.line};border-radius:12px">
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:30px;font-weight:600;color:${inks.ink}">${escapeMarkup(heading)}</h1>
${content.code ? code(content.code) : ""}
${paragraphs.map(paragraph).join("\n")}
${rows(lines.map(line).join(""), totals.length > 0 ? "8px 0 8px" : undefined)}
${rows(totals.map(total).join(""))}
${rows(facts.map(fact).join(""), "0 0 12px")}
${content.button ? button(content.button) : ""}
</td></tr>
<tr><td class="muted" style="padding:20px 8px 0;font-size:13px;line-height:20px;color:${inks.muted}">${foot}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}
