import { api, failureOf } from "../../support/api";
import { aProduct } from "../../support/catalogue";
import { raw } from "../../support/raw";
import { aReview } from "../../support/review";

describe("GET /api/v1/rating/{productId}", () => {
  // @spec get-rating-productid
  it("returns the newest review first, without shoppers' email addresses", async () => {
    const product = await aProduct();
    await aReview({
      productId: product.id,
      rating: 4,
      comment: "Bright.",
      displayName: "ravi",
      customerId: "cus_ravi",
    });
    await aReview({ productId: product.id, rating: 5, comment: "Brighter.", displayName: "asha" });
    const { data } = await api().call("listReviews", { params: { productId: product.id }, query: {} });
    expect(data.map(({ rating, comment, userId }) => [rating, comment, userId.email])).toEqual([
      [5, "Brighter.", "asha@hidden"],
      [4, "Bright.", "ravi@hidden"],
    ]);
    const { product: read } = await api().call("getProduct", { params: { id: product.id } });
    expect(read).toMatchObject({ averageRating: 4.5, totalReviews: 2 });
  });

  it("neither returns nor counts hidden reviews", async () => {
    const product = await aProduct();
    await aReview({ productId: product.id, rating: 2 });
    await aReview({ productId: product.id, rating: 5, hidden: true });
    const { data } = await api().call("listReviews", { params: { productId: product.id }, query: {} });
    expect(data.map(({ rating }) => rating)).toEqual([2]);
    const { product: read } = await api().call("getProduct", { params: { id: product.id } });
    expect(read).toMatchObject({ averageRating: 2, totalReviews: 1 });
  });

  it("is paged", async () => {
    const product = await aProduct();
    for (const rating of [1, 2, 3]) await aReview({ productId: product.id, rating });
    const page = await api().call("listReviews", {
      params: { productId: product.id },
      query: { page: "2", limit: "2" },
    });
    expect(page).toMatchObject({ total: 3, page: 2, limit: 2 });
    expect(page.data.map(({ rating }) => rating)).toEqual([1]);
    expect((await raw("GET", `/api/v1/rating/${product.id}?limit=0`)).status).toBe(400);
  });

  it("returns 404 for products hidden from shoppers", async () => {
    const draft = await aProduct({ hidden: true });
    for (const productId of [draft.id, "nothing"]) {
      const failure = await failureOf(api().call("listReviews", { params: { productId }, query: {} }));
      expect(failure).toMatchObject({ status: 404, message: "Product not found." });
    }
  });
});
