import { anAdministrator } from "../../support/administrator";
import { api } from "../../support/api";
import { withDatabase } from "../../support/database";
import { aSeller, type Seller } from "../../support/seller";

const notices = ({ token }: Seller, query = {}) => api(token).call("listSellerNotices", { query });

/** A notice as written by an event. */
const aNotice = (sellerId: string, key: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query(
      `INSERT INTO seller_notice (id, key, seller_id, kind, title, text, link)
       VALUES ('sntc_' || $1, $1, $2, 'order-placed', 'New order', 'Please pack it.', '/orders') RETURNING id`,
      [key, sellerId],
    );
    return rows[0]?.id as string;
  });

describe("a seller's notifications", () => {
  // @spec header-notification-dropdown-real
  it("report each change of the account once", async () => {
    const [seller, administrator] = await Promise.all([aSeller({ state: "waiting" }), anAdministrator()]);
    const decide = (state: "approved" | "suspended", reason = "") =>
      api(administrator.token).call("reviewSeller", { params: { id: seller.id }, body: { state, reason } });
    await decide("approved");
    await decide("suspended", "Fakes were sold.");
    await decide("approved");
    const { notices: told, unread } = await notices(seller);
    expect(told.map(({ kind, text }) => [kind, text])).toEqual([
      ["account-approved", "You can now sell on Haat."],
      ["account-suspended", "Fakes were sold."],
      ["account-approved", "You can now sell on Haat."],
    ]);
    expect(unread).toBe(3);
  });

  // @spec header-notification-dropdown-real
  it("are marked as read one by one or all at once, and counted", async () => {
    const seller = await aSeller();
    const ids = [await aNotice(seller.id, `${seller.id}:1`), await aNotice(seller.id, `${seller.id}:2`)];
    expect((await notices(seller, { limit: 1 })).notices.map(({ _id }) => _id)).toEqual([ids[1]]);
    const read = (body: { ids?: string[] }) => api(seller.token).call("readSellerNotices", { body });
    expect(await read({ ids: [ids[0] ?? ""] })).toMatchObject({ unread: 1 });
    expect((await notices(seller, { unread: true })).notices.map(({ _id }) => _id)).toEqual([ids[1]]);
    expect(await read({})).toMatchObject({ unread: 0 });
    expect((await notices(seller)).notices.map(({ isRead }) => isRead)).toEqual([true, true]);
  });

  // @spec header-notification-dropdown-real
  it("cannot be seen or marked by others", async () => {
    const [mine, other] = [await aSeller(), await aSeller()];
    const id = await aNotice(other.id, `${other.id}:1`);
    expect((await notices(mine)).notices).toEqual([]);
    await api(mine.token).call("readSellerNotices", { body: { ids: [id] } });
    await api(mine.token).call("readSellerNotices", { body: {} });
    expect((await notices(other)).unread).toBe(1);
  });
});
