import type { IFileModuleService, Logger } from "@medusajs/framework/types";
import { aBucketServer } from "#providers/file-s3/bucket-server.fixture";
import { BucketFileService } from "#providers/file-s3/service";
import { aMailServer } from "#providers/notification-smtp/mail-server.fixture";
import { checkBucket, checkMail } from "./check-services";

describe("the bucket", () => {
  let bucket: Awaited<ReturnType<typeof aBucketServer>>;
  beforeAll(async () => {
    bucket = await aBucketServer();
  });
  afterAll(() => bucket.close());

  const check = (changes: object = {}) => {
    const s3 = { ...bucket, region: "us-east-1", signedUrl: undefined, ...changes };
    const provider = new BucketFileService({ logger: console as unknown as Logger }, s3);
    // The engine's module hands files to its provider as they are.
    const files = {
      createFiles: async (file: Parameters<typeof provider.upload>[0]) => {
        const { key: id, url } = await provider.upload(file);
        return { id, url };
      },
      deleteFiles: (id: string) => provider.delete({ fileKey: id }),
    };
    return checkBucket(files as unknown as IFileModuleService, { s3 });
  };

  it("is good if a browser can fetch a stored picture, of which nothing remains", async () => {
    expect(await check()).toMatchObject([{ state: "good" }]);
    expect(await bucket.keys()).toEqual([]);
  });

  it("is a problem if browsers look elsewhere, or the keys are wrong", async () => {
    expect(await check({ fileUrl: `${bucket.endpoint}/other` })).toMatchObject([
      { state: "problem", text: expect.stringContaining("answered 40") },
    ]);
    expect(await check({ secretAccessKey: "wrong" })).toMatchObject([
      { state: "problem", text: expect.stringContaining("The bucket refuses") },
    ]);
    expect(await bucket.keys()).toEqual([]);
  });

  it("is not needed by one process", async () => {
    expect(await checkBucket({} as IFileModuleService, { s3: undefined })).toMatchObject([{ state: "advice" }]);
  });
});

describe("the mail server", () => {
  const from = "Shop <orders@shop.example>";

  it("is good if it accepts the login, and is sent nothing", async () => {
    const mail = await aMailServer();
    try {
      expect(await checkMail({ smtp: { url: mail.url, from } })).toMatchObject([{ state: "good" }]);
      expect(mail.taken).toEqual([]);
    } finally {
      await mail.close();
    }
  });

  it("is a problem if it rejects the login, or is not there", async () => {
    const mail = await aMailServer({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(new Error("Wrong password")),
    });
    const url = mail.url.replace("//", "//shop:wrong@");
    expect(await checkMail({ smtp: { url, from } })).toMatchObject([
      { state: "problem", text: expect.stringContaining("Wrong password") },
    ]);
    await mail.close();
    expect(await checkMail({ smtp: { url, from } })).toMatchObject([{ state: "problem" }]);
  });
});
