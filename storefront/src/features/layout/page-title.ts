import { isPrivatePage } from "@haat/api-contract/private-pages";
import { announcePage } from "@haat/ui/page-announcement";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useServerPage } from "../../lib/server-page";

type More = {
  /** For search engines and shared links; the shop's own unless told. */
  description?: string | undefined;
  /** The path that the page is known by, where that is not the one it was opened at. */
  path?: string | undefined;
  /** Nothing is here: search engines leave it out. */
  missing?: boolean;
};

const shopDescription =
  "Haat is an Indian bazaar online: electronics, fashion, home and more, with clear prices that include all taxes.";

/**
 * Names the page in the browser's tab and history, for search engines and for screen readers. While there is no name
 * yet (undefined) the tab keeps the one that the page came with.
 */
export function usePageTitle(title: string | undefined, { description, path, missing = false }: More = {}): void {
  const { pathname } = useLocation();
  const server = useServerPage();
  if (server && title) Object.assign(server, { title, description, isMissing: missing });
  const known = path ?? pathname;
  const hidden = missing || isPrivatePage(pathname);
  useEffect(() => {
    if (!title) return;
    // A product's own title for search engines may name the shop already.
    document.title = title.endsWith("| Haat") ? title : `${title} | Haat`;
    announcePage(title);
    headTag("meta", "name", "description").setAttribute("content", description || shopDescription);
    headTag("meta", "name", "robots").setAttribute("content", hidden ? "noindex" : "index, follow");
    headTag("link", "rel", "canonical").setAttribute("href", new URL(known, window.location.origin).href);
  }, [title, description, known, hidden]);
}

/** The one tag of its kind in the head; made where the page came without it. */
function headTag(tag: "meta" | "link", attribute: string, value: string): Element {
  const there = document.head.querySelector(`${tag}[${attribute}="${value}"]`);
  if (there) return there;
  const made = document.createElement(tag);
  made.setAttribute(attribute, value);
  return document.head.appendChild(made);
}
