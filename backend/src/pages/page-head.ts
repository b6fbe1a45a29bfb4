import { escapeMarkup, jsonInMarkup } from "../markup/escape-markup";

/** What search engines and link previews read of a page before any script runs. */
export type PageHead = {
  title: string;
  description: string;
  /** Absolute URL. */
  address: string;
  /** Absolute URL; empty if there is none. */
  picture: string;
  /** Open Graph type. */
  type: "website" | "product";
  /** schema.org data. */
  data?: object;
};

const maxDescription = 160;

/** Puts a head into the built page, replacing the shop's own title and description. */
export function withHead(html: string, head: PageHead): string {
  const title = escapeMarkup(head.title.endsWith("| Haat") ? head.title : `${head.title} | Haat`);
  const description = escapeMarkup(shortened(head.description));
  const properties = {
    "og:site_name": "Haat",
    "og:type": head.type,
    "og:title": head.title,
    "og:description": shortened(head.description),
    "og:url": head.address,
    ...(head.picture && { "og:image": head.picture }),
  };
  const tags = [
    `<link rel="canonical" href="${escapeMarkup(head.address)}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}">`,
    ),
    `<meta name="twitter:card" content="${head.picture ? "summary_large_image" : "summary"}">`,
    // A data block, not a script: the security policy allows it.
    ...(head.data ? [`<script type="application/ld+json">${jsonInMarkup(head.data)}</script>`] : []),
  ];
  // Function replacements: in a replacement text `$&` would have a meaning.
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/(<meta name="description" content=")[^"]*"/, (_, start: string) => `${start}${description}"`)
    .replace("</head>", () => `  ${tags.join("\n    ")}\n  </head>`);
}

/** The built page for a URL that does not exist. */
export const withMissingHead = (html: string): string =>
  html
    .replace(/<title>[^<]*<\/title>/, "<title>Page not found | Haat</title>")
    .replace("</head>", '  <meta name="robots" content="noindex">\n  </head>');

/** Collapsed to one line, cut between words. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= maxDescription) return line;
  return `${line.slice(0, maxDescription).replace(/\s+\S*$/, "")}…`;
}
