import { readPrice } from "./price-phrase";

describe("readPrice", () => {
  it.each([
    ["phones under ₹15,000", { maxPrice: 15000, rest: "phones" }],
    ["phones under Rs. 15,000.50", { maxPrice: 15000.5, rest: "phones" }],
    ["15000 se kam", { maxPrice: 15000, rest: "" }],
    ["15000 se kam ka phone", { maxPrice: 15000, rest: "ka phone" }],
    ["phone 15 hazaar tak", { maxPrice: 15000, rest: "phone" }],
    ["मोबाइल १५००० से कम", { maxPrice: 15000, rest: "मोबाइल" }],
    ["20 हज़ार के अंदर फोन", { maxPrice: 20000, rest: "फोन" }],
    ["laptop below 50k", { maxPrice: 50000, rest: "laptop" }],
    ["tv 1.5 lakh se zyada", { minPrice: 150000, rest: "tv" }],
    ["tv above 1 lakh", { minPrice: 100000, rest: "tv" }],
    ["kurta 500 se 1000 tak", { minPrice: 500, maxPrice: 1000, rest: "kurta" }],
    ["kurta between 500 and 1,000", { minPrice: 500, maxPrice: 1000, rest: "kurta" }],
    ["kurta 500-1000", { minPrice: 500, maxPrice: 1000, rest: "kurta" }],
    ["phone 10 to 20 thousand", { minPrice: 10000, maxPrice: 20000, rest: "phone" }],
    ["jeans under one thousand", { maxPrice: 1000, rest: "jeans" }],
    ["teddy sau se hazaar tak", { minPrice: 100, maxPrice: 1000, rest: "teddy" }],
    ["saree paanch sau se kam", { maxPrice: 500, rest: "saree" }],
    ["saree 500 rupees", { maxPrice: 500, rest: "saree" }],
    ["₹299 cable", { maxPrice: 299, rest: "cable" }],
  ])("reads %j", (text, price) => {
    expect(readPrice(text)).toEqual(price);
  });

  it.each([
    "phone 128gb",
    "iron above 1000 w",
    "toys under 5 years",
    "2-in-1 laptop",
    "coffee 80:20",
    "bottle 1 l",
    "size 10 to 12",
    "do kurta",
    "tak",
    "takhat",
    "",
    "under",
    "mixer 750 W, 3 jars",
    "under the sea",
    `${"9".repeat(5000)} se`,
  ])("reads no price in %j", (text) => {
    expect(readPrice(text)).toBeNull();
  });
});
