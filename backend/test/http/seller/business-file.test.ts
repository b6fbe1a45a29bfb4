import { limits } from "@haat/api-contract/limits";
import { sellerBusinessMessages as messages } from "@haat/api-contract/seller-business/messages";
import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { api, failureOf } from "../../support/api";
import {
  aBankAccount,
  aBusiness,
  addDocument,
  aFreshBusinessName,
  aPdf,
  aPickUp,
  fillBusinessFile,
} from "../../support/business-file";
import { withDatabase } from "../../support/database";
import { aPictureBlob, aPixelBomb } from "../../support/pictures";
import { raw } from "../../support/raw";
import { aSeller } from "../../support/seller";

const fileOf = async (token: string) => (await api(token).call("getSellerBusiness", {})).file;
const open = (path: string, token: string) => raw("GET", `/api/v1${path}`, { token });

describe("a seller's business file", () => {
  // @spec pick-up-address-missing
  it("is empty at first, and lists what is missing at each step", async () => {
    const { token } = await aSeller({ state: "waiting" });
    const seller = api(token);
    expect(await fileOf(token)).toMatchObject({ business: null, bankAccount: null, pickUp: null, documents: [] });
    const name = aFreshBusinessName();
    const saved = await seller.call("saveSellerBusiness", { body: aBusiness({ name: ` ${name}  `, gstNumber: "" }) });
    expect(saved.message).toBe(messages.businessSaved);
    expect(saved.file.business).toMatchObject({ name, panNumber: "AAJCH4812K", gstNumber: null, pincode: "560001" });
    expect(saved.file.lacks).toContain("gstin");
    await fillBusinessFile(token, { name });
    const file = await fileOf(token);
    expect(file.lacks).toEqual([]);
    expect(file.pickUp).toMatchObject({ line: aPickUp.line, contactMobile: "+919845010142" });
    expect(file.documents.map(({ kind }) => kind)).toEqual(["gst-certificate", "pan-card", "cancelled-cheque"]);
    expect((await seller.call("getSellerMe", {})).seller).toMatchObject({ gstNumber: "29AAJCH4812K1Z9" });
  });

  it("is open to waiting, rejected and suspended sellers", async () => {
    for (const state of ["waiting", "rejected", "suspended"] as const) {
      const { token } = await aSeller({ state });
      await api(token).call("saveSellerPickUp", { body: aPickUp });
      await addDocument(token, "signature");
      expect((await fileOf(token)).documents).toHaveLength(1);
    }
  });

  // @spec business-details-gstin-pan
  it.each([
    ["/seller/business", aBusiness({ gstNumber: "29AAJCH4812K1Z8" }), sellerLoginMessages.gstinInvalid],
    ["/seller/business", aBusiness({ panNumber: "AAJCH4812L" }), messages.panOfGstin],
    ["/seller/business", aBusiness({ kind: "huf" }), messages.panOfKind("Hindu undivided family", "H")],
    ["/seller/business", aBusiness({ panNumber: "" }), messages.panRequired],
    ["/seller/business", aBusiness({ state: "Kerala" }), messages.stateOfGstin],
    ["/seller/business", { ...aBusiness(), name: { $ne: "" } }, messages.nameRequired],
    ["/seller/bank-account", aBankAccount({ ifsc: "SBIN1001234" }), messages.ifscInvalid],
    ["/seller/bank-account", aBankAccount({ number: "12345678" }), messages.numberInvalid],
    ["/seller/bank-account", aBankAccount({ numberAgain: "987650001235" }), messages.numbersDiffer],
    ["/seller/bank-account", { ...aBankAccount(), number: 987650001234 }, messages.numberInvalid],
    ["/seller/pick-up-address", { ...aPickUp, pincode: "5600" }, expect.any(String)],
    ["/seller/pick-up-address", { ...aPickUp, state: "Atlantis" }, messages.stateRequired],
  ])("rejects at %s invalid input: %#", async (path, body, message) => {
    const { token } = await aSeller();
    const answer = await raw("PUT", `/api/v1${path}`, { token, body });
    expect(answer).toMatchObject({ status: 400, body: { success: false, message } });
    expect(await fileOf(token)).toMatchObject({ business: null, bankAccount: null, pickUp: null });
  });

  // @spec business-name-belongs-seller
  it("has a unique business name, ignoring case, even if twenty choose it concurrently", async () => {
    const name = aFreshBusinessName();
    const one = await aSeller();
    const other = await aSeller();
    const save = (token: string, wanted: string) =>
      api(token).call("saveSellerBusiness", { body: aBusiness({ name: wanted }) });
    await save(one.token, name);
    await save(one.token, name.toUpperCase());
    expect(await failureOf(save(other.token, ` ${name.toLowerCase()}`))).toMatchObject({
      status: 409,
      message: messages.nameTaken,
    });
    const wanted = aFreshBusinessName();
    const both = Array.from({ length: 20 }, (_, place) => save(place % 2 ? one.token : other.token, wanted));
    const outcomes = await Promise.allSettled(both);
    const winners = new Set(outcomes.flatMap(({ status }, place) => (status === "fulfilled" ? [place % 2] : [])));
    expect(winners.size).toBe(1);
  });
});

