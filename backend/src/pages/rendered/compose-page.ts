import { escapeMarkup, jsonInMarkup } from "#markup/escape-markup";
import type { RenderedPage } from "./renderer";

/** The app's root element. What the build puts into it is the fallback for browsers that get nothing else. */
const root = /<div id="root">[\s\S]*?<\/div>/;

/**
 * Puts a rendered page into the built one: its markup, the data that was read for it as a data block, which the
 * security policy allows, and a preload of the first picture.
 *
 * @throws if the built page has no place for it.
 */
export function composePage(html: string, { markup, state, picture }: RenderedPage): string {
  if (!root.test(html)) throw new Error("The built page has no #root to render into.");
  const block = `<script type="application/json" id="page-state">${jsonInMarkup(state)}</script>`;
  // Function replacements: in a replacement text `$&` would have a meaning.
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
