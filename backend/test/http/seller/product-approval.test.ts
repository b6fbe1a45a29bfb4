import { cartMessages } from "@haat/api-contract/cart/messages";
import { sellerProductMessages } from "@haat/api-contract/seller-product/messages";
import { type Administrator, anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { aBusiness } from "../../support/business-file";
import { withDatabase } from "../../support/database";
import { aManagedProduct, aMark } from "../../support/managed-product";
import { raw } from "../../support/raw";
import { aSeller } from "../../support/seller";
import { anApprovedProduct, aWaitingProduct, reviewProduct } from "../../support/seller-product";
import { aShopper, outbox } from "../../support/shopper";
import { until } from "../../support/until";

let office: Administrator;
beforeAll(async () => {
  office = await anAdministrator();
});

const decide = (id: string, body: { state: "approved" | "rejected"; reason?: string; version?: string }) =>
  api(office.token).call("reviewProduct", { params: { id }, body });
const statusOf = async (id: string) => (await raw("GET", `/api/v1/product/title/${id}`)).status;

/** Waits for the catalogue to be updated. */
const untilStatus = (id: string, status: number) =>
  until(`The page's status ${status}`, async () => ((await statusOf(id)) === status ? true : undefined));

describe("a decision on a seller's product", () => {
  // @spec staff-approve-reject-reason
  it("publishes or hides it, is emailed and audited", async () => {
    const seller = await aSeller();
    const product = await aWaitingProduct(seller);
    expect(await statusOf(product._id)).toBe(404);
    expect((await decide(product._id, { state: "approved" })).message).toBe(sellerProductMessages.approved);
    expect(await statusOf(product._id)).toBe(200);
    const reason = "Somebody else's brand.";
    expect((await decide(product._id, { state: "rejected", reason })).product.seller).toMatchObject({
      approval: "rejected",
      reason,
    });
    expect(await statusOf(product._id)).toBe(404);
    const mails = await until("both mails", async () => {
      const sent = (await outbox(seller.email)).filter(({ template }) => template === "seller-product-verdict");
      return sent.length === 2 ? sent : undefined;
    });
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `Your product is approved: ${product.title}`,
      `Your product was not approved: ${product.title}`,
    ]);
    expect(mails.find(({ subject }) => subject?.includes("not approved"))?.text).toContain(reason);
    const { entries } = await api(office.token).call("listAudit", { query: { subjectId: product._id } });
    expect(entries.slice(0, 2).map(({ action, before, after }) => [action, before?.approval, after?.approval])).toEqual(
      [
        ["product.rejected", "approved", "rejected"],
        ["product.approved", "waiting", "approved"],
      ],
    );
  });

  it("is rejected without a reason, for the shop's own product, twice, and with a stale version", async () => {
    const seller = await aSeller();
    const { _id: id, seller: mark } = await aWaitingProduct(seller);
    const unsaid = await raw("PUT", `/api/v1/back-office/products/${id}/approval`, {
      token: office.token,
      body: { state: "rejected", reason: " " },
    });
    expect(unsaid).toMatchObject({ status: 400, body: { message: sellerProductMessages.reasonRequired } });
    const own = (await aManagedProduct())._id;
    expect(await failureOf(decide(own, { state: "approved" }))).toMatchObject({
      status: 409,
      message: sellerProductMessages.shopsOwn,
    });
    expect(await failureOf(decide("prod_none", { state: "approved" }))).toMatchObject({ status: 404 });
    await api(seller.token).call("updateSellerProduct", { params: { id }, body: { title: `Other ${aMark()}` } });
    expect(await failureOf(decide(id, { state: "approved", version: mark?.version ?? "" }))).toMatchObject({
      status: 409,
      message: sellerProductMessages.changedMeanwhile,
    });
    const answers = await Promise.allSettled([decide(id, { state: "approved" }), decide(id, { state: "approved" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("needs edit_product", async () => {
    const { _id: id } = await aWaitingProduct(await aSeller());
    const viewer = await aStaffMember({ permissions: ["view_product"] });
    const call = api(viewer.token).call("reviewProduct", { params: { id }, body: { state: "approved" } });
    expect(await failureOf(call)).toMatchObject({ status: 403 });
  });

  // @spec staff-approve-reject-reason
  it("is requested by a notice, once each time that a product starts to wait", async () => {
    const seller = await aSeller();
    const { _id: id, title } = await aWaitingProduct(seller);
    const clerk = await aStaffMember({ permissions: ["edit_product"] });
    const bells = async () =>
      withDatabase(async (client) => {
        const { rows } = await client.query("SELECT text, link, permission FROM notice WHERE key LIKE $1", [
          `product-waiting:${id}:%`,
        ]);
        return rows;
      });
    expect(await bells()).toEqual([
      {
        text: expect.stringContaining(title),
        link: expect.stringContaining("approval=waiting"),
        permission: "edit_product",
      },
    ]);
    await api(seller.token).call("updateSellerProduct", { params: { id }, body: { brand: "Another" } });
    expect(await bells()).toHaveLength(1);
    await reviewProduct(id, "rejected", "No.");
    await api(seller.token).call("updateSellerProduct", { params: { id }, body: { brand: "Right" } });
    expect(await bells()).toHaveLength(2);
    await aWaitingProduct(seller);
    const { notices } = await api(clerk.token).call("listNotices", { query: { limit: 20 } });
    expect(notices.map(({ kind }) => kind)).toContain("product-waiting");
  });
});

describe("the back office's list", () => {
  it("shows the seller, and filters by approval and by who sells", async () => {
    const mark = aMark();
    const seller = await aSeller();
    const waiting = await aWaitingProduct(seller, { title: `Lamp ${mark}` });
    const approved = await anApprovedProduct(seller, { title: `Vase ${mark}` });
    const own = await aManagedProduct({ title: `Rug ${mark}` });
    const list = async (query: Record<string, string>) =>
      (await api(office.token).call("listManagedProducts", { query: { search: mark, ...query } })).products;
    expect((await list({})).map(({ _id, seller: by }) => [_id, by?._id ?? null, by?.approval ?? null])).toEqual([
      [own._id, null, null],
      [approved._id, seller.id, "approved"],
      [waiting._id, seller.id, "waiting"],
    ]);
    expect((await list({ approval: "waiting" })).map(({ _id }) => _id)).toEqual([waiting._id]);
    expect((await list({ approval: "approved" })).map(({ _id }) => _id)).toEqual([approved._id]);
    expect((await list({ owner: "shop" })).map(({ _id }) => _id)).toEqual([own._id]);
    expect((await list({ owner: "sellers" })).map(({ _id }) => _id)).toEqual([approved._id, waiting._id]);
  });
});

describe("a suspended seller", () => {
  // @spec suspended-seller-products-leave
  it("disappears from the shop with all products, from carts too, and comes back with them", async () => {
    const seller = await aSeller();
    const mark = aMark();
    const shown = await anApprovedProduct(seller, { title: `Shown ${mark}` });
    const waiting = await aWaitingProduct(seller, { title: `Waiting ${mark}` });
    const shopper = await aShopper();
    const add = () =>
      api(shopper.token).call("addCartLine", { body: { productId: shown._id, variant: null, quantity: 1 } });
    await add();
    const verdict = (state: "approved" | "suspended") =>
      api(office.token).call("reviewSeller", { params: { id: seller.id }, body: { state, reason: "Fakes." } });
    await verdict("suspended");
    expect(await failureOf(add())).toMatchObject({ status: 404, message: cartMessages.productNotFound });
    await untilStatus(shown._id, 404);
    expect((await api().call("listProducts", { query: { search: mark } })).products).toEqual([]);
    expect((await raw("GET", `/api/v1/sellers/${seller.id}`)).status).toBe(404);
    expect((await raw("GET", `/api/v1/products?seller=${seller.id}`)).status).toBe(404);
    await verdict("approved");
    await untilStatus(shown._id, 200);
    expect(await statusOf(waiting._id)).toBe(404);
    await add();
  });

  it("is shown with a new business name next to the products", async () => {
    const seller = await aSeller();
    const { _id: id } = await anApprovedProduct(seller);
    const name = `Kaveri ${aMark()}`;
    await api(seller.token).call("saveSellerBusiness", { body: aBusiness({ name }) });
    await until("The new name", async () => {
      const { product } = await api().call("getProduct", { params: { id } });
      return product.seller?.name === name ? true : undefined;
    });
  });

  it("cannot sell from that moment, whatever the catalogue still shows", async () => {
    const seller = await aSeller();
    const { _id: id } = await anApprovedProduct(seller);
    await withDatabase(async (client) => {
      await client.query("UPDATE seller SET state = 'suspended', updated_at = clock_timestamp() WHERE id = $1", [
        seller.id,
      ]);
    });
    const shopper = await aShopper();
    const add = api(shopper.token).call("addCartLine", { body: { productId: id, variant: null, quantity: 1 } });
    expect(await failureOf(add)).toMatchObject({ status: 404 });
  });
});

describe("GET /api/v1/sellers/:id", () => {
  // @spec storefront-shows-sold-seller
  it("returns the seller, the rating of their products and the legally required details", async () => {
    const seller = await aSeller();
    const name = `Kaveri ${aMark()}`;
    await withDatabase((client) =>
      client.query(
        `INSERT INTO seller_business (seller_id, name, legal_name, kind, line, city, state, pincode, contact_name, contact_mobile)
         VALUES ($1, $2, 'Kaveri Traders LLP', 'partnership', '12 Mint Street', 'Chennai', 'Tamil Nadu', '600001', 'A', '+919876543210')`,
        [seller.id, name],
      ),
    );
    const lamp = await anApprovedProduct(seller, { price: 300 });
    const vase = await anApprovedProduct(seller, { price: 200 });
    await aWaitingProduct(seller);
    await aManagedProduct();
    const page = (await api().call("getSellerPage", { params: { id: seller.id } })).seller;
    expect(page).toMatchObject({
      _id: seller.id,
      name,
      legalName: "Kaveri Traders LLP",
      address: "12 Mint Street, Chennai, Tamil Nadu 600001",
      products: 2,
      rating: 0,
      reviews: 0,
    });
    const query = { seller: seller.id, sort: "price-asc", page: 1, limit: 10 } as const;
    const { products, total } = await api().call("listProducts", { query });
    expect(products.map(({ _id, seller: by }) => [_id, by?.name])).toEqual([
      [vase._id, name],
      [lamp._id, name],
    ]);
    expect(total).toBe(2);
    const { text } = await raw("GET", `/api/v1/sellers/${seller.id}`);
    expect(text).not.toContain(seller.email);
    expect(text).not.toContain("9876543210");
  });

  it("returns 404 for a seller who may not sell", async () => {
    for (const state of ["waiting", "rejected", "suspended"] as const) {
      const { id } = await aSeller({ state });
      expect((await raw("GET", `/api/v1/sellers/${id}`)).status).toBe(404);
    }
    expect((await raw("GET", "/api/v1/sellers/sel_none")).status).toBe(404);
  });
});