describe("a seller's bank account", () => {
  // @spec bank-account-number-typed
  it("shows only its last digits in every response, and is stored encrypted", async () => {
    const { token, id } = await aSeller();
    const saved = await raw("PUT", "/api/v1/seller/bank-account", {
      token,
      body: aBankAccount({ number: "9876 5000 1234", ifsc: "sbin0001234" }),
    });
    expect(saved).toMatchObject({ status: 200, body: { message: messages.bankAccountSaved } });
    const read = await open("/seller/business", token);
    expect((await fileOf(token)).bankAccount).toEqual({
      holder: "Kaveri Traders Private Limited",
      number: "••••1234",
      ifsc: "SBIN0001234",
    });
    const { rows } = await withDatabase((client) =>
      client.query("SELECT to_jsonb(a)::text AS row FROM seller_bank_account a WHERE seller_id = $1", [id]),
    );
    for (const text of [saved.text, read.text, String(rows[0]?.row)]) expect(text).not.toContain("98765000");
  });
});

describe("a seller's document", () => {
  // @spec documents-image-pdf-content
  it("is re-encoded if it is a picture, and stored unchanged if it is a PDF", async () => {
    const { token } = await aSeller();
    await addDocument(token, "pan-card", await aPictureBlob("png"));
    const { file } = await addDocument(token, "gst-certificate", aPdf("Of Kaveri Traders."));
    const [picture, pdf] = file.documents;
    expect([picture?.isPicture, pdf?.isPicture]).toEqual([true, false]);
    const seen = await open(`/seller/documents/${picture?._id}`, token);
    expect(seen.headers.get("content-type")).toBe("image/webp");
    const saved = await open(`/seller/documents/${pdf?._id}`, token);
    expect(saved.text).toBe(await aPdf("Of Kaveri Traders.").text());
    expect(saved.headers.get("content-type")).toBe("application/pdf");
    for (const { headers } of [seen, saved]) {
      expect(headers.get("content-disposition")).toMatch(/^attachment; filename="[a-z-]+\.(webp|pdf)"$/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cache-control")).toBe("private, no-store");
    }
  });

  // @spec documents-image-pdf-content
  it("is private: not readable by another seller, a visitor, or at any public URL", async () => {
    const [owner, other] = [await aSeller(), await aSeller()];
    const { file } = await addDocument(owner.token, "signature");
    const id = file.documents[0]?._id ?? "";
    const notThere = { status: 404, body: { message: messages.documentNotFound } };
    expect(await open(`/seller/documents/${id}`, other.token)).toMatchObject(notThere);
    expect(await raw("DELETE", `/api/v1/seller/documents/${id}`, { token: other.token })).toMatchObject(notThere);
    expect((await raw("GET", `/api/v1/seller/documents/${id}`)).status).toBe(401);
    const { rows } = await withDatabase((client) =>
      client.query("SELECT file_key FROM seller_document WHERE id = $1", [id]),
    );
    const key = String(rows[0]?.file_key);
    expect(key).toMatch(/^private\//);
    for (const path of [`/media/${key}`, `/media/${key.replace("private/", "")}`, `/static/${key}`]) {
      const { status, text } = await raw("GET", path);
      expect([status === 200 && text.includes("%PDF"), path]).toEqual([false, path]);
    }
    expect((await fileOf(owner.token)).documents).toHaveLength(1);
  });

  it("is deleted by its seller, with its file", async () => {
    const { token } = await aSeller();
    const { file } = await addDocument(token, "address-proof");
    const id = file.documents[0]?._id ?? "";
    const answer = await api(token).call("removeSellerDocument", { params: { id } });
    expect([answer.message, answer.file.documents]).toEqual([messages.documentRemoved, []]);
    expect(await failureOf(api(token).call("removeSellerDocument", { params: { id } }))).toMatchObject({ status: 404 });
    expect((await open(`/seller/documents/${id}`, token)).status).toBe(404);
  });

  const bytes = (text: string, length = text.length) =>
    new Blob([text, new Uint8Array(Math.max(0, length - text.length))]);
  // @spec documents-image-pdf-content
  it.each([
    ["a script that is called a PDF", () => bytes("<script>alert(1)</script>"), 415],
    ["a page with a PDF's name in it", () => bytes("<html>%PDF-1.7</html>"), 415],
    ["a drawing that a browser would run", () => bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ["a GIF", () => aPictureBlob("gif"), 415],
    ["a script that begins like a picture", () => bytes("\x89PNG\r\n\x1a\n<script>alert(1)</script>"), 415],
    ["a picture of too many pixels", () => new Blob([new Uint8Array(aPixelBomb(30_000, 30_000))]), 413],
    ["six megabytes", () => bytes("%PDF-1.4", 6 * 1024 * 1024), 413],
  ])("cannot be %s", async (_what, make, status) => {
    const { token } = await aSeller();
    expect(await failureOf(addDocument(token, "pan-card", await make()))).toMatchObject({ status });
    expect((await fileOf(token)).documents).toEqual([]);
  });

  it("must be of a known kind and not empty", async () => {
    const { token } = await aSeller();
    const body = { kind: "passport" } as unknown as { kind: "pan-card" };
    expect(await failureOf(api(token).call("addSellerDocument", { body, files: { file: aPdf() } }))).toMatchObject({
      status: 400,
    });
    expect(
      await failureOf(api(token).call("addSellerDocument", { body: { kind: "pan-card" }, files: {} })),
    ).toMatchObject({ status: 400, message: messages.documentMissing });
  });

  // @spec documents-image-pdf-content
  it("is one of ten at most, even if twenty are sent concurrently", async () => {
    const { token } = await aSeller();
    const sent = await Promise.allSettled(Array.from({ length: 20 }, () => addDocument(token, "signature")));
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(limits.maxSellerDocuments);
    const { documents } = await fileOf(token);
    expect(documents).toHaveLength(limits.maxSellerDocuments);
    expect(await failureOf(addDocument(token, "pan-card"))).toMatchObject({
      status: 409,
      message: messages.documentsFull(limits.maxSellerDocuments),
    });
    await api(token).call("removeSellerDocument", { params: { id: documents[0]?._id ?? "" } });
    await addDocument(token, "pan-card");
  });
});

describe("a seller who requests a review", () => {
  const ask = (token: string) => api(token).call("askForSellerReview", {});

  // @spec rejected-seller-puts-file
  it("needs a complete file, can request it once, and waits again after a rejection", async () => {
    const { token } = await aSeller({ state: "rejected" });
    expect(await failureOf(ask(token))).toMatchObject({ status: 409, message: messages.reviewIncomplete });
    await fillBusinessFile(token);
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => ask(token)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { seller } = await api(token).call("getSellerMe", {});
    expect(seller).toMatchObject({ state: "waiting", reason: "", reviewAskedAt: expect.any(String) });
    expect(await failureOf(ask(token))).toMatchObject({ status: 409, message: messages.reviewAskedAlready });
  });

  // @spec rejected-seller-puts-file
  it.each(["approved", "suspended"] as const)("is rejected when %s", async (state) => {
    const { token } = await aSeller({ state });
    await fillBusinessFile(token);
    expect(await failureOf(ask(token))).toMatchObject({ status: 409, message: messages.reviewNotOpen });
  });
});
