import type { BackOfficeHits } from "@haat/api-contract/back-office-search/schemas";
import { orderRupees } from "@haat/ui/format";
import { statusLooks } from "../../../src/admin/screens/orders/order-words";
import { dashboardPath, type NavEntry, type NavLine } from "./navigation";

/** One line of what the search box found. */
export type Hit = { id: string; title: string; text: string; to: string };
export type HitGroup = { title: string; hits: Hit[] };

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");

/** Screens of the sidebar whose name has a word that begins with each typed one. */
export function screenHits(groups: readonly (readonly NavEntry[])[], typed: string): Hit[] {
  const wanted = folded(typed).split(" ").filter(Boolean);
  if (wanted.length === 0) return [];
  const lines = groups.flat().flatMap((entry): readonly NavLine[] => ("path" in entry ? [entry] : entry.children));
  return lines
    .filter(({ title }) => {
      const words = folded(title).split(" ");
      return wanted.every((part) => words.some((word) => word.startsWith(part)));
    })
    .map(({ title, path }) => ({ id: `screen-${path}`, title, text: "Page", to: dashboardPath(path) }));
}

const searched = (path: string, text: string) => `/dashboard${path}?search=${encodeURIComponent(text)}`;

/** What was found, in groups; groups without a hit are left out. */
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
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}
