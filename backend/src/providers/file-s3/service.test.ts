import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { BucketFileService } from "./service";

type Kept = { path: string; headers: IncomingMessage["headers"]; body: string };

/** A bucket that keeps whatever it is sent. */
const kept: Kept[] = [];
let bucket: Server;
let endpoint: string;

beforeAll(async () => {
  bucket = createServer(async (req, res) => {
    kept.push({ path: req.url ?? "", headers: req.headers, body: (await buffer(req)).toString("utf8") });
    res.end();
  });
  await new Promise<void>((resolve) => bucket.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
});

beforeEach(() => {
  kept.length = 0;
});

afterAll(async () => {
  await new Promise((resolve) => bucket.close(resolve));
});

const files = (signedUrl?: string) =>
  new BucketFileService(
    { logger: console as never },
    {
      bucket: "haat",
      endpoint,
      region: "us-east-1",
      accessKeyId: "haat",
      secretAccessKey: "a secret",
      fileUrl: "https://shop.example/files",
      signedUrl,
    },
  );

const csv = { filename: "orders.csv", mimeType: "text/csv", content: "a,b" };

describe("files in a bucket", () => {
  it("that anybody may fetch lie where the policy opens it, and browsers keep them", async () => {
    const file = await files().upload({ ...csv, filename: "a.webp", access: "public" });
    expect(file.url).toMatch(/^https:\/\/shop\.example\/files\/public\/a-[0-9A-Z]{26}\.webp$/);
    expect(kept[0]?.path).toMatch(/^\/haat\/public\/a-/);
    expect(kept[0]?.headers["cache-control"]).toContain("immutable");
    await expect(files().getPresignedDownloadUrl({ fileKey: file.key })).resolves.toBe(file.url);
  });

  it.each([{ access: "private" as const }, {}])(
    "that are private (%j) lie elsewhere, and nobody keeps them",
    async (given) => {
      const { key } = await files().upload({ ...csv, ...given });
      expect(key).toMatch(/^private\/orders-/);
      expect(kept[0]?.path).toMatch(/^\/haat\/private\/orders-/);
      expect(kept[0]?.headers["cache-control"]).toBe("private, no-store");
      expect(kept[0]?.headers["x-amz-acl"]).toBe("private");
    },
  );

  it("cannot be called into the open by their name", async () => {
    const { key } = await files().upload({ ...csv, filename: "../public/orders.csv" });
    expect(key).toMatch(/^private\//);
  });

  it("that are written piece by piece are private as well", async () => {
    const { writeStream, promise, fileKey } = await files().getUploadStream({
      filename: "all.csv",
      mimeType: "text/csv",
    });
    writeStream.end("a,b");
    await promise;
    expect(fileKey).toMatch(/^private\/all-/);
    expect(kept[0]?.path).toMatch(/^\/haat\/private\/all-/);
  });

  it("are fetched by a signed link that expires, at an address that browsers reach", async () => {
    const link = new URL(
      await files("https://shop.example/files").getPresignedDownloadUrl({ fileKey: "private/orders.csv" }),
    );
    expect(link.origin + link.pathname).toBe("https://shop.example/files/private/orders.csv");
    expect(link.searchParams.get("X-Amz-Expires")).toBe("3600");
    expect(link.searchParams.get("X-Amz-Signature")).toMatch(/^[a-f0-9]{64}$/);
    const direct = await files().getPresignedDownloadUrl({ fileKey: "private/orders.csv" });
    expect(direct).toMatch(new RegExp(`^${endpoint}/haat/private/orders\\.csv\\?`));
  });
});
