import { request } from "node:http";
import { fileMessages } from "@haat/api-contract/file/messages";
import { loginMessages } from "@haat/api-contract/login/messages";
import { api, failureOf } from "../support/api";
import { aPicture, aPixelBomb } from "../support/pictures";
import { raw } from "../support/raw";
import { aSeller } from "../support/seller";
import { shopAddress } from "../support/shop-address";
import { aShopper } from "../support/shopper";

const review = { productId: "prod_x", orderId: "order_x", rating: 5, comment: "" };
const blob = (content: Buffer | string, type = "image/png") =>
  new Blob([new Uint8Array(Buffer.from(content))], { type });

/** A review form with these files, encoded as a browser does. */
function formOf(files: [field: string, content: Buffer | string, name?: string][]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(review)) form.append(name, String(value));
  for (const [field, content, name = "picture.png"] of files) form.append(field, blob(content), name);
  return form;
}

describe("a form with files", () => {
  let token: string;
  beforeEach(async () => {
    token = (await aShopper()).token;
  });
  const send = (body: unknown, headers = {}) => raw("POST", "/api/v1/rating", { token, body, headers });

  it("is parsed for every picture format and validated by the same rules as JSON", async () => {
    for (const kind of ["png", "jpeg", "gif", "webp", "avif"] as const) {
      // The order lookup comes after all validation of the form.
      const answer = await send(formOf([["image", await aPicture(kind, 64, 64), "no-name-for-it.txt"]]));
      expect(answer).toMatchObject({ status: 404, body: { message: "Order not found." } });
    }
    const failure = await failureOf(api(token).call("addReview", { body: { ...review, rating: 6 }, files: {} }));
    expect(failure).toMatchObject({ status: 400, message: "rating must be at most 5." });
  });

  // @spec review-picture-kinds
  it.each([
    ["a script", "#!/bin/sh\necho hello"],
    ["a page", "<html><script>alert(1)</script></html>"],
    ["a drawing that runs", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["nothing at all", ""],
    ["a film", "\0\0\0\x18ftypmp42\0\0\0\0isommp42"],
  ])("with %s disguised as a picture is rejected", async (_, content) => {
    const answer = await send(formOf([["image", content, "picture.png"]]));
    expect(answer).toMatchObject({ status: 415, body: { success: false, message: fileMessages.notReviewPicture } });
  });

  it("with a truncated picture is rejected", async () => {
    const whole = await aPicture("jpeg");
    const answer = await send(formOf([["image", whole.subarray(0, whole.length / 2)]]));
    expect(answer).toMatchObject({ status: 415, body: { message: fileMessages.unreadablePicture } });
  });

  it("with a decompression bomb is rejected", async () => {
    const answer = await send(formOf([["image", aPixelBomb(30_000, 30_000)]]));
    expect(answer).toMatchObject({ status: 413, body: { message: fileMessages.tooManyPixels } });
  });

  it("with a picture over 5 MB is rejected, whatever its size", async () => {
    for (const megabytes of [5.1, 20]) {
      const content = Buffer.concat([await aPicture("png", 8, 8), Buffer.alloc(megabytes * 1024 * 1024)]);
      const answer = await send(formOf([["image", content]]));
      expect(answer).toMatchObject({ status: 413, body: { message: "File size should not exceed 5MB." } });
    }
  });

  it("with too many files, or an unexpected one, is rejected", async () => {
    const picture = await aPicture("png", 8, 8);
    const two = await send(
      formOf([
        ["image", picture],
        ["image", picture],
      ]),
    );
    expect(two).toMatchObject({ status: 400, body: { message: fileMessages.tooManyFiles } });
    const other = await send(formOf([["avatar", picture]]));
    expect(other).toMatchObject({ status: 400, body: { message: fileMessages.unexpectedFile("avatar") } });
  });

  it("with too much text, or too many fields, is rejected", async () => {
    const long = formOf([]);
    long.set("comment", "x".repeat(100 * 1024));
    expect(await send(long)).toMatchObject({ status: 413, body: { message: fileMessages.formTooLarge } });
    const many = formOf([]);
    for (let count = 0; count < 100; count++) many.append(`field${count}`, "x");
    expect(await send(many)).toMatchObject({ status: 413, body: { message: fileMessages.formTooLarge } });
  });

  it("with nested field names, a repeated field, or a malformed body is rejected", async () => {
    const nested = formOf([]);
    nested.append("comment[__proto__][x]", "1");
    expect(await send(nested)).toMatchObject({ status: 400, body: { message: fileMessages.malformedForm } });
    const twice = formOf([]);
    twice.append("rating", "1");
    expect((await send(twice)).status).toBe(400);
    const type = "multipart/form-data";
    for (const [boundary, body] of [
      ["", "--x\r\n"],
      ["; boundary=x", '--x\r\nContent-Disposition: form-data; name="rating"\r\n\r\n5'],
    ]) {
      expect(await send(body, { "content-type": `${type}${boundary}` })).toMatchObject({
        status: 400,
        body: { message: fileMessages.malformedForm },
      });
    }
  });

  it("is rejected as the body of a call that expects JSON", async () => {
    const answer = await raw("POST", "/api/v1/cart", { token, body: formOf([]) });
    expect(answer.status).toBe(415);
  });

  it("is not read if its sender is not authorized", async () => {
    const seller = (await aSeller()).token;
    expect(await answerBeforeBody(undefined)).toEqual({ status: 401, message: loginMessages.tokenMissing });
    expect(await answerBeforeBody("forged")).toEqual({ status: 401, message: loginMessages.tokenRejected });
    expect(await answerBeforeBody(seller)).toEqual({ status: 403, message: loginMessages.wrongKind });
  });
});

/**
 * Announces a form of 20 MB, sends none of it, and waits for the response, which arrives only if the server does not
 * read the body first.
 */
function answerBeforeBody(token: string | undefined): Promise<{ status: number | undefined; message: string }> {
  return new Promise((resolve, reject) => {
    const sending = request(`${shopAddress().url}/api/v1/rating`, {
      method: "POST",
      headers: {
        "content-type": "multipart/form-data; boundary=x",
        "content-length": 20 * 1024 * 1024,
        ...(token ? { authorization: token } : {}),
      },
    });
    sending.on("error", reject).on("response", (answer) => {
      let text = "";
      answer.on("data", (part) => {
        text += part;
      });
      answer.on("end", () => {
        sending.destroy();
        resolve({ status: answer.statusCode, message: JSON.parse(text).message });
      });
    });
    sending.flushHeaders();
  });
}
