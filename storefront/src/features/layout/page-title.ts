import { isPrivatePage } from "@haat/api-contract/private-pages";
import { announcePage } from "@haat/ui/page-announcement";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useServerPage } from "../../lib/server-page";

type More = {
  /** For search engines and shared links; by default the shop's own. */
  description?: string | undefined;
  /** The canonical path, if it is not the current one. */
  path?: string | undefined;
  /** Nothing is at this address: search engines must not index it. */
  missing?: boolean;
};

const shopDescription =
  "Haat is an Indian bazaar online: electronics, fashion, home and more, with clear prices that include all taxes.";

/**
 * Sets the page's title for the tab, the history, search engines and screen readers. While it is undefined, the tab
 * keeps the title that the page was loaded with.
 */
export function usePageTitle(title: string | undefined, { description, path, missing = false }: More = {}): void {
  const { pathname } = useLocation();
  const server = useServerPage();
  if (server && title) Object.assign(server, { title, description, isMissing: missing });
  const known = path ?? pathname;
  const hidden = missing || isPrivatePage(pathname);
  useEffect(() => {
    if (!title) return;
    // A product's SEO title may already contain the shop's name.
    document.title = title.endsWith("| Haat") ? title : `${title} | Haat`;
    announcePage(title);
    headTag("meta", "name", "description").setAttribute("content", description || shopDescription);
    headTag("meta", "name", "robots").setAttribute("content", hidden ? "noindex" : "index, follow");
    headTag("link", "rel", "canonical").setAttribute("href", new URL(known, window.location.origin).href);
  }, [title, description, known, hidden]);
}

/** The tag of this kind in the head; created if missing. */
function headTag(tag: "meta" | "link", attribute: string, value: string): Element {
  const there = document.head.querySelector(`${tag}[${attribute}="${value}"]`);
  if (there) return there;
  const made = document.createElement(tag);
  made.setAttribute(attribute, value);
  return document.head.appendChild(made);
}
