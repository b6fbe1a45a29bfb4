import { randomBytes } from "node:crypto";
import { staffReviewMessages } from "@haat/api-contract/review/messages";
import { type Administrator, anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { aProduct, type MadeProduct } from "../../support/catalogue";
import { raw } from "../../support/raw";
import { aReview } from "../../support/review";
import { until } from "../../support/until";

let administrator: Administrator;
let lamp: MadeProduct;
beforeAll(async () => {
  [administrator, lamp] = await Promise.all([
    anAdministrator(),
    aProduct({ title: `Lamp ${randomBytes(5).toString("hex")}` }),
  ]);
});

const list = (query: Record<string, string>) => api(administrator.token).call("listStaffReviews", { query });
const moderate = (id: string, body: object) =>
  api(administrator.token).call("moderateReview", { params: { id }, body });
const shown = async (productId: string) => (await api().call("listReviews", { params: { productId } })).data;
const product = async (id: string) => (await api().call("getProduct", { params: { id } })).product;

describe("GET /api/v1/back-office/reviews", () => {
  // @spec reviews-listed-hidden-ones
  it("returns hidden ones too, newest first, and searches by comment, name and product", async () => {
    const mark = randomBytes(4).toString("hex");
    const bright = await aReview({
      productId: lamp.id,
      rating: 4,
      comment: `Bright 50%_ ${mark}`,
      displayName: "ravi",
    });
    const dull = await aReview({
      productId: lamp.id,
      rating: 2,
      comment: `Dull ${mark}`,
      hidden: true,
      displayName: mark,
    });
    const ids = async (query: Record<string, string>) => (await list(query)).reviews.map(({ _id }) => _id);
    expect(await ids({ search: mark })).toEqual([dull.id, bright.id]);
    expect(await ids({ search: lamp.title.toUpperCase() })).toEqual([dull.id, bright.id]);
    expect(await ids({ search: "50%_", sort: "createdAt" })).toContain(bright.id);
    expect(await ids({ search: `%${mark}` })).toEqual([]);
    expect(await ids({ search: mark, hidden: "false" })).toEqual([bright.id]);
    expect(await ids({ search: mark, rating: "2" })).toEqual([dull.id]);
    expect(await ids({ search: mark, sort: "rating", order: "desc" })).toEqual([bright.id, dull.id]);
    const page = await list({ search: mark, page: "2", limit: "1" });
    expect(page).toMatchObject({ total: 2, page: 2, limit: 1 });
    expect(page.reviews).toEqual([
      expect.objectContaining({
        _id: bright.id,
        hidden: false,
        answer: null,
        productId: { _id: lamp.id, title: lamp.title, image: "" },
        userId: expect.objectContaining({ email: "ravi@hidden" }),
      }),
    ]);
  });

  it.each(["rating=6", "hidden=1", "page=0", "sort=name", "order=up"])("rejects %s", async (query) => {
    const answer = await raw("GET", `/api/v1/back-office/reviews?${query}`, { token: administrator.token });
    expect(answer.status).toBe(400);
  });
});

describe("PUT /api/v1/back-office/reviews/{id}", () => {
  // @spec review-hidden-list-rating
  it("hides a review from the list and the rating, and shows it again", async () => {
    const { id: productId } = await aProduct();
    await aReview({ productId, rating: 2 });
    const { id } = await aReview({ productId, rating: 5 });
    const counted = (total: number) =>
      until("the rating", async () => {
        const now = await product(productId);
        return now.totalReviews === total ? now.averageRating : undefined;
      });
    expect((await moderate(id, { hidden: true })).message).toBe(staffReviewMessages.hidden);
    expect(await counted(1)).toBe(2);
    expect((await shown(productId)).map(({ rating }) => rating)).toEqual([2]);
    expect((await moderate(id, { hidden: false })).message).toBe(staffReviewMessages.shown);
    expect(await counted(2)).toBe(3.5);
    expect(await shown(productId)).toHaveLength(2);
    expect(await auditOf(id)).toEqual([
      { action: "review.updated", before: { hidden: false }, after: { hidden: true } },
      { action: "review.updated", before: { hidden: true }, after: { hidden: false } },
    ]);
  });

  // @spec shop-answers-review-everybody
  it("saves the shop's answer, keeps the date of an unchanged one, and removes it", async () => {
    const { id: productId } = await aProduct();
    const { id } = await aReview({ productId, comment: "Dim." });
    const { review, message } = await moderate(id, { answer: "  Sorry & <b>thanks</b>.\nWe look into it. " });
    expect(message).toBe(staffReviewMessages.answerSaved);
    expect(review.answer?.text).toBe("Sorry & <b>thanks</b>.\nWe look into it.");
    const [seen] = await until("the answer", async () => {
      const reviews = await shown(productId);
      return reviews[0]?.answer ? reviews : undefined;
    });
    expect(seen?.answer).toEqual(review.answer);
    const again = await moderate(id, { answer: review.answer?.text });
    expect(again).toMatchObject({ message: staffReviewMessages.unchanged, review: { answer: review.answer } });
    expect((await moderate(id, { answer: "   " })).message).toBe(staffReviewMessages.answerRemoved);
    await until("no answer", async () => ((await shown(productId))[0]?.answer ? undefined : true));
    expect(await auditOf(id)).toHaveLength(2);
  });

  // @spec second-two-review-told
  it("rejects a stale version", async () => {
    const { id } = await aReview({ productId: lamp.id });
    const [row] = (await list({ search: lamp.title, limit: "1" })).reviews;
    await moderate(id, { answer: "First", version: row?.version });
    const failure = await failureOf(moderate(id, { answer: "Second", version: row?.version }));
    expect(failure).toMatchObject({ status: 409, message: staffReviewMessages.changedMeanwhile });
    expect((await list({ search: lamp.title, limit: "1" })).reviews[0]?.answer?.text).toBe("First");
  });

  it("rejects an empty body, a text that is too long, wrong types, and an unknown id", async () => {
    const { id } = await aReview({ productId: lamp.id });
    expect(await failureOf(moderate(id, {}))).toMatchObject({
      status: 400,
      message: staffReviewMessages.nothingToChange,
    });
    const long = await failureOf(moderate(id, { answer: "x".repeat(2001) }));
    expect(long).toMatchObject({ status: 400, message: staffReviewMessages.answerTooLong });
    for (const body of [{ hidden: "maybe" }, { answer: 1 }, { answer: "a\u0000b" }]) {
      expect(await failureOf(moderate(id, body))).toMatchObject({ status: 400 });
    }
    expect(await failureOf(moderate("nothing", { hidden: true }))).toMatchObject({
      status: 404,
      message: "Review not found.",
    });
  });
});
