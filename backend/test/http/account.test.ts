import { accountMessages } from "@haat/api-contract/account/messages";
import { limits } from "@haat/api-contract/limits";
import { loginMessages } from "@haat/api-contract/login/messages";
import jwt from "jsonwebtoken";
import { api, failureOf } from "../support/api";
import { withDatabase } from "../support/database";
import { anAddress } from "../support/order-body";
import { raw } from "../support/raw";
import { aFreshMobile, aShopper } from "../support/shopper";
import { aToken, jwtSecret } from "../support/token";

const addressesOf = async (token: string) => (await api(token).call("listAddresses", {})).addresses;
const addOne = async (token: string, more: object = {}) =>
  (await api(token).call("addAddress", { body: { ...anAddress, ...more } })).address;

describe("GET and PUT /api/v1/account", () => {
  it("returns the shopper and their login identifiers", async () => {
    const { token, user, identifier } = await aShopper();
    const { account } = await api(token).call("getAccount", {});
    expect(account).toMatchObject({ ...user, name: "", signInMethods: [{ kind: "email", value: identifier }] });
  });

  it("stores a name as written, including markup", async () => {
    const { token } = await aShopper();
    const name = "  <b>Asha</b> & आशा ";
    expect((await api(token).call("updateAccount", { body: { name } })).account.name).toBe(name.trim());
    expect((await api(token).call("getAccount", {})).account.name).toBe(name.trim());
  });

  it.each([{}, { name: "" }, { name: " " }, { name: 7 }, { name: { $ne: null } }, { name: "x".repeat(101) }])(
    "rejects the body %j",
    async (body) => {
      const { token } = await aShopper();
      expect((await raw("PUT", "/api/v1/account", { token, body })).status).toBe(400);
    },
  );

  it("ignores a mobile number that was never verified by a code", async () => {
    const { token, user } = await aShopper();
    await withDatabase((client) =>
      client.query("UPDATE customer SET phone = '+919876500000' WHERE id = $1", [user._id]),
    );
    expect((await api(token).call("getAccount", {})).account.mobile).toBeNull();
  });

  it("returns 401 if the token's account does not exist", async () => {
    for (const call of ["getAccount", "downloadAccountData", "requestDeletionCode"] as const) {
      const refusal = await failureOf(api(aToken({ actor_type: "customer" })).call(call, {}));
      expect(refusal).toMatchObject({ status: 401, message: loginMessages.tokenRejected });
    }
  });
});

