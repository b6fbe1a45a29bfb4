import { indianNumber } from "@haat/ui/format";
import { hasStatus } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import { collectionQuery } from "../collection/api/collection.queries";
import { navigationQuery } from "../layout/api/navigation.queries";
import type { Crumb } from "../layout/breadcrumbs";
import { sellerQuery } from "../seller/api/seller.queries";
import { type ListPlace, listTitleQuery } from "./api/product-list.queries";

type ListName = {
  title: string | undefined;
  /** Of a collection. */
  description: string | undefined;
  crumbs: Crumb[];
  /** Undefined while a category's menu is loading. */
  subCategories: ReadonlyArray<{ _id: string; title: string }> | undefined;
  /** The server has no such category, seller or collection. */
  unknown: boolean;
};

/**
 * A list's name and breadcrumbs. Most names are in the menus; those of sellers and collections, of empty lists and, if the
 * menus failed to load, of all categories are requested.
 */
export function useListName(place: ListPlace, isEmpty: boolean): ListName {
  const { data: items, isError } = useQuery(navigationQuery);
  const category = items?.find((item) =>
    place.kind === "category" ? item._id === place.id : item.dropdownItems.some((sub) => sub._id === place.id),
  );
  const subCategory = category?.dropdownItems.find((sub) => sub._id === place.id);
  const known = place.kind === "category" ? category?.name : subCategory?.title;
  const isCategory = place.kind === "category" || place.kind === "subCategory";
  const asked = useQuery({ ...listTitleQuery(place), enabled: isCategory && (isEmpty || isError) });
  const seller = useQuery({ ...sellerQuery(place.id), enabled: place.kind === "seller" });
  const collection = useQuery({ ...collectionQuery(place.id), enabled: place.kind === "collection" });
  const found = known ?? seller.data?.name ?? collection.data?.title ?? asked.data;
  const title = place.kind === "search" ? `Results for “${place.id}”` : found;
  const deeper = place.kind === "category" ? category?.dropdownItems : undefined;
  const parent = place.kind === "subCategory" && category;
  return {
    title,
    description: collection.data?.description,
    unknown: [asked, seller, collection].some(({ error }) => hasStatus(error, 404)),
    crumbs: [
      ...(parent ? [{ label: parent.name, to: `/products/category/${parent._id}` }] : []),
      ...(title ? [{ label: title }] : []),
    ],
    subCategories: place.kind === "category" && !items && !isError ? undefined : (deeper ?? []),
  };
}

export const countText = (total: number): string =>
  total === 1 ? "1 Product Found" : `${indianNumber(total)} Products Found`;
