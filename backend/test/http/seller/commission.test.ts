import { commissionMessages } from "@haat/api-contract/commission/messages";
import { commissionPercent } from "@haat/api-contract/commission/rule";
import { sellerMessages } from "@haat/api-contract/seller/messages";
import { commissionPercentSql } from "#sql/shop-rules-sql";
import { anAdministrator, aStaffMember, type StaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { aCategory, aProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { raw } from "../../support/raw";
import { aSeller } from "../../support/seller";

let clerk: StaffMember;
beforeAll(async () => {
  clerk = await aStaffMember({ permissions: ["view_seller", "edit_seller"] });
});

type Kind = "setCategoryCommission" | "setSellerCommission";
const set = (kind: Kind, id: string, percent: number | null, version: string) =>
  api(clerk.token).call(kind, { params: { id }, body: { percent, version } });

const ofSeller = async (id: string) =>
  (await api(clerk.token).call("listSellerCommissions", { query: { search: id } })).sellers[0];

/** Removes the rates that a test has set. */
async function reset(kind: Kind, id: string): Promise<void> {
  await withDatabase((client) =>
    client.query("DELETE FROM commission_rate WHERE subject_id = $1 AND kind = $2", [
      id,
      kind === "setSellerCommission" ? "seller" : "category",
    ]),
  );
}

const atPlacing = (productId: string, sellerId: string | null) =>
  withDatabase(async (client) => {
    const { rows } = await client.query(`SELECT ${commissionPercentSql("$1::text", "$2::text")}::float8 AS percent`, [
      productId,
      sellerId,
    ]);
    return rows[0]?.percent as number;
  });

describe("the commission on a sale", () => {
  // @spec commission-seller-own-rate
  it("is the seller's own rate, else the sub-category's, else the category's, else the default: in TypeScript and SQL", async () => {
    const category = await aCategory();
    const sub = await aCategory({ parentId: category.id });
    const [{ id: sellerId }, product] = [
      await aSeller(),
      await aProduct({ categoryId: category.id, subCategoryId: sub.id }),
    ];
    const { usualPercent: usual } = await api(clerk.token).call("getCommission", {});
    const rates = {
      seller: null as number | null,
      subCategory: null as number | null,
      category: null as number | null,
      usual,
    };
    const agrees = async () => expect(await atPlacing(product.id, sellerId)).toBe(commissionPercent(rates));
    try {
      await agrees();
      await set("setCategoryCommission", category.id, 12.25, "none");
      rates.category = 12.25;
      await agrees();
      await set("setCategoryCommission", sub.id, 0, "none");
      rates.subCategory = 0;
      await agrees();
      await set("setSellerCommission", sellerId, 3.5, "none");
      rates.seller = 3.5;
      await agrees();
      expect(await atPlacing(product.id, null)).toBe(0);
      const { categories } = await api(clerk.token).call("getCommission", {});
      const shown = categories.filter(({ _id }) => _id === category.id || _id === sub.id);
      expect(shown).toMatchObject([
        { title: category.title, parentId: null, percent: 12.25 },
        { title: sub.title, parentId: category.id, percent: 0 },
      ]);
      await set("setSellerCommission", sellerId, null, (await ofSeller(sellerId))?.version ?? "");
      rates.seller = null;
      await agrees();
    } finally {
      await reset("setCategoryCommission", category.id);
      await reset("setCategoryCommission", sub.id);
      await reset("setSellerCommission", sellerId);
    }
  });
});

describe("commission rates", () => {
  // @spec staff-see-change-rates
  it("are set and removed once each, and audited", async () => {
    const { id, email } = await aSeller();
    expect((await set("setSellerCommission", id, 7.25, "none")).message).toBe(commissionMessages.saved);
    const rate = await ofSeller(id);
    expect(rate).toMatchObject({ _id: id, email, percent: 7.25 });
    const { sellers } = await api(clerk.token).call("listSellerCommissions", { query: { own: true, search: id } });
    expect(sellers).toEqual([rate]);
    expect((await set("setSellerCommission", id, null, rate?.version ?? "")).message).toBe(commissionMessages.removed);
    expect(await ofSeller(id)).toMatchObject({ percent: null, version: "none" });
    const administrator = await anAdministrator();
    const { entries } = await api(administrator.token).call("listAudit", { query: { subjectId: id } });
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ["seller.commission", { commissionPercent: 7.25 }, { commissionPercent: null }],
      ["seller.commission", { commissionPercent: null }, { commissionPercent: 7.25 }],
    ]);
  });

  // @spec staff-see-change-rates
  it("cannot be changed with a stale version, and only once concurrently", async () => {
    const { id } = await aSeller();
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => set("setSellerCommission", id, 5, "none")),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const percent of [6, null]) {
      expect(await failureOf(set("setSellerCommission", id, percent, "none"))).toMatchObject({
        status: 409,
        message: commissionMessages.changedMeanwhile,
      });
    }
    await reset("setSellerCommission", id);
  });

  it("are between 0 and 50 percent, with at most two decimals", async () => {
    const { id } = await aSeller();
    for (const percent of [-1, 50.01, 1.234, "5", undefined]) {
      const body = { percent, version: "none" };
      expect(
        (await raw("PUT", `/api/v1/back-office/commission/sellers/${id}`, { token: clerk.token, body })).status,
      ).toBe(400);
    }
    expect(await ofSeller(id)).toMatchObject({ percent: null });
  });

  it("return 404 for unknown sellers and categories", async () => {
    expect(await failureOf(set("setSellerCommission", "sel_none", 5, "none"))).toMatchObject({
      status: 404,
      message: sellerMessages.notFound,
    });
    expect(await failureOf(set("setCategoryCommission", "pcat_none", 5, "none"))).toMatchObject({
      status: 404,
      message: commissionMessages.categoryNotFound,
    });
  });

  // @spec staff-see-change-rates
  it("need permissions to be read and changed", async () => {
    const watcher = await aStaffMember({ permissions: ["view_seller"] });
    await api(watcher.token).call("getCommission", {});
    const call = api(watcher.token).call("setSellerCommission", {
      params: { id: "sel_none" },
      body: { percent: 1, version: "none" },
    });
    expect(await failureOf(call)).toMatchObject({ status: 403 });
  });
});
