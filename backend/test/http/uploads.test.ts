import { z } from "zod";
import { anAdministrator } from "../support/administrator";
import { raw } from "../support/raw";

const uploadedSchema = z.object({ files: z.array(z.object({ id: z.string(), url: z.string() })) });

/** The smallest PNG: one grey pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==",
  "base64",
);

const upload = async (name: string, type: string, bytes: Uint8Array) => {
  const { token } = await anAdministrator();
  const body = new FormData();
  body.append("files", new Blob([new Uint8Array(bytes)], { type }), name);
  const answer = await raw("POST", "/admin/uploads", { body, headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  const [file] = uploadedSchema.parse(answer.body).files;
  if (!file) throw new Error("Nothing was uploaded.");
  return file;
};

describe("an uploaded file", () => {
  it("is stored unchanged under a generated name, with a URL on the shop's own origin", async () => {
    const given = `${"ab12".repeat(10)}-400.png`;
    const [first, second] = [await upload(given, "image/png", png), await upload(`public/${given}`, "image/png", png)];
    for (const { url } of [first, second]) expect(url).toMatch(/^\/media\/[a-f0-9]{8}-[a-f0-9-]{27}\.png$/);
    expect(second.url).not.toBe(first.url);
    const response = await raw("GET", first.url);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("content-length")).toBe(String(png.length));
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).toContain("immutable");
  });

  it("that a browser would execute is not served", async () => {
    const { url } = await upload("page.html", "text/html", Buffer.from("<script>alert(1)</script>"));
    expect((await raw("GET", url)).status).toBe(404);
  });
});
