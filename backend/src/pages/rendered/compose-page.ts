import { escapeMarkup, jsonInMarkup } from "#markup/escape-markup";
import type { RenderedPage } from "./renderer";

/** What the app is rendered into. What was built into it is for browsers that have nothing else to show. */
const root = /<div id="root">[\s\S]*?<\/div>/;

/**
 * Puts a rendered page into the built one: its markup, what was read for it as a block of data, which the security policy
 * lets stand, and the picture that is seen first, by name.
 *
 * @throws where the built page has no place for it.
 */
export function composePage(html: string, { markup, state, picture }: RenderedPage): string {
  if (!root.test(html)) throw new Error("The built page has no #root to render into.");
  const block = `<script type="application/json" id="page-state">${jsonInMarkup(state)}</script>`;
  // By functions: in a text as replacement `$&` would have a meaning.
  const rendered = html.replace(root, () => `<div id="root">${markup}</div>\n    ${block}`);
  return picture ? rendered.replace("</head>", () => `  ${preloadOf(picture)}\n  </head>`) : rendered;
}

function preloadOf({ src, srcSet, sizes }: NonNullable<RenderedPage["picture"]>): string {
  const attributes = {
    rel: "preload",
    as: "image",
    fetchpriority: "high",
    href: src,
    ...(srcSet && { imagesrcset: srcSet, imagesizes: sizes }),
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(value)}"`);
  return `<link ${written.join(" ")}>`;
}
