import { pictureCopies } from "@haat/api-contract/file/picture-copies";
import sharp from "sharp";
import { z } from "zod";
import { aBucketServer } from "#providers/file-s3/bucket-server.fixture";
import type { TestShop } from "../../../scripts/test-shop.mjs";
import { anAdministrator } from "../support/administrator";
import { api, failureOf } from "../support/api";
import { aProduct, type MadeProduct } from "../support/catalogue";
import { anOrder } from "../support/order-body";
import { aPicture } from "../support/pictures";
import { aPrivateShop } from "../support/private-shop";
import { raw } from "../support/raw";
import { aShopper, latestCode } from "../support/shopper";
import { until } from "../support/until";

jest.setTimeout(300_000);

let bucket: Awaited<ReturnType<typeof aBucketServer>>;
let shop: TestShop;
let lamp: MadeProduct;
beforeAll(async () => {
  bucket = await aBucketServer();
  shop = await aPrivateShop({
    S3_BUCKET: bucket.bucket,
    S3_ENDPOINT: bucket.endpoint,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    S3_FILE_URL: bucket.fileUrl,
  });
  lamp = await aProduct({ price: 500 }, shop);
});
afterAll(async () => {
  await shop?.stop();
  await bucket?.close();
});

const statusAt = async (url: string) => (await fetch(url)).status;

async function aReviewer() {
  const shopper = await aShopper({ url: shop.url });
  const { token } = await anAdministrator(shop);
  const body = anOrder({ productId: lamp.id, quantity: 1 }, 500);
  const { orderId } = await api(shopper.token, shop.url).call("placeOrder", { body });
  await api(token, shop.url).call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
  const image = new Blob([new Uint8Array(await aPicture("jpeg", 1000, 500))], { type: "image/jpeg" });
  const review = (rating: number) =>
    api(shopper.token, shop.url).call("addReview", {
      body: { productId: lamp.id, orderId, rating },
      files: { image },
    });
  return { ...shopper, review };
}

describe("a shop that stores files in a bucket", () => {
  it("stores a picture in all its widths and deletes them with the uploader's account", async () => {
    const before = await bucket.keys();
    const { token, identifier, review } = await aReviewer();
    const { image } = (await review(4)).review;
    const copies = pictureCopies(image ?? "");
    expect(copies.map(({ width }) => width)).toEqual([1000, 800, 400, 200, 100]);
    for (const { address, width } of copies) {
      expect(address.startsWith(`${bucket.fileUrl}/public/`)).toBe(true);
      const answer = await fetch(address);
      expect(answer.headers.get("content-type")).toBe("image/webp");
      expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: "webp", width });
    }
    // The page's CSP allows pictures from the bucket.
    const page = await raw("GET", "/", { url: shop.url });
    expect(page.headers.get("content-security-policy")).toContain(bucket.endpoint);

    expect(await failureOf(review(5))).toMatchObject({ status: 409 });
    expect(await bucket.keys()).toHaveLength(before.length + copies.length);

    await api(token, shop.url).call("requestDeletionCode", {});
    const otp = await latestCode(identifier, shop.url);
    await api(token, shop.url).call("deleteAccount", { body: { otp } });
    for (const { address } of copies) expect(await statusAt(address)).toBe(404);
    expect(await bucket.keys()).toEqual(before);
  });

  it("stores an export that only its signed link opens", async () => {
    const { adminFetch } = await anAdministrator(shop);
    await adminFetch("POST", "/admin/products/export", {}, z.unknown());
    const listSchema = z.object({
      notifications: z.array(z.object({ data: z.object({ file: z.object({ url: z.string() }).optional() }) })),
    });
    const link = await until("the export", async () => {
      const { notifications } = await adminFetch("GET", "/admin/notifications", undefined, listSchema);
      return notifications.find(({ data }) => data.file)?.data.file?.url;
    });
    const [address = ""] = link.split("?");
    expect(address).toMatch(new RegExp(`^${bucket.fileUrl}/private/[a-f0-9-]{36}\\.csv$`));
    expect(await statusAt(address)).toBe(403);
    expect(await (await fetch(link)).text()).toContain(lamp.slug);
  });
});
