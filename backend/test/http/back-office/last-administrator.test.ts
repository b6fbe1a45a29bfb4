import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { aStaffMember, type StaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import { aPrivateShop } from "../../support/private-shop";

let shop: Awaited<ReturnType<typeof aPrivateShop>>;
let one: StaffMember;
let other: StaffMember;

/** A separate shop: elsewhere there are more full administrators. */
beforeAll(async () => {
  shop = await aPrivateShop();
  one = await aStaffMember({ fullAdministrator: true, url: shop.url });
  other = await aStaffMember({ fullAdministrator: true, url: shop.url });
  await withDatabase(
    (client) => client.query("UPDATE staff SET is_full_administrator = id IN ($1, $2)", [one.staffId, other.staffId]),
    shop.databaseUrl,
  );
});
afterAll(() => shop.stop());

const change = (by: StaffMember, id: string, body: { isFullAdministrator?: boolean; status?: "inactive" }) =>
  api(by.token, shop.url).call("updateStaff", { params: { id }, body });

// @spec nobody-deactivates-removes-own last-full-administrator-t
it("the last full administrator remains, even when two demote each other concurrently", async () => {
  const demote = { isFullAdministrator: false };
  const answers = await Promise.allSettled([change(one, other.staffId, demote), change(other, one.staffId, demote)]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const left = answers[0]?.status === "fulfilled" ? one : other;
  const refused = { status: 409, message: staffLoginMessages.lastFullAdministrator };
  expect(await failureOf(change(left, left.staffId, demote))).toMatchObject(refused);
  expect(await failureOf(change(left, left.staffId, { status: "inactive" }))).toMatchObject(refused);
  const gone = api(left.token, shop.url).call("removeStaff", { params: { id: left.staffId } });
  expect(await failureOf(gone)).toMatchObject(refused);
});
