import { nearWords } from "./near-words";
import { SearchIndex } from "./search-index";
import { Vocabulary } from "./vocabulary";
import { wordsOf } from "./words-of";

type Texts = [title: string, maker: string, kinds: string, colours: string];
type Product = { id: string; sold: number; inStock: number; texts: Texts };

/** A search index of these products; their row numbers are their places in the list. */
function searchIndexOf(products: Product[]) {
  const searchIndex = new SearchIndex({
    inStock: (at) => products[at]?.inStock ?? 0,
    sold: (at) => products[at]?.sold ?? 0,
    id: (at) => products[at]?.id ?? "",
  });
  for (const [rowNumber, product] of products.entries()) searchIndex.put(rowNumber, product);
  return searchIndex;
}

function found(searchIndex: SearchIndex, text: string): number[] {
  const { rowNumbers, bestFirst } = searchIndex.find(text);
  return [...rowNumbers].sort(bestFirst);
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
  it("puts what nobody can buy behind all that somebody can, however well it fits", () => {
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
    ["a beginning that is mistyped", "smrtpho", ["5G Smartphone 128GB"]],
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

  it("puts the very word before its beginnings, titles before brands, and what sells before what does not", () => {
    expect(titles("shirt")).toEqual(["Linen Shirt", "Men's Cotton T-Shirt", "Shirts, Set of Two"]);
    expect(titles("water bottle")).toEqual(["Steel Water Bottle", "Copper Water Bottle"]);
    expect(titles("red")).toEqual(["Copper Water Bottle", "Men's Cotton T-Shirt"]);
    expect(titles("bottle")[2]).toBe("Bottle Opener");
    expect(titles("shirts")[0]).toBe("Shirts, Set of Two");
  });

  it("puts the title that is the very text first", () => {
    const products = [aProduct("Clay Pot Lid", { sold: 900 }), aProduct("Clay Pot"), aProduct("Clay Flower Pot")];
    expect(found(searchIndexOf(products), "clay pot")).toEqual([1, 0, 2]);
  });

  it("finds the plural's products by the singular and the singular's by the plural", () => {
    expect(titles("shirts").sort()).toEqual(titles("shirt").sort());
  });

  it("takes a single letter among others as a word", () => {
    expect(titles("t shirt")).toEqual(["Men's Cotton T-Shirt"]);
    expect(titles("s").length).toBeGreaterThan(4);
  });

  it("finds by some word when no product has every word", () => {
    expect(titles("linen zzqqxx")).toEqual(["Linen Shirt"]);
    expect(titles("opener chilli").sort()).toEqual(["Bottle Opener", "Kashmiri Chilli Powder"]);
  });

  it("reads the first six words of a long text", () => {
    expect(titles(`linen ${"shirt linen ".repeat(500)}`)).toEqual(["Linen Shirt"]);
    expect(titles("a b c d e f opener")).toEqual(titles("a b c d e f"));
  });

  it("follows changes, and forgets the words that nobody uses any more", () => {
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

  it("bears a product with a text without end", () => {
    const searchIndex = searchIndexOf([aProduct(`Lamp ${"very ".repeat(20_000)} bright`), aProduct("Bright Lamp")]);
    expect(found(searchIndex, "bright lamp")).toEqual([1]);
    expect(found(searchIndex, "lamp").sort()).toEqual([0, 1]);
  });

  it("finds what looking at every product finds, in the same order, through any changes", () => {
    const chance = chanceFrom(3);
    const some = <Item>(items: readonly Item[]) => items[chance(items.length)] as Item;
    const words = "va vali valiro shirt shirts lamp lamps lampshade red redo blue 5g 128 tee t किताब pan pane".split(
      " ",
    );
    const phrase = (max: number) => Array.from({ length: chance(max + 1) }, () => some(words)).join(" ");
    const invented = () => ({
      ...aProduct(`${some(words)} ${phrase(5)}`, { maker: phrase(2), kinds: phrase(4), colours: phrase(2) }),
      sold: chance(3) * chance(2000),
    });
    const typed = () => {
      const text = phrase(4);
      const at = chance(text.length + 1);
      return some([
        text,
        text.slice(0, at) + text.slice(at + 1),
        `${text.slice(0, at)}i${text.slice(at)}`,
        text.slice(0, at),
      ]);
    };
    for (let round = 0; round < 20; round++) {
      const products: Product[] = Array.from({ length: 1 + chance(60) }, invented);
      const searchIndex = searchIndexOf(products);
      for (let change = 0; change < 30; change++) {
        const at = chance(products.length + 2);
        if (chance(4) === 0 && at < products.length) {
          products[at] = { ...invented(), texts: ["", "", "", ""] };
          searchIndex.drop(at);
        } else if (at <= products.length) {
          products[at] = invented();
          searchIndex.put(at, products[at]);
        }
        const text = typed();
        const expected = findByRule(products, text);
        expect({ text, found: found(searchIndex, text) }).toEqual({ text, found: expected });
      }
    }
  });
});

/** Numbers that look random and are the same in every run. */
function chanceFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What `find` promises, by going through all products for every word. */
function findByRule(products: Product[], text: string): number[] {
  const asked = wordsOf(text);
  const typed = [...new Set(asked)].slice(0, 6);
  const vocabulary = new Vocabulary();
  for (const { texts } of products)
    for (const word of new Set(texts.flatMap(wordsOf))) vocabulary.add(word).products.push(0);
  const known = [...new Set(products.flatMap(({ texts }) => texts.flatMap(wordsOf)))];

  const says = (word: string, texts: Texts) => {
    const isKnown = /\p{N}/u.test(word) || known.some((one) => one.startsWith(word));
    const near = isKnown ? [] : nearWords(vocabulary.guesses, word);
    const singular = /^.{3,}[^s]s$/.test(word) ? [word.slice(0, -1)] : [];
    const meant = near.length > 0 ? near : [word, ...singular];
    const isComplete = word.length === 1 && typed.length > 1;
    const times = new Map<string, number>();
    let [weight, place, count] = [0, 0, 0];
    for (const [at, ofText] of texts.map(wordsOf).entries()) {
      for (const one of ofText) {
        count += 1;
        if (isComplete ? one !== word : !meant.some((meaning) => one.startsWith(meaning))) continue;
        const time = (times.get(one) ?? 0) + 1;
        times.set(one, time);
        const share = one === word || near.includes(one) ? 1 : 0.5;
        weight += (share * ([1, 0.4, 0.2, 0.1][at] ?? 0) * 6) / (time * Math.PI) ** 2;
        place ||= count;
      }
    }
    return { weight, place };
  };

  const checked = products.flatMap(({ id, sold, texts }, rowNumber) => {
    const said = typed.map((word) => says(word, texts));
    if (!said.some(({ weight }) => weight > 0)) return [];
    const whole = said.every(({ weight }) => weight > 0);
    let doubt = 1;
    for (const [at, one] of said.entries()) {
      for (const other of said.slice(0, at)) {
        const near = 1 / (1.005 + 0.05 * Math.exp(Math.abs(one.place - other.place) / 1.5 - 2));
        doubt *= 1 - Math.sqrt(Math.min(one.weight, 1) * Math.min(other.weight, 1) * near);
      }
    }
    const sum = said.reduce((all, { weight }) => all + weight, 0) / typed.length;
    const rank =
      (whole && typed.length > 1 ? 1 - doubt : sum) * (1 + Math.log(1 + sold) / 10) +
      (wordsOf(texts[0]).join(" ") === asked.join(" ") ? 10 : 0);
    // Sums of the same figures in another order differ in their last digits.
    return [{ rowNumber, id, sold, whole, rank: Math.round(rank * 1e9) }];
  });
  const matched = checked.some(({ whole }) => whole) ? checked.filter(({ whole }) => whole) : checked;
  return matched
    .sort((one, other) => other.rank - one.rank || other.sold - one.sold || (one.id < other.id ? -1 : 1))
    .map(({ rowNumber }) => rowNumber);
}
