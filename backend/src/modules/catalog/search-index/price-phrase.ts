/** The price in a search text, and the text without it. Amounts in rupees. */
export type PricePhrase = {
  minPrice?: number;
  maxPrice?: number;
  /** The rest of the text, as typed; may be blank. */
  rest: string;
};

const scales: Record<string, number> = {
  k: 1_000,
  thousand: 1_000,
  hazar: 1_000,
  हजार: 1_000,
  hundred: 100,
  sau: 100,
  सौ: 100,
  lakh: 100_000,
  लाख: 100_000,
};
const numbers: Record<string, number> = Object.fromEntries(
  (
    [
      "one ek एक",
      "two do दो",
      "three teen तीन",
      "four char चार",
      "five panch पांच",
      "six chhe छह",
      "seven saat सात",
      "eight aath आठ",
      "nine nau नौ",
      "ten das दस",
    ] as const
  ).flatMap((words, at) => words.split(" ").map((word) => [word, at + 1])),
);
Object.assign(numbers, {
  fifteen: 15,
  pandrah: 15,
  पंद्रह: 15,
  twenty: 20,
  bees: 20,
  बीस: 20,
  "twenty five": 25,
  pachees: 25,
  पच्चीस: 25,
  thirty: 30,
  tees: 30,
  तीस: 30,
  forty: 40,
  chalis: 40,
  चालीस: 40,
  fifty: 50,
  pachas: 50,
  पचास: 50,
  dedh: 1.5,
  डेढ़: 1.5,
  dhai: 2.5,
  ढाई: 2.5,
});

/** Spellings of one word, as part of a pattern. */
const scale = "k|thousand|ha[zj]aa?r|हज़?ार|hundred|sau|सौ|lakhs?|lacs?|लाख";
const currency = "₹|rs\\.?|inr|rupees?|rupa?ye|रुपये|रुपए|रु\\.?";
const words = Object.keys(numbers)
  .sort((one, other) => other.length - one.length)
  .join("|")
  .replaceAll("panch", "paa?n?ch")
  .replaceAll("char", "chaa?r");
/** Not a price: the number counts something else. */
const units =
  "w|watts?|mah|gb|mb|tb|ml|l|lit(?:re|er)s?|kgs?|g|gm|grams?|cm|mm|m|inch(?:es)?|ft|feet|tc|tons?|hz|years?|yrs?|saal|months?|pieces|pcs|%";
const edge = "(?![\\p{L}\\p{M}\\p{N}])";
const start = "(?<![\\p{L}\\p{M}\\p{N}.,])";

/** Pattern of an amount with three groups of its own: digits, words, scale. */
const amount = `(?:(?:${currency})\\s*)?(?:(\\d[\\d,]{0,11}(?:\\.\\d{1,2})?)|(${words})(?=\\s+(?:${scale})${edge})|(?=(?:sau|ha[zj]aa?r|सौ|हज़?ार)${edge}))\\s*(?:(${scale})${edge})?(?!\\s*(?:${units})${edge})(?!\\d)(?:\\s*(?:${currency}|/-)(?:${edge}))?`;

const before = {
  max: "under|below|less than|cheaper than|up ?to|within|at most|not more than|no more than|max(?:imum)?|<=?",
  min: "above|over|more than|at least|greater than|min(?:imum)?|starting(?: from)?|>=?",
};
const after = {
  max: "se kam|se kum|tak|ke (?:andar|ander|under|neeche|niche|bheetar)|se (?:neeche|niche|sasta|saste|sasti)|(?:or|and) (?:less|below|under)|से कम|तक|के (?:अंदर|अन्दर|नीचे|भीतर)|से (?:नीचे|सस्ता|सस्ते|सस्ती)",
  min: "se (?:zyada|jyada|jada|zada|adhik|upar|oopar|uppar|mehnga|mehenga)|ke (?:upar|oopar|uppar)|(?:or|and) (?:more|above)|से (?:ज़?्यादा|अधिक|ऊपर|महंगा)|के ऊपर",
};

const pattern = (text: string) => new RegExp(`${start}${text}${edge}`, "iu");
const range = pattern(
  `(?:between\\s+|from\\s+)?${amount}\\s*(?:to|and|-|–|se|से|aur|और)\\s*${amount}(?:\\s*(?:tak|ke beech|ke bich|तक|के बीच))?`,
);
const kinds = [
  { at: "max", pattern: pattern(`(?:${before.max})\\s*${amount}`) },
  { at: "min", pattern: pattern(`(?:${before.min})\\s*${amount}`) },
  { at: "max", pattern: pattern(`${amount}\\s*(?:${after.max})`) },
  { at: "min", pattern: pattern(`${amount}\\s*(?:${after.min})`) },
] as const;
/** A price alone is a maximum; a number without a currency sign is no price. */
const alone = pattern(`(?=(?:${currency})\\s*\\d|\\d[\\d,]*\\s*(?:${currency}))${amount}`);

/** Numbers from here on are prices when joined by "to"; smaller ones may be sizes or ages. */
const minOfRange = 50;

/** Parses a price phrase in English, Hinglish or Hindi: "under ₹15,000", "15 hazaar se kam", "५०० से १००० तक". */
export function readPrice(text: string): PricePhrase | null {
  const typed = text.normalize("NFC").replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  const both = range.exec(typed);
  if (both) {
    const high = rupees(both.slice(4, 7));
    // In "10 to 20 thousand" the scale applies to the first number too.
    const low = rupees([both[1], both[2], both[3] ?? (Number(both[1]) < 100 ? both[6] : undefined)]);
    if (high >= minOfRange && low < high) return { minPrice: low, maxPrice: high, rest: without(typed, both) };
  }
  for (const { at, pattern } of kinds) {
    const found = pattern.exec(typed);
    if (!found) continue;
    const limit = rupees(found.slice(1, 4));
    return { ...(at === "max" ? { maxPrice: limit } : { minPrice: limit }), rest: without(typed, found) };
  }
  const found = alone.exec(typed);
  return found && { maxPrice: rupees(found.slice(1, 4)), rest: without(typed, found) };
}

function rupees([figures, word, scale]: readonly (string | undefined)[]): number {
  const times = scale ? (scales[spelled(scale)] ?? 1) : 1;
  const number = figures ? Number(figures.replaceAll(",", "")) : word ? (numbers[spelled(word)] ?? 1) : 1;
  return Math.min(Math.round(number * times * 100) / 100, 999_999_999);
}

/** The spelling that the tables use. */
const spelled = (word: string) =>
  word
    .toLowerCase()
    .replace(/\u093c/g, "")
    .replace(/^ha[zj]aa?r$/, "hazar")
    .replace(/^lac|^lakh/, "lakh")
    .replace(/^lakhs$/, "lakh")
    .replace(/^paa?n?ch$/, "panch")
    .replace(/^chaa?r$/, "char");

const without = (text: string, found: RegExpExecArray) =>
  `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.replace(/\s+/g, " ").trim();

/** A parsed search: its words and its prices. */
export type ReadSearch = { text: string; price: { minPrice?: number; maxPrice?: number } | null };

export function readSearch(text: string): ReadSearch {
  const read = readPrice(text);
  if (!read) return { text: text.trim(), price: null };
  const { rest, ...price } = read;
  return { text: rest, price };
}