describe("/api/v1/account/addresses", () => {
  it("starts empty; the first address is the default, and a new default replaces it and is listed first", async () => {
    const { token } = await aShopper();
    expect(await addressesOf(token)).toEqual([]);
    const home = await addOne(token, { isDefault: false });
    expect(home).toMatchObject({ ...anAddress, mobile: "9845012345", country: "India", isDefault: true });
    const office = await addOne(token, { city: "Mysuru" });
    expect(office.isDefault).toBe(false);
    const farm = await addOne(token, { city: "Hassan", isDefault: true });
    expect((await addressesOf(token)).map(({ _id, isDefault }) => [_id, isDefault])).toEqual([
      [farm._id, true],
      [office._id, false],
      [home._id, false],
    ]);
    const { address } = await api(token).call("setDefaultAddress", { params: { id: home._id } });
    expect(address).toMatchObject({ _id: home._id, isDefault: true });
    expect((await addressesOf(token)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it("updates an address; isDefault: false does not unset the default", async () => {
    const { token } = await aShopper();
    const { _id: id } = await addOne(token);
    const body = { ...anAddress, city: "Pune", country: "Bharat", isDefault: false };
    const { address } = await api(token).call("updateAddress", { params: { id }, body });
    expect(address).toMatchObject({ _id: id, city: "Pune", country: "Bharat", isDefault: true });
    expect(await addressesOf(token)).toEqual([address]);
  });

  it("deletes an address permanently, and the newest remaining one becomes the default", async () => {
    const { token } = await aShopper();
    const [first, second, third] = [await addOne(token), await addOne(token), await addOne(token)];
    const { addresses } = await api(token).call("removeAddress", { params: { id: first._id } });
    expect(addresses.map(({ _id, isDefault }) => [_id, isDefault])).toEqual([
      [third._id, true],
      [second._id, false],
    ]);
    const kept = await withDatabase((client) =>
      client.query("SELECT 1 FROM customer_address WHERE id = $1", [first._id]),
    );
    expect(kept.rows).toEqual([]);
    const again = await failureOf(api(token).call("removeAddress", { params: { id: first._id } }));
    expect(again).toMatchObject({ status: 404, message: accountMessages.addressNotFound });
  });

  it("returns 404 for another shopper's address and leaves it unchanged", async () => {
    const [owner, stranger] = [await aShopper(), await aShopper()];
    const own = await addOne(owner.token);
    await addOne(stranger.token);
    const path = `/api/v1/account/addresses/${own._id}`;
    for (const [method, address] of [
      ["PUT", path],
      ["DELETE", path],
      ["PUT", `${path}/default`],
    ] as const) {
      const body = method === "PUT" ? { ...anAddress, city: "Elsewhere" } : undefined;
      expect((await raw(method, address, { token: stranger.token, body })).status).toBe(404);
    }
    expect(await addressesOf(owner.token)).toEqual([own]);
  });

  it.each([
    [{ pincode: "012345" }, "Please enter a valid 6-digit pincode."],
    [{ mobile: "12345" }, "Please enter a valid 10-digit mobile number."],
    [{ city: " " }, "Please fill in all shipping address fields. Missing: City"],
    [{ name: undefined }, "Please fill in all shipping address fields. Missing: Full Name"],
  ])("rejects the address %j", async (wrong, message) => {
    const { token } = await aShopper();
    const body = { ...anAddress, ...wrong };
    const answer = await raw("POST", "/api/v1/account/addresses", { token, body });
    expect([answer.status, answer.body]).toEqual([400, { success: false, message }]);
  });

  it("stores at most twenty, even with twenty more concurrent requests", async () => {
    const { token } = await aShopper();
    for (let count = 1; count < limits.maxAddresses; count += 1) await addOne(token);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => raw("POST", "/api/v1/account/addresses", { token, body: anAddress })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ message: accountMessages.tooManyAddresses(20) });
    const book = await addressesOf(token);
    expect(book).toHaveLength(limits.maxAddresses);
    expect(book.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it("has one default after twenty concurrent first addresses", async () => {
    const { token } = await aShopper();
    await Promise.all(Array.from({ length: 20 }, () => addOne(token, { isDefault: true })));
    expect((await addressesOf(token)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

describe("POST /api/v1/account/logout-everywhere", () => {
  const orders = (token: string) => raw("GET", "/api/v1/order", { token });

  it("immediately revokes all of the shopper's tokens, including this one, and nobody else's", async () => {
    const mobile = aFreshMobile();
    const [here, other] = [await aShopper({ identifier: mobile }), await aShopper()];
    await withDatabase((client) => client.query("DELETE FROM otp WHERE identifier = $1", [`+91${mobile}`]));
    const there = await aShopper({ identifier: mobile });
    expect((await orders(there.token)).status).toBe(200);
    await api(here.token).call("logOutEverywhere", {});
    for (const { token } of [here, there]) {
      const refusal = await failureOf(api(token).call("getAccount", {}));
      expect(refusal).toMatchObject({ status: 401, message: loginMessages.tokenRejected });
    }
    expect((await orders(other.token)).status).toBe(200);
  });

  it("lets the same person log in again", async () => {
    const { token, identifier } = await aShopper();
    await api(token).call("logOutEverywhere", {});
    await withDatabase((client) => client.query("DELETE FROM otp WHERE identifier = $1", [identifier]));
    const again = await aShopper({ identifier });
    expect((await orders(again.token)).status).toBe(200);
    expect((await orders(token)).status).toBe(401);
  });

  it("revokes tokens with a lower login version or none", async () => {
    const { token, user } = await aShopper();
    await api(token).call("logOutEverywhere", {});
    const claims = { actor_id: user._id, actor_type: "customer" };
    expect((await orders(jwt.sign(claims, jwtSecret))).status).toBe(401);
    expect((await orders(jwt.sign({ ...claims, login_version: -1 }, jwtSecret))).status).toBe(401);
  });

  it("treats browsing with a revoked token as a visitor", async () => {
    const { token } = await aShopper();
    await api(token).call("logOutEverywhere", {});
    expect((await raw("GET", "/api/v1/bestsaleproducts", { token })).status).toBe(200);
  });
});
