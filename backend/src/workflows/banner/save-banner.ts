import { isInOrder } from "@haat/api-contract/back-office/offer-fields";
import { bannerMessages } from "@haat/api-contract/banner/messages";
import type { BannerAudience } from "@haat/api-contract/catalog/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { Upload } from "#files/upload";
import { BANNER_MODULE } from "#modules/banner/index";
import { BannerModuleService, type BannerRow } from "#modules/banner/service";
import { differing, recordChange } from "../audit/record-change";
import { keepShopFiles } from "../file/keep-shop-files";
import { publishBanners, toAudited } from "./banner-record";

/** Dates are ISO instants; null for none. */
type Fields = {
  title: string;
  link: string;
  order: number;
  status: boolean;
  startsAt: string | null;
  endsAt: string | null;
  audience: BannerAudience;
};
type Change = { [Field in keyof Fields]?: Fields[Field] | undefined };
type Caller = { actorId: string; picture: Upload | undefined };

const toColumns = ({ order, startsAt, endsAt, ...rest }: Change) => ({
  ...rest,
  sort_order: order,
  starts_at: toDate(startsAt),
  ends_at: toDate(endsAt),
});

const toDate = (instant: string | null | undefined) => (typeof instant === "string" ? new Date(instant) : instant);

/** Drops undefined fields. */
const given = <Columns extends object>(columns: Columns) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<Columns>;

const entryOf = ({ _id, title }: BannerRow, actorId: string, act: "created" | "updated") => ({
  actorId,
  action: `banner.${act}`,
  subject: { type: "banner", id: _id, label: title },
});

/** The banner as it is now saved, whose start and end will be published. @throws ApiError 400 it ends before it starts. */
async function savedBanner(transaction: OneTransaction, id: string): Promise<BannerRow> {
  await transaction.flush();
  const row = await requireBanner(transaction, id);
  if (!isInOrder(row)) throw new ApiError(400, bannerMessages.endBeforeStart);
  await BannerModuleService.scheduleIn(transaction.prepared, row);
  return row;
}

async function requireBanner(transaction: OneTransaction, id: string): Promise<BannerRow> {
  const row = await BannerModuleService.lockIn(transaction.prepared, id);
  if (!row) throw new ApiError(404, bannerMessages.notFound);
  return row;
}

/** @throws ApiError 400 without an image, or if it ends before it starts. */
export async function addBanner(
  container: MedusaContainer,
  { actorId, picture, fields }: Caller & { fields: Fields },
): Promise<BannerRow> {
  if (!picture) throw new ApiError(400, bannerMessages.imageRequired);
  const banners = container.resolve<BannerModuleService>(BANNER_MODULE);
  const added = await keepShopFiles(container, [picture], ([image = ""]) =>
    inOneTransaction(container, async (transaction) => {
      const columns = { ...toColumns(fields), title: fields.title, link: fields.link, image };
      const made = await banners.createBanners(given(columns), transaction.contextFor(banners));
      const row = await savedBanner(transaction, made.id);
      const entry = entryOf(row, actorId, "created");
      await recordChange(container, { ...entry, before: null, after: toAudited(row) }, transaction);
      return row;
    }),
  );
  await publishBanners(container);
  return added;
}

type Changed = { row: BannerRow; changed: readonly string[] };

/**
 * Changes the given fields of a banner, and returns it with the names of the fields that changed.
 *
 * @throws ApiError 404 no such banner, 400 it would end before it starts, 409 changed since the caller read it.
 */
export async function changeBanner(
  container: MedusaContainer,
  { id, actorId, picture, version, change }: Caller & { id: string; version: string | undefined; change: Change },
): Promise<Changed> {
  const banners = container.resolve<BannerModuleService>(BANNER_MODULE);
  const readSeen = async (transaction: OneTransaction) => {
    const row = await requireBanner(transaction, id);
    if (version !== undefined && version !== row.version) throw new ApiError(409, bannerMessages.changedMeanwhile);
    return row;
  };
  // Checked before an image is stored, and again in the transaction that saves.
  if (picture) await inOneTransaction(container, readSeen);
  const saved = await keepShopFiles(container, picture ? [picture] : [], ([image]) =>
    inOneTransaction(container, async (transaction) => {
      const before = await readSeen(transaction);
      const columns = given({ ...toColumns(change), image });
      await banners.updateBanners({ id, ...columns }, transaction.contextFor(banners));
      const row = await savedBanner(transaction, id);
      const both = { before: toAudited(before), after: toAudited(row) };
      await recordChange(container, { ...entryOf(row, actorId, "updated"), ...both }, transaction);
      return { row, changed: differing(both.before, both.after) };
    }),
  );
  if (saved.changed.length > 0) await publishBanners(container);
  return saved;
}
