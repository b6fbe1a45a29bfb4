import { z } from "zod";
import { anAdministrator } from "../../support/administrator";
import { api, checked } from "../../support/api";
import { aCategory, aProduct } from "../../support/catalogue";
import { raw } from "../../support/raw";
import { until } from "../../support/until";

let kettle: { id: string };
let lamp: { id: string };
let draft: { id: string };

beforeAll(async () => {
  const category = await aCategory({ title: "Quillwort" });
  kettle = await aProduct({
    title: "Vexillum Copper Kettles",
    brand: "Brassfold",
    tags: ["monsoonfest"],
    categoryId: category.id,
  });
  lamp = await aProduct({ title: "Vexillum Reading Lamp", brand: "Ondrava", variants: [{ color: "Peridot" }] });
  draft = await aProduct({ title: "Vexillum Draft", hidden: true });
});

async function hits(search: string): Promise<string[]> {
  const { products } = await api().call("searchProducts", { query: { search } });
  return products.map(({ _id }) => _id);
}

describe("GET /api/v1/ProductByfilter", () => {
  // @spec get-productbyfilter
  it("searches title, brand, tag, category and colour", async () => {
    for (const text of ["Vexillum kettle", "brassfold", "monsoonfest", "quillwort"])
      expect(await hits(text)).toEqual([kettle.id]);
    expect(await hits("peridot lamp")).toEqual([lamp.id]);
  });

  it("ranks products with every word first, and omits drafts", async () => {
    expect(await hits("vexillum reading lamp")).toEqual([lamp.id]);
    const both = await hits("vexillum");
    expect(both.sort()).toEqual([kettle.id, lamp.id].sort());
    expect(both).not.toContain(draft.id);
  });

  it("orders equal matches as lists by relevance, here the newest first", async () => {
    const rugs: string[] = [];
    for (const colour of ["Ochre", "Sienna", "Umber"])
      rugs.push((await aProduct({ title: `Snorkelby Rug ${colour}` })).id);
    expect(await hits("snorkelby rug")).toEqual(rugs.toReversed());
  });

  it("tolerates typos, accents, case and partial words", async () => {
    for (const text of [
      "vexilum ketle",
      "VEXILLUM KETTLES",
      "véxillüm kettle",
      "vexillm keetle",
      "brasfold",
      "vexill kett",
    ]) {
      expect(await hits(text)).toEqual([kettle.id]);
    }
  });

  it("returns products with some of the words if none has every word", async () => {
    expect(await hits("kettle zzyzxq")).toContain(kettle.id);
  });

  it("follows changes of a product's title, its category's name, and its visibility", async () => {
    const { adminFetch } = await anAdministrator();
    const category = await aCategory({ title: "Snarkwell" });
    const vase = await aProduct({ title: "Brindlewort Vase", categoryId: category.id });
    const change = (path: string, body: object) => adminFetch("POST", `/admin/${path}`, body, z.unknown());
    const shows = (text: string, ids: string[]) =>
      until(`${ids.length} found by ${text}`, async () =>
        (await hits(text)).join() === ids.join() ? true : undefined,
      );
    expect(await hits("brindlewort")).toEqual([vase.id]);
    await change(`products/${vase.id}`, { title: "Quennelwood Vase" });
    await shows("quennelwood", [vase.id]);
    expect(await hits("brindlewort")).toEqual([]);
    await change(`product-categories/${category.id}`, { name: "Mossgrove" });
    await shows("mossgrove", [vase.id]);
    expect(await hits("snarkwell")).toEqual([]);
    await change(`products/${vase.id}`, { status: "draft" });
    await shows("quennelwood", []);
    await change(`products/${vase.id}`, { status: "published" });
    await shows("quennelwood mossgrove", [vase.id]);
  });

  it("returns an empty list for blank text and unknown words", async () => {
    for (const text of ["", "   ", "qqqqwwwwzzzz"]) expect(await hits(text)).toEqual([]);
    expect(checked("searchProducts", await raw("GET", "/api/v1/ProductByfilter"))).toMatchObject({ products: [] });
  });

  it.each([
    "हिन्दी किताब",
    "'; DROP TABLE product; --",
    "& | ! :* <-> () \\ ' \"",
    "%_%",
    "👟👟",
    "\u0001\u0007",
    "x".repeat(100),
    "a b c d e f g h i j k l m n o p q r s t",
    "e\u0301\u0302\u0303",
  ])("handles %j without an error", async (text) => {
    const answer = await raw("GET", `/api/v1/ProductByfilter?search=${encodeURIComponent(text)}`);
    expect(answer.status).toBe(200);
    checked("searchProducts", answer);
  });

  it("rejects text over 100 characters, and repeated parameters", async () => {
    expect((await raw("GET", `/api/v1/ProductByfilter?search=${"x".repeat(101)}`)).status).toBe(400);
    expect((await raw("GET", "/api/v1/ProductByfilter?search=a&search=b")).status).toBe(400);
  });

  it("returns at most 20", async () => {
    const { products } = await api().call("searchProducts", { query: { search: "p" } });
    expect(products.length).toBeLessThanOrEqual(20);
  });
});
