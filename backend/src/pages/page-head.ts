import { escapeMarkup, jsonInMarkup } from "../markup/escape-markup";

/** What search engines and whoever renders a shared link read of a page, before any script runs. */
export type PageHead = {
  title: string;
  description: string;
  /** Absolute. */
  address: string;
  /** Absolute; empty where there is none. */
  picture: string;
  /** Of the Open Graph protocol. */
  type: "website" | "product";
  /** Of schema.org. */
  data?: object;
};

const maxDescription = 160;

/** Puts a head into the built page, in place of the shop's own title and description. */
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
    // A block of data, not a script: the security policy lets it stand.
    ...(head.data ? [`<script type="application/ld+json">${jsonInMarkup(head.data)}</script>`] : []),
  ];
  // By functions: in a text as replacement `$&` would have a meaning.
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/(<meta name="description" content=")[^"]*"/, (_, start: string) => `${start}${description}"`)
    .replace("</head>", () => `  ${tags.join("\n    ")}\n  </head>`);
}

/** The built page for an address where nothing is. */
export const withMissingHead = (html: string): string =>
  html
    .replace(/<title>[^<]*<\/title>/, "<title>Page not found | Haat</title>")
    .replace("</head>", '  <meta name="robots" content="noindex">\n  </head>');

/** In one line, cut between words. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= maxDescription) return line;
  return `${line.slice(0, maxDescription).replace(/\s+\S*$/, "")}…`;
}
