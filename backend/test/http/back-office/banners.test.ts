import { randomBytes } from "node:crypto";
import { bannerMessages } from "@haat/api-contract/banner/messages";
import { type Administrator, anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { withDatabase } from "../../support/database";
import { aPictureBlob } from "../../support/pictures";
import { raw } from "../../support/raw";
import { until } from "../../support/until";

const mark = randomBytes(5).toString("hex");
let administrator: Administrator;
let image: Blob;
beforeAll(async () => {
  [administrator, image] = await Promise.all([anAdministrator(), aPictureBlob("avif")]);
});
afterAll(() =>
  withDatabase(async (client) => {
    await client.query("DELETE FROM banner WHERE title LIKE $1", [`%${mark}%`]);
    await client.query("NOTIFY catalog_changed");
  }),
);

const asAdministrator = () => api(administrator.token);
type Wish = { title?: string; link?: string; order?: number; status?: boolean; startsAt?: string; endsAt?: string };
async function aBanner(body: Wish = {}) {
  const { banner } = await asAdministrator().call("addBanner", {
    body: { title: `Fair ${mark}`, link: "/products/sale", ...body },
    files: { image },
  });
  return banner;
}
const change = (id: string, body: object) => asAdministrator().call("updateBanner", { params: { id }, body });
const shown = async (id: string) => (await api().call("listBanners", {})).banners.find(({ _id }) => _id === id);

describe("POST /api/v1/banner", () => {
  // @spec fields-id-title-image-link post-banner-title-link
  it("adds a banner visible to shoppers", async () => {
    const answer = await asAdministrator().call("addBanner", {
      body: { title: `Diwali ${mark}`, link: "https://example.in/fair?a=b#c", order: 7 },
      files: { image },
    });
    expect(answer.message).toBe("Banner saved successfully!");
    const { version, ...banner } = answer.banner;
    expect(banner).toMatchObject({ order: 7, status: true, link: "https://example.in/fair?a=b#c" });
    expect(await until("the banner in the shop", () => shown(banner._id))).toEqual(banner);
    expect(await auditOf(banner._id)).toMatchObject([{ action: "banner.created", before: null, after: { order: 7 } }]);
  });

  // @spec title-link-required-image post-banner-title-link title-link-required-image-required
  it.each([
    ["no title", { link: "/a" }, "Title and Link are required."],
    ["no link", { title: "A" }, "Title and Link are required."],
    ["a blank link", { title: "A", link: "  " }, "Title and Link are required."],
    ["a script as link", { title: "A", link: "javascript:alert(1)" }, bannerMessages.linkInvalid],
    ["another host as path", { title: "A", link: "//evil.example" }, bannerMessages.linkInvalid],
    ["another host behind a backslash", { title: "A", link: "/\\evil.example" }, bannerMessages.linkInvalid],
    ["a link that is too long", { title: "A", link: `/${"x".repeat(500)}` }, bannerMessages.linkTooLong],
    [
      "an end before its start",
      { title: "A", link: "/a", startsAt: "2026-12-02T00:00:00Z", endsAt: "2026-12-01T00:00:00Z" },
      bannerMessages.endBeforeStart,
    ],
    ["an order below zero", { title: "A", link: "/a", order: -1 }, "order must be at least 0."],
    ["an order that is no whole number", { title: "A", link: "/a", order: "1.5" }, "order must be a whole number."],
    ["a status that is none", { title: "A", link: "/a", status: "on" }, "status must be a boolean."],
    ["no picture", { title: "A", link: "/a" }, "An image is required for a new banner."],
  ])("rejects %s", async (_what, body, message) => {
    const answer = await raw("POST", "/api/v1/banner", { token: administrator.token, body });
    expect(answer).toMatchObject({ status: 400, body: { success: false, message } });
  });
});

it("a banner is for everyone, or for those who have logged in or have not", async () => {
  const banner = await aBanner();
  expect(banner.audience).toBe("everyone");
  await change(banner._id, { audience: "guests" });
  expect(
    await until("the audience in the shop", async () => (await shown(banner._id))?.audience === "guests" || undefined),
  ).toBe(true);
  expect(await auditOf(banner._id)).toMatchObject([
    {},
    { before: { audience: "everyone" }, after: { audience: "guests" } },
  ]);
  expect(await failureOf(change(banner._id, { audience: "nobody" }))).toMatchObject({ status: 400 });
});

describe("GET /api/v1/Banner", () => {
  // @spec sorted-order-ascending-pages get-banner-all-view
  it("is sorted by order and searchable by title or link, for staff who may see all", async () => {
    const [third, first, second] = [
      await aBanner({ title: `${mark} c`, order: 90_003 }),
      await aBanner({ title: `${mark} b`, order: 90_001, link: `/lamps-${mark}` }),
      await aBanner({ title: `${mark} a`, order: 90_002, status: false }),
    ];
    const ids = async (token: string | undefined, query: object) =>
      (await api(token).call("listBanners", { query: { search: mark, ...query } })).banners
        .map(({ _id }) => _id)
        .filter((id) => [first._id, second._id, third._id].includes(id));
    expect(await ids(administrator.token, {})).toEqual([first._id, second._id, third._id]);
    expect(await ids(administrator.token, { sort: "title" })).toEqual([second._id, first._id, third._id]);
    expect(await ids(administrator.token, { status: "false" })).toEqual([second._id]);
    expect(await ids(administrator.token, { search: `LAMPS-${mark}` })).toEqual([first._id]);
    await until("the active ones", async () => ((await ids(undefined, {})).length === 2 ? true : undefined));
    expect(await ids(undefined, {})).toEqual([first._id, third._id]);
    expect(await ids(undefined, { status: "false" })).toEqual([]);
  });
});

describe("a banner with dates", () => {
  const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
  const isShown = async (id: string) => ((await shown(id)) ? true : undefined);
  const isGone = async (id: string) => ((await shown(id)) ? undefined : true);

  it("is shown from its start to its end, whether or not anybody is awake", async () => {
    const [startsAt, endsAt] = [fromNow(1_500), fromNow(4_000)];
    const { _id } = await aBanner({ startsAt, endsAt });
    expect(await isShown(_id)).toBe(undefined);
    await until("its start", () => isShown(_id));
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(startsAt));
    await until("its end", () => isGone(_id));
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(endsAt));
    const { banners } = await asAdministrator().call("listBanners", { query: { search: mark } });
    expect(banners.find((banner) => banner._id === _id)).toMatchObject({ startsAt, endsAt, status: true });
  });

  it("keeps them when other fields change, and loses them by an empty field", async () => {
    const endsAt = fromNow(-1_000);
    const { _id } = await aBanner({ startsAt: fromNow(-2_000), endsAt });
    expect((await change(_id, { order: 4 })).banner).toMatchObject({ endsAt, order: 4 });
    expect(await failureOf(change(_id, { startsAt: fromNow(0) }))).toMatchObject({
      status: 400,
      message: bannerMessages.endBeforeStart,
    });
    expect((await change(_id, { endsAt: "" })).banner).toMatchObject({ endsAt: null });
    await until("the banner without an end", () => isShown(_id));
  });
});

