import { escapeMarkup, jsonInMarkup } from "#markup/escape-markup";
import type { RenderedPage } from "./renderer";

/** The app's root element. What the build puts into it is the fallback for browsers that get nothing else. */
const root = /<div id="root">[\s\S]*?<\/div>/;

/** Tags in the head of the built page that load fonts and scripts. */
const loadTags = /\s*<(?:script type="module"[^>]*><\/script|link rel="(?:module)?preload"[^>]*)>/g;

/** Names the script that starts the others. */
const startTag = /\s*<meta name="start-script" content="([^"]*)">/;

/**
 * Puts a rendered page into the built one: its markup, the data that was read for it as a data block, which the
 * security policy allows, and a preload of the first picture. Fonts are moved behind the content: on a slow network a
 * browser finds them when it has the content, and the style sheet does not share the connection with them. Scripts wait
 * in a template, until the start script finds that the page is being painted.
 *
 * @throws if the built page has no place for it.
 */
export function composePage(html: string, { markup, state, picture }: RenderedPage): string {
  if (!root.test(html)) throw new Error("The built page has no #root to render into.");
  const block = `<script type="application/json" id="page-state">${jsonInMarkup(state)}</script>`;
  const tags = (html.match(loadTags) ?? []).map((tag) => tag.trim());
  const [, start] = startTag.exec(html) ?? [];
  if (start === undefined) throw new Error("The built page names no start script.");
  const content = [
    `<div id="root">${markup}</div>`,
    block,
    ...(picture ? [preloadOf(picture)] : []),
    ...tags.filter(isFont),
    `<template id="page-scripts">${scriptsOf(tags).join("")}</template>`,
  ].join("\n    ");
  // A function replacement: in a replacement text `$&` would have a meaning.
  return html
    .replace(loadTags, "")
    .replace(startTag, () => `\n    <script async type="module" crossorigin src="${start}"></script>`)
    .replace(root, () => content);
}

const isFont = (tag: string) => tag.includes('as="font"');

/** A browser fetches an inserted script after the preloads that were inserted with it, and the app's is the largest. */
function scriptsOf(tags: readonly string[]): string[] {
  const scripts = tags.filter((tag) => !isFont(tag));
  const sources = scripts.flatMap((tag) => /^<script[^>]* src="([^"]*)"/.exec(tag)?.[1] ?? []);
  return [...sources.map((src) => `<link rel="modulepreload" crossorigin href="${src}">`), ...scripts];
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
