import { anAdministrator } from "../support/administrator";
import { aCategory, aProduct, type MadeProduct } from "../support/catalogue";
import { aManagedProduct, aProductBody } from "../support/managed-product";
import { anOrder } from "../support/order-body";
import { raw } from "../support/raw";
import { aShopper, type LoggedInShopper } from "../support/shopper";

const header = "x-count-statements";
const tries = 5;

type Call = { method: "GET" | "POST" | "PUT"; path: string; token?: string; body?: unknown; status: number };

/** SQL statements that calls send before they answer, the fewest first; `make` makes another call of the same kind each time. */
async function countsOf(make: () => Promise<Call>): Promise<number[]> {
  const counts: number[] = [];
  for (let at = 0; at < tries; at++) {
    const { method, path, token, body, status } = await make();
    const answer = await raw(method, `/api/v1${path}`, { ...(token && { token }), body, headers: { [header]: "1" } });
    expect(answer.status).toBe(status);
    counts.push(Number(answer.headers.get(header) ?? Number.NaN));
  }
  return counts.sort((one, other) => one - other);
}

/** The first of its kind fills caches, and a search may find the catalog's index to be renewed: the least is the call's own. */
const statementsOf = async (make: () => Promise<Call>): Promise<number> => (await countsOf(make))[0] ?? Number.NaN;

/**
 * What the hot calls cost the database. A statement more is 0.2 ms more for everybody, and seen nowhere else: who needs
 * one says why where the number stands. One less is written down too, or it comes back unseen.
 */
describe("the SQL statements of", () => {
  let product: MadeProduct;
  let shopper: LoggedInShopper;
  beforeAll(async () => {
    product = await aProduct({ price: 250, salePrice: 200, stock: 50 });
    shopper = await aShopper();
  });

  const add = async (buyer: LoggedInShopper): Promise<Call> => ({
    method: "POST",
    path: "/cart",
    token: buyer.token,
    body: { productId: product.id, variantId: product.variants[0]?.id, quantity: 1 },
    status: 200,
  });
  const order = async (amount: number, paymentMethod: "cod" | "razorpay", status: number): Promise<Call> => ({
    method: "POST",
    path: "/Order",
    token: shopper.token,
    body: anOrder({ productId: product.id, quantity: 1 }, amount, { paymentMethod }),
    status,
  });

  it("a first line in the cart are 13", async () => {
    expect(await statementsOf(async () => add(await aShopper()))).toBe(13);
  });

  it("a piece more of a line are 11", async () => {
    await statementsOf(() => add(shopper));
    expect(await statementsOf(() => add(shopper))).toBe(11);
  });

  it("a quote, which an order of another amount is answered with, are 3", async () => {
    expect(await statementsOf(() => order(1, "cod", 409))).toBe(3);
  });

  it("an order in cash are 36", async () => {
    expect(await statementsOf(() => order(200, "cod", 201))).toBe(36);
  });

  it("an order that is paid online are 41, with the gateway's sheet", async () => {
    expect(await statementsOf(() => order(200, "razorpay", 201))).toBe(41);
  });

  it("a page of a category that nobody has asked for yet is 1", async () => {
    const { id } = await aCategory();
    await aProduct({ categoryId: id });
    let limit = 10;
    const page = async (): Promise<Call> => ({
      method: "GET",
      path: `/products/${id}?page=1&limit=${limit++}`,
      status: 200,
    });
    expect(await statementsOf(page)).toBe(1);
  });

  it("a product that is saved are 24", async () => {
    const { token } = await anAdministrator();
    const { _id } = await aManagedProduct();
    const save = async (): Promise<Call> => ({
      method: "PUT",
      path: `/product/${_id}`,
      token,
      body: await aProductBody(),
      status: 200,
    });
    // Now and then one finds done what another has just done: the median is its own.
    expect((await countsOf(save))[Math.floor(tries / 2)]).toBe(24);
  });
});
