import { standingOf } from "../catalog-index/standing";
import { SearchIndex } from "./search-index";

type Texts = [title: string, maker: string, kinds: string, colours: string];
type Product = { id: string; sold: number; inStock: number; texts: Texts; sub_category?: string };

/** A search index of these products; their row numbers are their positions in the list. */
function searchIndexOf(products: Product[]) {
  const searchIndex = new SearchIndex({
    standings: (rowNumbers, into) => {
      // Products change in some tests.
      for (const [at, rowNumber] of rowNumbers.entries()) {
        const { inStock = 0, sold = 0 } = products[rowNumber] ?? {};
        into[at] = standingOf({ in_stock: inStock === 1, sold, rating: 0 });
      }
    },
    ties: () => (one, other) => ((products[one]?.id ?? "") < (products[other]?.id ?? "") ? -1 : 1),
  });
  for (const [rowNumber, product] of products.entries()) searchIndex.put(rowNumber, product);
  return searchIndex;
}

function found(searchIndex: SearchIndex, text: string, how = {}): number[] {
  const { rowNumbers, bestFirst, best } = searchIndex.find(text, how);
  const sorted = [...rowNumbers].sort(bestFirst);
  expect([...best(3)]).toEqual(sorted.slice(0, 3));
  return sorted;
}

let made = 0;
const aProduct = (title: string, { maker = "", kinds = "", colours = "", sold = 0, inStock = 1 } = {}): Product => ({
  id: `p${String(made++).padStart(5, "0")}`,
  sold,
  inStock,
  texts: [title, maker, kinds, colours],
});

const shop = [
  aProduct("Steel Water Bottle", { maker: "Jalpari J-12", kinds: "bottle kitchen Home & Living Kitchen", sold: 40 }),
  aProduct("Copper Water Bottle", { maker: "Jalpari", kinds: "bottle Home & Living Kitchen", colours: "Copper Red" }),
  aProduct("Bottle Opener", { maker: "Kholna", kinds: "Home & Living Kitchen" }),
  aProduct("Men's Cotton T-Shirt", { maker: "Sutra", kinds: "Fashion Men's Wear", colours: "Red Blue" }),
  aProduct("Linen Shirt", { maker: "Sutra", kinds: "Fashion Men's Wear", colours: "White", sold: 3 }),
  aProduct("Shirts, Set of Two", { maker: "Bunkar", kinds: "Fashion Men's Wear" }),
  aProduct("Kashmiri Chilli Powder", { maker: "Masaledaar", kinds: "Grocery Spices" }),
  aProduct("5G Smartphone 128GB", { maker: "Tarang T-90", kinds: "Electronics Mobiles", colours: "Black" }),
  aProduct("हिन्दी कहानी किताब", { maker: "Pustak", kinds: "Books" }),
  aProduct("Kanjivaram Sari", { maker: "Bunkar", kinds: "Fashion Women's Wear", colours: "Maroon" }),
];
const catalogSearch = searchIndexOf(shop);
const titles = (text: string) => found(catalogSearch, text).map((rowNumber) => shop[rowNumber]?.texts[0]);

