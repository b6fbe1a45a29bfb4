import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { FinishedAnswer } from "./finished-answer";

const long = JSON.stringify({ text: "₹ ".repeat(2000) });

describe("FinishedAnswer", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["BR", "br"],
    ["br;q=0.0", "identity"],
    ["zstd", "identity"],
  ])("answers %j with %s", (accepted, encoding) => {
    expect(new FinishedAnswer(long).encodingFor(accepted)).toBe(encoding);
  });

  it("leaves small answers as they are", () => {
    expect(new FinishedAnswer("{}").encodingFor("br")).toBe("identity");
  });

  it("has the same text in every form, and makes each form once", async () => {
    const answer = new FinishedAnswer(long);
    const br = await answer.make("br");
    expect(String(brotliDecompressSync(br))).toBe(long);
    expect(String(gunzipSync(await answer.make("gzip")))).toBe(long);
    expect(await answer.make("br")).toBe(br);
    expect(String(answer.ready("identity"))).toBe(long);
  });

  it("gives different contents different tags, and recognizes its own tags", () => {
    const [one, other] = [new FinishedAnswer("one"), new FinishedAnswer("other")];
    expect(one.etag("identity")).not.toBe(other.etag("identity"));
    expect(one.etag("identity")).not.toBe(one.etag("br"));
    for (const tag of [one.etag("br"), `W/"x", ${one.etag("identity")}`, "*"]) expect(one.isKnownBy(tag)).toBe(true);
    for (const tag of [other.etag("br"), '"x"', ""]) expect(one.isKnownBy(tag)).toBe(false);
  });
});
