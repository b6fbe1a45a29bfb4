import { pictureCopies } from "@haat/api-contract/file/picture-copies";
import { limits } from "@haat/api-contract/limits";
import { reviewMessages } from "@haat/api-contract/review/messages";
import sharp from "sharp";
import { api, failureOf } from "../support/api";
import { aProduct, type MadeProduct } from "../support/catalogue";
import { aDeliveredOrder } from "../support/delivered-order";
import { anOrder } from "../support/order-body";
import { aPicture } from "../support/pictures";
import { raw } from "../support/raw";
import { shopAddress } from "../support/shop-address";
import { aFreshMobile, aShopper } from "../support/shopper";
import { until } from "../support/until";

const picture = async () => new Blob([new Uint8Array(await aPicture("jpeg"))], { type: "image/jpeg" });

describe("POST /api/v1/rating", () => {
  let lamp: MadeProduct;
  beforeAll(async () => {
    lamp = await aProduct({ price: 500, stock: 1000 });
  });

  // @spec review-fields-document-e review-sent-productid-orderid post-rating
  it("stores a review with its picture and updates the product's rating", async () => {
    const product = await aProduct({ price: 300 });
    const { token, user } = await aShopper();
    const orderId = await aDeliveredOrder(token, product);
    const body = { productId: product.id, orderId, rating: 4, comment: "  Bright & <b>warm</b>.  " };
    const { review, message } = await api(token).call("addReview", { body, files: { image: await picture() } });
    expect(message).toBe("Thank you! Your review has been submitted successfully.");
    expect(review).toMatchObject({
      rating: 4,
      comment: "Bright & <b>warm</b>.",
      userId: { _id: user._id, email: `${user.email?.split("@")[0]}@hidden` },
    });

    const kept = Buffer.from(await (await fetch(`${shopAddress().url}${review.image}`)).arrayBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ format: "webp", width: 640, height: 480 });
    const copies = pictureCopies(review.image ?? "");
    expect(copies.map(({ width }) => width)).toEqual([640, 400, 200, 100]);
    const small = await raw("GET", copies[1]?.address ?? "");
    expect(small.status).toBe(200);
    expect(small.headers.get("content-type")).toBe("image/webp");

    const counted = await until("the rating", async () => {
      const { product: read } = await api().call("getProduct", { params: { id: product.id } });
      return read.totalReviews === 1 ? read : undefined;
    });
    expect(counted.averageRating).toBe(4);
    const { data } = await api().call("listReviews", { params: { productId: product.id } });
    expect(data).toEqual([review]);
  });

  // @spec review-sent-productid-orderid please-select-star-rating
  it("accepts JSON without a picture or comment", async () => {
    const { token } = await aShopper({ identifier: aFreshMobile() });
    const orderId = await aDeliveredOrder(token, lamp);
    const { review } = await api(token).call("addReview", { body: { productId: lamp.id, orderId, rating: 5 } });
    expect(review).toMatchObject({ comment: "", image: null, userId: { email: "@hidden" } });
  });

  it("is accepted once per product and order, even for twenty concurrent clicks", async () => {
    const { token } = await aShopper();
    const orderId = await aDeliveredOrder(token, lamp);
    const body = { productId: lamp.id, orderId, rating: 5 };
    const files = { image: await picture() };
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => api(token).call("addReview", { body, files })),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const again = await failureOf(api(token).call("addReview", { body, files }));
    expect(again).toMatchObject({ status: 409, message: "You have already reviewed this product." });
    const later = await aDeliveredOrder(token, lamp);
    await api(token).call("addReview", { body: { ...body, orderId: later } });
  });

  it("is limited to the buyer of a delivered order with the product", async () => {
    const { token } = await aShopper();
    const orderId = await aDeliveredOrder(token, lamp);
    const other = await aProduct();
    const ask = (productId: string, asked: string, by = token) =>
      failureOf(api(by).call("addReview", { body: { productId, orderId: asked, rating: 5 } }));
    expect(await ask(lamp.id, "order_none")).toMatchObject({ status: 404, message: reviewMessages.orderNotFound });
    const stranger = await aShopper();
    expect(await ask(lamp.id, orderId, stranger.token)).toMatchObject({ status: 404 });
    expect(await ask(other.id, orderId)).toMatchObject({ status: 400, message: reviewMessages.productNotInOrder });
    const { orderId: open } = await api(token).call("placeOrder", {
      body: anOrder({ productId: lamp.id, quantity: 1 }, 500),
    });
    expect(await ask(lamp.id, open)).toMatchObject({ status: 409, message: reviewMessages.notDelivered });
  });

  it.each([
    ["no stars", { rating: undefined }, "rating is required."],
    ["half a star", { rating: 4.5 }, "rating must be a whole number."],
    ["no star", { rating: 0 }, "rating must be at least 1."],
    ["six stars", { rating: 6 }, "rating must be at most 5."],
    ["a word", { rating: "many" }, "rating must be a number."],
    ["a comment that is none", { comment: { $ne: "" } }, "comment must be a string."],
    ["a book", { comment: "x".repeat(limits.maxReviewCommentLength + 1) }, "comment is too long."],
    ["a text that can't be kept", { comment: "a\u0000" }, "comment contains a character that is not allowed."],
  ])("rejects %s", async (_, wrong, message) => {
    const { token } = await aShopper();
    const body = { productId: lamp.id, orderId: "order_x", rating: 5, comment: "", ...wrong };
    expect(await raw("POST", "/api/v1/rating", { token, body })).toMatchObject({ status: 400, body: { message } });
  });

  it("is rate limited", async () => {
    const { token } = await aShopper();
    const tries = Array.from({ length: limits.reviewsPerHour }, () =>
      raw("POST", "/api/v1/rating", { token, body: {} }),
    );
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([400]));
    const refused = await raw("POST", "/api/v1/rating", { token, body: {} });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
