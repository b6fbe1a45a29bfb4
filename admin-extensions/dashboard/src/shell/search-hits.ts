import type { BackOfficeHits } from "@haat/api-contract/back-office-search/schemas";
import { orderRupees } from "@haat/ui/format";
import { statusLooks } from "../../../src/admin/screens/orders/order-words";
import { stateLooks } from "../../../src/admin/screens/sellers/seller-words";
import { settingsIndex } from "../../../src/admin/screens/settings/settings-index";
import { partId } from "../../../src/admin/screens/shared/part";
import { dashboardPath, type NavEntry, type NavLine } from "./navigation";
import { isNear } from "./near-word";

/** One search result. */
export type Hit = { id: string; title: string; text: string; to: string };
export type HitGroup = { title: string; hits: Hit[] };

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");

/**
 * Screens of the sidebar, and parts of the settings, that have a word starting with each typed one; if there are none,
 * those with similar words.
 */
export function screenHits(groups: readonly (readonly NavEntry[])[], typed: string): Hit[] {
  const wanted = folded(typed).split(" ").filter(Boolean);
  if (wanted.length === 0) return [];
  const places = placesOf(groups);
  const matching = (fits: (word: string, part: string) => boolean) =>
    places.filter(({ words }) => wanted.every((part) => words.some((word) => fits(word, part))));
  const exact = matching((word, part) => word.startsWith(part));
  return (exact.length > 0 ? exact : matching(isNear)).map(({ hit }) => hit);
}

type Place = { hit: Hit; words: string[] };

function placesOf(groups: readonly (readonly NavEntry[])[]): Place[] {
  const lines = groups.flat().flatMap((entry): readonly NavLine[] => ("path" in entry ? [entry] : entry.children));
  const screens = lines.map(({ title, path }) => ({
    hit: { id: `screen-${path}`, title, text: "Page", to: dashboardPath(path) },
    words: folded(title).split(" "),
  }));
  if (!lines.some(({ path }) => path === "/settings")) return screens;
  const parts = settingsIndex.map(({ title, words }) => ({
    hit: {
      id: `setting-${partId(title)}`,
      title,
      text: "Settings",
      to: `${dashboardPath("/settings")}#${partId(title)}`,
    },
    words: folded(`${title} ${words}`).split(" "),
  }));
  return [...screens, ...parts];
}

const searched = (path: string, text: string) => `/dashboard${path}?search=${encodeURIComponent(text)}`;

/** The results in groups; empty groups are left out. */
export function hitGroups(screens: Hit[], found: BackOfficeHits | undefined): HitGroup[] {
  const groups: HitGroup[] = [
    { title: "Pages", hits: screens },
    {
      title: "Products",
      hits: (found?.products ?? []).map(({ _id, title, brand, isActive }) => ({
        id: _id,
        title,
        text: [brand, isActive ? "" : "Inactive"].filter(Boolean).join(" · "),
        to: searched("/products", title),
      })),
    },
    {
      title: "Orders",
      hits: (found?.orders ?? []).map(({ _id, number, customer, orderStatus, finalAmount }) => ({
        id: _id,
        title: `#${number}, ${customer}`,
        text: `${orderRupees(finalAmount)} · ${statusLooks[orderStatus].label}`,
        to: searched("/orderdetails", String(number)),
      })),
    },
    {
      title: "Customers",
      hits: (found?.customers ?? []).map(({ _id, name, email, mobile }) => ({
        id: _id,
        title: name || email || mobile,
        text: [email, mobile].filter(Boolean).join(" · "),
        to: `/dashboard/customer-details?id=${encodeURIComponent(_id)}`,
      })),
    },
    {
      title: "Sellers",
      hits: (found?.sellers ?? []).map(({ _id, name, email, state }) => ({
        id: _id,
        title: name,
        text: `${email} · ${stateLooks[state].label}`,
        to: `/dashboard/sellers/${encodeURIComponent(_id)}`,
      })),
    },
    {
      title: "Categories",
      hits: (found?.categories ?? []).map(({ _id, title, parent, isActive }) => ({
        id: _id,
        title,
        text: [parent === null ? "Category" : `In ${parent}`, isActive ? "" : "Inactive"].filter(Boolean).join(" · "),
        to: searched(parent === null ? "/categories" : "/subcategories", title),
      })),
    },
    {
      title: "Banners",
      hits: (found?.banners ?? []).map(({ _id, title, isActive }) => ({
        id: _id,
        title,
        text: isActive ? "Active" : "Inactive",
        to: searched("/banners", title),
      })),
    },
    {
      title: "Staff",
      hits: (found?.staff ?? []).map(({ _id, name, email }) => ({
        id: _id,
        title: name || email,
        text: name ? email : "",
        to: searched("/staff", email),
      })),
    },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}
