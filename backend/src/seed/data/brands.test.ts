import { demoShop } from "./shop";

/** Real brand names. A demo shop must not use them, not even inside a title. */
const taken =
  `adidas aldo amazon amul apple armani aashirvaad bajaj barbie bata biba boats bose britannia bosch cadbury casio cello
  colgate dabur daikin dell disney dolby dove dyson fabindia fastrack fevicol flipkart fossil garnier gillette google godrej gucci haier
  haldiram haldirams havells hawkins himalaya hitachi horlicks hp hul huawei ikea intel jbl jockey kellogg kellogs kindle lakme lego lenovo
  levis levi lg logitech loreal lux maggi mamaearth marico maybelline mdh meesho milton myntra motorola mtr nescafe nestle nike nivea
  nokia nykaa olay oneplus oppo oreo panasonic parachute patanjali parle pears pepsi philips pigeon pond ponds prestige puma realme redmi
  reebok samsung sandisk skechers sony swatch tanishq tata titan toshiba tupperware vivo voltas whirlpool wonderchef xiaomi yonex zara
  zebronics netflix hotstar youtube marvel pokemon hamleys cosco mrf sg nivia kookaburra mi iphone ipad airpods galaxy macbook`
    .split(/\s+/)
    .filter(Boolean);

describe("brands", () => {
  const { products } = demoShop("full", new Date("2026-11-21"));

  it("are all fictional", () => {
    const words = new Set(taken);
    for (const { brand, title, description } of products) {
      const found = `${brand} ${title} ${description}`
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter((word) => words.has(word));
      expect({ brand, title, found }).toEqual({ brand, title, found: [] });
    }
  });

  it("have more than one product each, so that a brand filter is useful", () => {
    const counts = new Map<string, number>();
    for (const { brand } of products) counts.set(brand, (counts.get(brand) ?? 0) + 1);
    const lonely = [...counts].filter(([, count]) => count === 1).map(([brand]) => brand);
    expect(lonely).toEqual([]);
  });
});
