import { bannerMessages } from "@haat/api-contract/banner/messages";
import type { BannerAudience } from "@haat/api-contract/catalog/schemas";
import type { CallAnswer } from "@haat/api-contract/endpoints";
import { type ListState, oneOf, yesOrNo } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery, useChange } from "../lib/queries";

export type BannerRow = CallAnswer<"listBanners">["banners"][number];

const listsKey = ["haat", "banners"] as const;

/** Sorted by display order by default. */
export const bannersQuery = ({ page, limit, search, sort, order, filters }: ListState) => {
  const query = {
    page,
    limit,
    search: search.trim() || undefined,
    sort: oneOf(sort, ["order", "title", "createdAt"]),
    order,
    status: oneOf(filters.status, yesOrNo),
  };
  return queryOptions({
    ...screenQuery,
    queryKey: [...listsKey, query],
    queryFn: async () => {
      const { banners, total } = await api.call("listBanners", { query });
      if (!Array.isArray(banners)) throw new Error(bannerMessages.invalidFormat);
      return { banners, total };
    },
    placeholderData: keepPreviousData,
  });
};

type Fields = {
  title: string;
  link: string;
  order: number;
  status: boolean;
  /** Empty for none: a form can't send null. */
  startsAt: string;
  endsAt: string;
  audience: BannerAudience;
  version?: string | undefined;
};
type Saving = { id?: string; body: Fields; image: File | null };

/** Creates a banner, or updates the one with the id. */
export const useSaveBanner = () =>
  useChange(listsKey, ({ id, body, image }: Saving) =>
    id === undefined
      ? api.call("addBanner", { body, files: { image } })
      : api.call("updateBanner", { params: { id }, body, files: { image } }),
  );

/** Sets only the status, as JSON; the switch waits until the list has been refetched. */
export const useBannerStatus = () =>
  useChange(listsKey, ({ id, status }: { id: string; status: boolean }) =>
    api.call("updateBanner", { params: { id }, body: { status } }),
  );

export const useDeleteBanner = () => useChange(listsKey, (id: string) => api.call("deleteBanner", { params: { id } }));