describe("PUT /api/v1/banner/{id}", () => {
  // @spec status-toggled-list-screen put-banner-id-form title-link-required-image-required
  it("sets only the status", async () => {
    const banner = await aBanner();
    for (const status of [false, false, true]) {
      const answer = await change(banner._id, { status });
      expect(answer.banner).toMatchObject({ status, title: banner.title, link: banner.link, image: banner.image });
    }
    expect((await change(banner._id, { status: false })).message).toBe("Banner status updated!");
    await until("the banner gone", async () => ((await shown(banner._id)) ? undefined : true));
    expect((await auditOf(banner._id)).map(({ after }) => after).slice(1)).toEqual([
      { status: false },
      { status: true },
      { status: false },
    ]);
  });

  // @spec put-banner-id-form
  it("changes what a form sends, including the picture", async () => {
    const banner = await aBanner();
    const form = new FormData();
    const fields = { title: `New ${mark}`, link: "/cart", order: "3", status: "false", version: banner.version ?? "" };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append("image", image, "new.avif");
    const answer = await raw("PUT", `/api/v1/Banner/${banner._id}`, { token: administrator.token, body: form });
    expect(answer.body).toMatchObject({
      message: "Banner saved successfully!",
      banner: { title: `New ${mark}`, link: "/cart", order: 3, status: false },
    });
    expect(answer.text).not.toContain(banner.image);
  });

  // @spec link-path-shop-http second-two-save-same-banner two-administrators-edit-thing
  it("rejects a stale version and an invalid link, and changes nothing", async () => {
    const banner = await aBanner();
    await change(banner._id, { order: 5, version: banner.version });
    const stale = await failureOf(change(banner._id, { title: "Lost", version: banner.version }));
    expect(stale).toMatchObject({ status: 409, message: bannerMessages.changedMeanwhile });
    const evil = await failureOf(change(banner._id, { link: "data:text/html,x" }));
    expect(evil).toMatchObject({ status: 400, message: bannerMessages.linkInvalid });
    expect(await shown(banner._id)).toMatchObject({ title: banner.title, link: banner.link, order: 5 });
    expect(await failureOf(change("nothing", { status: true }))).toMatchObject({
      status: 404,
      message: "Banner not found.",
    });
  });
});

describe("DELETE /api/v1/banner/{id}", () => {
  // @spec asks-before-deletes-banner delete-banner-id
  it("deletes it once", async () => {
    const banner = await aBanner();
    const remove = () => asAdministrator().call("deleteBanner", { params: { id: banner._id } });
    const outcomes = await Promise.allSettled([remove(), remove()]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await failureOf(remove())).toMatchObject({ status: 404 });
    await until("the banner gone", async () => ((await shown(banner._id)) ? undefined : true));
    expect((await auditOf(banner._id)).at(-1)).toMatchObject({ action: "banner.deleted", after: null });
  });
});
