import { composePage } from "./compose-page";
import type { RenderedPage } from "./renderer";

const start = '<meta name="start-script" content="/assets/start.js">';
const html = `<!doctype html><html><head><title>Haat</title>${start}</head><body>
    <div id="root">
      <noscript><p>Needs scripts.</p></noscript>
    </div>
  </body></html>`;

const rendered: RenderedPage = {
  markup: "<main>A kettle</main>",
  state: { read: [] },
  title: "Kettle",
  description: undefined,
  isMissing: false,
  redirect: undefined,
  picture: undefined,
};

describe("a rendered page", () => {
  it("is put into the built one, replacing the fallback for browsers without it", () => {
    const page = composePage(html, rendered);
    expect(page).toContain('<div id="root"><main>A kettle</main></div>');
    expect(page).toContain('<script type="application/json" id="page-state">{"read":[]}</script>');
    expect(page).not.toContain("Needs scripts.");
    expect(page).not.toContain('rel="preload"');
  });

  it("keeps its data block intact for any text, and treats `$&` as text", () => {
    const evil = "</script><!-- $& $'";
    const page = composePage(html, { ...rendered, markup: "<p>$&amp; $'</p>", state: { title: evil } });
    expect(page.match(/<\/script>/g)).toHaveLength(2);
    expect(page).not.toContain("<!-- ");
    expect(page).toContain("<p>$&amp; $'</p>");
    const block = /id="page-state">(.*?)<\/script>/.exec(page)?.[1] ?? "";
    expect(JSON.parse(block)).toEqual({ title: evil });
  });

  it("loads style sheet and start script first, then the content, its picture and fonts, and no other script", () => {
    const [script, sheet, font, chunk] = [
      '<script type="module" crossorigin src="/assets/index.js"></script>',
      '<link rel="stylesheet" crossorigin href="/assets/index.css">',
      '<link rel="preload" as="font" crossorigin="" href="/assets/figtree.woff2">',
      '<link rel="modulepreload" crossorigin href="/assets/product.js">',
    ];
    const head = `<head>\n    ${script}\n    ${sheet}\n    ${font}\n    ${start}\n    ${chunk}\n  </head>`;
    const picture = { src: "/media/a.webp", srcSet: undefined, sizes: "50vw" };
    const page = composePage(html.replace(/<head>.*<\/head>/, head), { ...rendered, picture });
    const starting = '<script async type="module" crossorigin src="/assets/start.js"></script>';
    // Inert until the start script takes them out; the largest is asked for first.
    const waiting = `<template id="page-scripts"><link rel="modulepreload" crossorigin href="/assets/index.js">${script}${chunk}</template>`;
    const places = [sheet, starting, "A kettle", 'as="image"', font, waiting].map((part) => page.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(page.split(script)).toHaveLength(2);
    expect(page).not.toContain(start);
  });

  it("preloads the first picture in its sizes, and escapes its URL", () => {
    const picture = { src: '/media/a"b.webp', srcSet: "/media/a-400.webp 400w", sizes: "50vw" };
    expect(composePage(html, { ...rendered, picture })).toContain(
      '<link rel="preload" as="image" fetchpriority="high" href="/media/a&quot;b.webp" imagesrcset="/media/a-400.webp 400w" imagesizes="50vw">',
    );
  });

  it("can't be put into a page without a root element or a start script", () => {
    expect(() => composePage("<html></html>", rendered)).toThrow("no #root");
    expect(() => composePage(html.replace(start, ""), rendered)).toThrow("no start script");
  });
});
