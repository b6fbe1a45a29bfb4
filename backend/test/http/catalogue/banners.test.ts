import { randomBytes } from "node:crypto";
import { anAdministrator } from "../../support/administrator";
import { api } from "../../support/api";
import { withDatabase } from "../../support/database";
import { until } from "../../support/until";

const mark = randomBytes(4).toString("hex");
const ids = ["last", "first", "hidden"].map((name) => `ban_${mark}_${name}`);
const [last = "", first = "", hidden = ""] = ids;

beforeAll(async () => {
  await withDatabase(async (client) => {
    await client.query(
      `INSERT INTO banner (id, title, image, link, sort_order, status)
       SELECT id, 'Festive fair', '/media/fair.webp', '/cart', place, shown
         FROM unnest($1::text[], '{9002,9001,9000}'::int[], '{true,true,false}'::bool[]) AS row (id, place, shown)`,
      [ids],
    );
    await client.query("NOTIFY catalog_changed");
  });
});
afterAll(() =>
  withDatabase(async (client) => {
    await client.query("DELETE FROM banner WHERE id = ANY ($1)", [ids]);
    await client.query("NOTIFY catalog_changed");
  }),
);

const shownTo = async (token?: string) => {
  const { banners } = await api(token).call("listBanners", {});
  return banners.filter(({ _id }) => ids.includes(_id));
};

describe("GET /api/v1/Banner", () => {
  // @spec get-banner
  it("returns the active banners to visitors in ascending order, and all to staff who may see them", async () => {
    const banners = await until("the banners", async () => {
      const shown = await shownTo();
      return shown.length > 0 ? shown : undefined;
    });
    expect(banners.map(({ _id }) => _id)).toEqual([first, last]);
    expect(banners[0]).toMatchObject({ title: "Festive fair", image: "/media/fair.webp", link: "/cart", status: true });
    const { token } = await anAdministrator();
    expect((await shownTo(token)).map(({ _id }) => _id)).toEqual([hidden, first, last]);
  });
});
