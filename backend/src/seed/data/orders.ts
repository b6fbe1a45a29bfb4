import { lineShipping } from "@haat/api-contract/order/line-money";
import { at, between, pick, type Random, randomFrom } from "../random";
import type { SeedOrder, SeedOrderStatus, SeedProduct, SeedShopper } from "./types";

const day = 86_400_000;
const hour = 3_600_000;
/** India's offset from UTC. */
const indianOffset = 5.5 * hour;

/** Relative demand on a date: more in recent weeks, on weekends and before festivals. `daysAgo` 0 is today. */
export function demandOn(date: Date, daysAgo: number): number {
  const indian = new Date(date.getTime() + indianOffset);
  const month = indian.getUTCMonth() + 1;
  const dayOfMonth = indian.getUTCDate();
  const weekend = [0, 6].includes(indian.getUTCDay()) ? 1.45 : 1;
  const diwali = (month === 10 && dayOfMonth >= 8) || (month === 11 && dayOfMonth <= 12) ? 2.1 : 1;
  const sales =
    (month === 1 && dayOfMonth >= 18 && dayOfMonth <= 27) || (month === 8 && dayOfMonth >= 6 && dayOfMonth <= 16)
      ? 1.7
      : 1;
  const holi = month === 3 && dayOfMonth >= 4 && dayOfMonth <= 14 ? 1.35 : 1;
  const growth = 0.7 + 1.5 * (1 - daysAgo / 365) ** 2 + (daysAgo <= 30 ? 0.9 : 0) + (daysAgo <= 5 ? 1.6 : 0);
  return weekend * diwali * sales * holi * growth;
}

function chooser<T>(entries: readonly { value: T; weight: number }[]): (random: Random) => T {
  const total = entries.reduce((sum, { weight }) => sum + weight, 0);
  return (random) => {
    let rest = random() * total;
    for (const { value, weight } of entries) {
      rest -= weight;
      if (rest < 0) return value;
    }
    return at(entries, -1).value;
  };
}

/** A random status history that fits the order's age. */
function historyOf(random: Random, createdAt: Date, now: Date): SeedOrder["history"] {
  const age = (now.getTime() - createdAt.getTime()) / day;
  const steps: [SeedOrderStatus, number][] = [["placed", 0]];
  const processing = 4 + random() * 34;
  const shipped = processing + 10 + random() * 36;
  const delivered = shipped + 30 + random() * 100;
  const fate = random();
  if (fate < 0.07) {
    if (fate < 0.035) steps.push(["processing", processing]);
    steps.push(["cancelled", (fate < 0.035 ? processing : 0) + 1 + random() * 10]);
  } else {
    steps.push(["processing", processing], ["shipped", shipped], ["delivered", delivered]);
    if (fate > 0.955) steps.push(["returned", delivered + 24 + random() * 96]);
  }
  return steps
    .filter(([, hours]) => hours < age * 24)
    .map(([status, hours]) => ({ status, at: new Date(createdAt.getTime() + Math.round(hours * hour)) }));
}

const returnReasons = [
  "Size does not fit.",
  "Colour is different from the picture.",
  "Received a damaged piece.",
  "Quality is not as expected.",
  "Ordered by mistake.",
];

/** A line's delivery charge, by the shop's own rule. */
export const shippingFor = ({ shipping }: SeedProduct, unitPrice: number, quantity: number) =>
  lineShipping(shipping, unitPrice, quantity);

export function ordersOf(
  count: number,
  products: readonly SeedProduct[],
  shoppers: readonly SeedShopper[],
  today: Date,
): SeedOrder[] {
  const random = randomFrom("orders");
  const chooseDay = chooser(
    Array.from({ length: 365 }, (_, daysAgo) => {
      const date = new Date(today.getTime() - daysAgo * day);
      return { value: date, weight: demandOn(date, daysAgo) };
    }),
  );
  const chooseProduct = chooser(products.map((value) => ({ value, weight: value.popularity })));
  const heard = products.filter(({ subCategoryHandle }) => subCategoryHandle === "headphones-earphones");
  const times = Array.from({ length: count }, () => {
    const indianHour = random() < 0.6 ? 18 + random() * 5.5 : 8 + random() * 11;
    return new Date(chooseDay(random).getTime() - indianOffset - day + Math.floor(indianHour * hour));
  }).sort((a, b) => a.getTime() - b.getTime());
  return times.map((createdAt, number) => {
    const history = historyOf(random, createdAt, today);
    const status = at(history, -1).status;
    const chosen = new Set(Array.from({ length: 1 + Math.floor(random() ** 2 * 4) }, () => chooseProduct(random)));
    // Extra headphone orders this week, for the trending block of the home page.
    if (today.getTime() - createdAt.getTime() < 7 * day && random() < 0.55 && heard.length > 0)
      chosen.add(pick(random, heard));
    return {
      key: `seed-order-${number + 1}`,
      shopperEmail: pick(random, shoppers).email,
      createdAt,
      lines: [...chosen].map((product) => {
        const variant = pick(random, product.variants);
        const quantity = random() < 0.82 ? 1 : between(random, 2, 3);
        return {
          sku: variant.sku,
          productHandle: product.handle,
          quantity,
          unitPrice: variant.price,
          mrp: variant.mrp,
          shipping: shippingFor(product, variant.price, quantity),
        };
      }),
      status,
      history,
      returnReason: status === "returned" ? pick(random, returnReasons) : null,
    };
  });
}
