import { sellerNoticeKinds } from "@haat/api-contract/seller-notice/schemas";
import {
  accountJudgedNews,
  couponEndedNews,
  lowStockNews,
  orderCancelledNews,
  orderPlacedNews,
  payoutNews,
  productJudgedNews,
  returnRequestedNews,
  saleEndedNews,
} from "./seller-news";

const parcel = { parcelId: "par_1", sellerId: "sel_1", number: 42, pieces: 2, paise: 123456700 };
const product = {
  productId: "prod_1",
  sellerId: "sel_1",
  title: "Kettle",
  reason: "The picture is blurred.",
  version: "1",
};
const account = { sellerId: "sel_1", reason: "Fakes were sold.", version: "1" };

describe("seller notices", () => {
  it("name quantity and amount in Indian format, and link to the order", () => {
    expect(orderPlacedNews(parcel)).toMatchObject({
      title: "New order #42",
      text: "2 items for ₹12,34,567. Please prepare the parcel.",
      link: "/orders/par_1",
    });
    expect(orderPlacedNews({ ...parcel, pieces: 1 }).text).toMatch(/^1 item for/);
  });

  it("give the reason of a rejection or suspension, and none otherwise", () => {
    expect(accountJudgedNews("suspended", account).text).toBe("Fakes were sold.");
    expect(accountJudgedNews("approved", account).text).not.toContain("Fakes");
    expect(productJudgedNews("rejected", product).text).toBe("Kettle: The picture is blurred.");
    expect(productJudgedNews("approved", product).text).toBe("Kettle is now live in the shop.");
  });

  it("have a different key for each subject and kind, and cover every kind of the contract", () => {
    const all = [
      orderPlacedNews(parcel),
      orderCancelledNews(parcel),
      returnRequestedNews(parcel),
      lowStockNews("sel_1", {
        key: "low-stock:v:1",
        title: "Low stock",
        text: "Kettle has 1 unit left.",
        link: "/products",
      }),
      productJudgedNews("approved", product),
      productJudgedNews("rejected", product),
      accountJudgedNews("approved", account),
      accountJudgedNews("rejected", account),
      accountJudgedNews("suspended", account),
      couponEndedNews("sel_1", { _id: "coup_1", code: "POTS10", version: "1" }),
      saleEndedNews("ended", "sel_1", { _id: "plist_1", title: "Diwali", version: "1" }),
      payoutNews({ id: "pay_1", sellerId: "sel_1", paise: 100, reference: "UTR1" }),
    ];
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(all.map(({ kind }) => kind).sort()).toEqual([...sellerNoticeKinds].sort());
  });
});