describe("SearchIndex", () => {
  it("ranks out-of-stock products last, however well they match", () => {
    const lamps = [
      aProduct("Lamp", { sold: 500, inStock: 0 }),
      aProduct("Lamp Shade for Tall Lamps"),
      aProduct("Wick", { kinds: "lamp" }),
    ];
    expect(found(searchIndexOf(lamps), "lamp").map((rowNumber) => lamps[rowNumber]?.texts[0])).toEqual([
      "Lamp Shade for Tall Lamps",
      "Wick",
      "Lamp",
    ]);
  });

  it.each([
    ["a word of the title", "opener", ["Bottle Opener"]],
    ["a brand", "bunkar", ["Kanjivaram Sari", "Shirts, Set of Two"].sort()],
    ["a kind", "spices", ["Kashmiri Chilli Powder"]],
    ["a colour", "maroon", ["Kanjivaram Sari"]],
    ["several words, in any order and from different texts", "sutra linen", ["Linen Shirt"]],
    ["a beginning", "smartp", ["5G Smartphone 128GB"]],
    ["digits", "5g", ["5G Smartphone 128GB"]],
    ["a model number", "t-90", ["5G Smartphone 128GB"]],
    ["an Indian name that is mistyped", "kanjivram", ["Kanjivaram Sari"]],
    ["a typing error in one word of two", "kashmiri chili", ["Kashmiri Chilli Powder"]],
    ["two letters swapped", "oepner", ["Bottle Opener"]],
    ["a beginning that is mistyped", "smrtphon", ["5G Smartphone 128GB"]],
    ["Hindi that is written in Latin letters", "kitab", ["हिन्दी कहानी किताब"]],
    ["another spelling of Hindi", "kitaab", ["हिन्दी कहानी किताब"]],
    ["two words that the title has as one", "smart phone", ["5G Smartphone 128GB"]],
    ["one word that the title has as two", "waterbottle", ["Copper Water Bottle", "Steel Water Bottle"]],
    ["Hindi", "किताब", ["हिन्दी कहानी किताब"]],
    ["accents and capitals", "ÓPENER", ["Bottle Opener"]],
  ])("finds by %s", (_, text, found) => {
    expect(titles(text).sort()).toEqual(found);
  });

  it.each(["", "   ", "zzqqxx", "& | ! :* <-> ' \"", "👟👟", "\u0000\u0001", "x".repeat(300), "%_%", "9999"])(
    "finds nothing for %j",
    (text) => {
      expect(titles(text)).toEqual([]);
    },
  );

  it("ranks the exact word before prefixes, titles before brands, and best sellers before others", () => {
    expect(titles("shirt")).toEqual(["Linen Shirt", "Men's Cotton T-Shirt", "Shirts, Set of Two"]);
    expect(titles("water bottle")).toEqual(["Steel Water Bottle", "Copper Water Bottle"]);
    expect(titles("red")).toEqual(["Copper Water Bottle", "Men's Cotton T-Shirt"]);
    expect(titles("bottle")[2]).toBe("Bottle Opener");
    expect(titles("kettles")).toEqual([]);
  });

  it("matches words of up to three letters exactly, except the last one while it is typed", () => {
    const products = [aProduct("Accent Chair"), aProduct("Split AC"), aProduct("Capsule Rack")];
    const searchIndex = searchIndexOf(products);
    expect(found(searchIndex, "ac")).toEqual([1]);
    expect(found(searchIndex, "cap")).toEqual([]);
    expect(found(searchIndex, "cap", { unfinished: true })).toEqual([2]);
    expect(found(searchIndex, "ac", { unfinished: true })).toEqual([1]);
  });

  it("matches brands by whole words only, also in tags", () => {
    const products = [aProduct("Spark Phone", { maker: "Saralo", kinds: "phone saralo" }), aProduct("Silk Saree")];
    const searchIndex = searchIndexOf(products);
    expect(found(searchIndex, "saralo")).toEqual([0]);
    for (const text of ["sara", "saral", "saralp"]) expect(found(searchIndex, text)).toEqual([]);
    expect(found(searchIndex, "sari")).toEqual([1]);
  });

  it("ranks products filed under a word before those named so, and mere mentions last", () => {
    const lamps = ["Tripod Lamp", "Globe Lamp"].map((title) => ({
      ...aProduct(title, { kinds: "light" }),
      sub_category: "lamps",
    }));
    const others = ["Thin & Light Laptop", "Laptop", "Laptop Mini", "Laptop Pro"].map((title) => ({
      ...aProduct(title),
      sub_category: "laptops",
    }));
    const searchIndex = searchIndexOf([...others, ...lamps, aProduct("Helmet with Light"), aProduct("Night Light")]);
    const order = found(searchIndex, "light");
    expect(order.slice(0, 2).sort()).toEqual([4, 5]);
    expect(order.at(-1)).toBe(6);
  });

  it("finds synonyms, nearer ones first, one way unless both ways are set", () => {
    const searchIndex = searchIndexOf([
      aProduct("Rani Pink Saree"),
      aProduct("Maroon Saree"),
      aProduct("Red Saree"),
      aProduct("Flip-Flops"),
    ]);
    searchIndex.setSynonyms([
      { word: "लाल", equals: ["red"], direction: "both" },
      { word: "red", equals: ["maroon", "rani pink"], direction: "oneway" },
      { word: "hawai chappal", equals: ["flip flops"], direction: "oneway" },
    ]);
    expect(found(searchIndex, "red saree")[0]).toBe(2);
    expect(found(searchIndex, "red saree").sort()).toEqual([0, 1, 2]);
    expect(found(searchIndex, "laal saree").sort()).toEqual([0, 1, 2]);
    expect(found(searchIndex, "maroon saree")).toEqual([1]);
    expect(found(searchIndex, "hawai chappal")).toEqual([3]);
    searchIndex.setSynonyms([]);
    expect(found(searchIndex, "hawai chappal")).toEqual([]);
  });

  it("reports the corrected text if it is not what was typed", () => {
    const shownFor = (text: string) => catalogSearch.find(text).shownFor;
    expect(shownFor("kanjivaram sari")).toBeNull();
    expect(shownFor("किताब")).toBeNull();
    expect(shownFor("kanjivram sari")).toBe("kanjivaram sari");
    expect(shownFor("steel bottle zzqqxx")).toBe("steel bottle");
    expect(shownFor("linen shirt chilli")).toBe("linen shirt");
    expect(shownFor("किताब कबूतरखाना")).toBe("किताब");
    expect(shownFor("zzqqxx")).toBeNull();
  });

  it("returns nothing rather than noise if the main word is unknown", () => {
    const searchIndex = searchIndexOf([
      aProduct("Glass Gas Stove"),
      aProduct("Washing Machine"),
      aProduct("Type-C Cable"),
    ]);
    for (const text of ["gas cylinder", "vaccine", "tyre"]) expect(found(searchIndex, text)).toEqual([]);
    expect(found(searchIndex, "cabel")).toEqual([2]);
    searchIndex.setSynonyms([{ word: "cabel", equals: ["cloak"], direction: "oneway" }]);
    expect(found(searchIndex, "cabel")).toEqual([]);
  });

  it("ranks a title that equals the text first", () => {
    const products = [aProduct("Clay Pot Lid", { sold: 900 }), aProduct("Clay Pot"), aProduct("Clay Flower Pot")];
    expect(found(searchIndexOf(products), "clay pot")).toEqual([1, 0, 2]);
  });

  it("matches plurals by the singular and singulars by the plural", () => {
    expect(titles("shirts").sort()).toEqual(titles("shirt").sort());
  });

  it("treats a single letter among others as a word", () => {
    expect(titles("t shirt")).toEqual(["Men's Cotton T-Shirt"]);
    expect(titles("s")).toEqual([]);
  });

  it("falls back to some of the words if no product has them all", () => {
    expect(titles("shirt zzqqxx").sort()).toEqual(titles("shirt").sort());
    expect(titles("linen shirt chilli")).toEqual(["Linen Shirt"]);
  });

  it("reads the first six words of a long text", () => {
    expect(titles(`linen ${"shirt linen ".repeat(500)}`)).toEqual(["Linen Shirt"]);
    expect(titles("q r t u v x opener")).toEqual(titles("q r t u v x"));
  });

  it("follows changes, and drops words that no product has any more", () => {
    const products = [aProduct("Brass Lamp"), aProduct("Clay Lamp")];
    const searchIndex = searchIndexOf(products);
    searchIndex.put(0, { texts: ["Brass Bell", "", "", ""] });
    expect(found(searchIndex, "lamp")).toEqual([1]);
    expect(found(searchIndex, "brass")).toEqual([0]);
    searchIndex.drop(1);
    expect(found(searchIndex, "lamp")).toEqual([]);
    expect(found(searchIndex, "lmap")).toEqual([]);
    searchIndex.put(1, { texts: ["Clay Lamp", "", "", ""] });
    searchIndex.put(1, { texts: null });
    searchIndex.drop(7);
    expect(found(searchIndex, "clay")).toEqual([]);
  });

  it("finds few among many: a rare word with one that most products have", () => {
    const products = Array.from({ length: 300 }, (_, at) => aProduct(at === 77 ? "Saro Lamp" : `Red Lamp ${at}`));
    products.push(aProduct("Saro Bowl"));
    const searchIndex = searchIndexOf(products);
    expect(found(searchIndex, "saro lamp")).toEqual([77]);
    expect(found(searchIndex, "lamp saro")).toEqual([77]);
    expect(found(searchIndex, "red lamp")).toHaveLength(299);
    expect(found(searchIndex, "red saro lamp")).toEqual([77]);
  });

  it("finds few among many by the beginning of a word, in the same order as among few", () => {
    // Many more products have a word with this beginning than are lamps, so that the lamps' words are looked up.
    const others = Array.from({ length: 600 }, (_, at) => aProduct(`Mi${String.fromCharCode(97 + (at % 26))}rk Stool`));
    const lamps = [
      aProduct("Mibel Lamp"),
      aProduct("Lamp, Clamp and Micap"),
      aProduct("Lamp", { maker: "Mivara", sold: 900 }),
      aProduct("Lamp for Mibel Mirak Table", { kinds: "miscellaneous" }),
      aProduct("Tall Lamp"),
    ];
    const few = searchIndexOf(lamps);
    const all = [...others, ...lamps];
    const many = searchIndexOf(all);
    const inMany = (text: string) => found(many, text, { unfinished: true }).map((at) => at - others.length);
    expect(inMany("lamp mi")).toEqual(found(few, "lamp mi", { unfinished: true }));
    expect(inMany("lamp mi").sort()).toEqual([0, 1, 3]);
    many.put(others.length + 4, aProduct("Tall Mizzle Lamp"));
    expect(inMany("lamp mi").sort()).toEqual([0, 1, 3, 4]);
    many.drop(others.length);
    expect(inMany("lamp mi").sort()).toEqual([1, 3, 4]);
  });

  it("takes over a sub-category or a text that has changed alone", () => {
    const lamps = [aProduct("Tall Lamp"), aProduct("Lamp Wick")].map((lamp) => ({ ...lamp, sub_category: "lamps" }));
    const searchIndex = searchIndexOf(lamps);
    expect(found(searchIndex, "gas lamp")).toEqual([0, 1]);
    searchIndex.put(0, { texts: ["Tall Lamp", "", "brass", ""], sub_category: "lamps" });
    expect(found(searchIndex, "brass")).toEqual([0]);
    expect(found(searchIndex, "tall lamp")[0]).toBe(0);
  });

  it("handles a product with an extremely long text", () => {
    const searchIndex = searchIndexOf([aProduct(`Lamp ${"very ".repeat(20_000)} bright`), aProduct("Bright Lamp")]);
    expect(found(searchIndex, "bright lamp")).toEqual([1]);
    expect(found(searchIndex, "lamp").sort()).toEqual([0, 1]);
  });

  it("finds the same as a rebuilt index after any changes, in the same order", () => {
    const chance = chanceFrom(3);
    const some = <Item>(items: readonly Item[]) => items[chance(items.length)] as Item;
    const words = "va vali valiro shirt shirts lamp lamps lampshade red redo blue 5g 128 tee t किताब pan pane".split(
      " ",
    );
    const phrase = (max: number) => Array.from({ length: chance(max + 1) }, () => some(words)).join(" ");
    const invented = () => ({
      ...aProduct(`${some(words)} ${phrase(5)}`, { maker: phrase(2), kinds: phrase(4), colours: phrase(2) }),
      sub_category: some(["a", "b", ""]),
      sold: chance(3) * chance(2000),
    });
    for (let round = 0; round < 20; round++) {
      const products: Product[] = Array.from({ length: 1 + chance(60) }, invented);
      const searchIndex = searchIndexOf(products);
      for (let change = 0; change < 30; change++) {
        const at = chance(products.length + 1);
        const product = invented();
        products[at] = product;
        if (chance(3) === 0) searchIndex.drop(at);
        searchIndex.put(at, product);
        const text = phrase(4);
        expect({ text, found: found(searchIndex, text) }).toEqual({
          text,
          found: found(searchIndexOf(products), text),
        });
      }
    }
  });
});

/** Pseudo-random numbers, the same in every run. */
function chanceFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
