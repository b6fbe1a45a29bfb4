import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { readConfig } from "../config/read-config";
import { findEngineVariants } from "../engine/demo-shop";
import { ACCESS_MODULE } from "../modules/access";
import type { AccessModuleService } from "../modules/access/service";
import { CATALOG_MODULE } from "../modules/catalog";
import type { CatalogModuleService } from "../modules/catalog/service";
import { NOTICE_MODULE } from "../modules/notice";
import type { NoticeModuleService } from "../modules/notice/service";
import { ensureAdministrator, ensureUserWithLogin } from "../setup/ensure-administrator";
import { ensureSettings } from "../setup/ensure-settings";
import { ensureShop } from "../setup/ensure-shop";
import { issueMissingCreditNotes } from "../workflows/invoice/issue-credit-notes";
import { issueMissingInvoices } from "../workflows/invoice/issue-invoices";
import { notifyLowStock } from "../workflows/notice/notify-low-stock";
import { profileNamed } from "./data/profile";
import { demoShop, seedingDay } from "./data/shop";
import { demoAdministrator, demoEditor, demoRole } from "./demo-accounts";
import { picturesOf } from "./pictures/plan";
import { writeBanners } from "./write/banners";
import { writeCategories } from "./write/categories";
import { writeCollections } from "./write/collections";
import { writeCoupons } from "./write/coupons";
import { productIds, writeDetails } from "./write/details";
import { beginOnce, markDone } from "./write/once";
import { writeOrders } from "./write/orders";
import { picturesFor, startPictures } from "./write/pictures";
import { writeSalePrices, writeStock } from "./write/prices-and-stock";
import { writeProducts } from "./write/products";
import { writeReviews } from "./write/reviews";
import type { Seeding } from "./write/seeding";
import { writeSellerProducts } from "./write/seller-products";
import { writeSellers } from "./write/sellers";
import { writeShoppers, writeWishlists } from "./write/shoppers";

/** How many low-stock notices remain in a new shop's bell; the overview shows the rest. */
const kept = 5;

/**
 * Marks everything that is low on stock from the start, so that it is only reported again after a refill, and keeps
 * just a few notices.
 */
async function writeNotices(container: MedusaContainer): Promise<void> {
  await notifyLowStock(container, "everything");
  await container.resolve<NoticeModuleService>(NOTICE_MODULE).keepNewest(kept);
}

/** A role with an account, which shows what staff without all permissions see. */
async function writeStaff(container: MedusaContainer): Promise<void> {
  const access = container.resolve<AccessModuleService>(ACCESS_MODULE);
  await access.ensurePermissions();
  const userId = await ensureUserWithLogin(container, demoEditor);
  await access.ensureStaff({ userId, name: demoEditor.name, role: demoRole });
}

/** Without fresh statistics PostgreSQL would plan for empty tables, and take minutes instead of seconds. */
const learnSizes = (database: Seeding["database"]) => database.raw("ANALYZE");

/** Runs the steps in order. Pictures are drawn in parallel, because they need CPU while the steps mostly wait. */
async function fill(seeding: Seeding): Promise<void> {
  const customerIds = await writeShoppers(seeding);
  const categoryIds = await writeCategories(seeding);
  await writeBanners(seeding, categoryIds);
  await writeProducts(seeding, categoryIds);
  const variants = await findEngineVariants(seeding.database);
  await writeSalePrices(seeding, variants);
  await writeStock(seeding, variants);
  await learnSizes(seeding.database);
  const ids = await productIds(seeding);
  await writeDetails(seeding, ids);
  const sellers = await writeSellerProducts(seeding, ids);
  await writeCollections(seeding);
  await writeCoupons(seeding, sellers);
  const orders = await writeOrders(seeding, customerIds, variants, sellers);
  await issueMissingInvoices(seeding.container);
  await issueMissingCreditNotes(seeding.container);
  await writeReviews(seeding, customerIds, ids, orders);
  await writeWishlists(seeding, customerIds, ids);
  await seeding.pictures.done;
}

/**
 * Fills the demo shop: `medusa exec ./src/seed/run.ts`. `SEED_PROFILE=small` creates a part of it. A second run does
 * nothing; a run after an aborted one adds what is missing.
 */
export default async function seed({ container }: { container: MedusaContainer }): Promise<void> {
  const log = (line: string) => {
    process.stdout.write(`${line}\n`);
  };
  const profile = profileNamed(process.env.SEED_PROFILE);
  const ground = await ensureShop(container);
  const today = await beginOnce(container, ground.storeId, seedingDay(new Date()));
  if (!today) return log("The demo shop already exists.");
  await ensureSettings(container);
  await ensureAdministrator(container, demoAdministrator);
  await writeStaff(container);
  await writeSellers(container);
  const shop = demoShop(profile, today);
  const plans = picturesOf(shop);
  const pictures = await picturesFor(readConfig(), plans, () =>
    startPictures(container.resolve(Modules.FILE), plans, log),
  );
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const catalog = container.resolve<CatalogModuleService>(CATALOG_MODULE);
  catalog.leaveToRebuild();
  await fill({ container, database, ground, shop, openedAt: today, pictures, log });
  await learnSizes(database);
  await catalog.rebuildAll();
  await writeNotices(container);
  await markDone(container, ground.storeId);
  log(`Demo shop created: ${shop.products.length} products, ${shop.orders.length} orders.`);
}
