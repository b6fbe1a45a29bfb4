import { isDeepStrictEqual } from "node:util";
import type { PermissionName } from "@haat/api-contract/access/permission-names";
import type { Overview, ToDo } from "@haat/api-contract/overview/schemas";
import { aStaffMember } from "../../support/administrator";
import { api } from "../../support/api";
import { aProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { anOrder } from "../../support/order-body";
import { aSeller } from "../../support/seller";
import { aShopper } from "../../support/shopper";
import { until } from "../../support/until";

const overviewFor = async (...permissions: PermissionName[]): Promise<Overview> => {
  const { token } = await aStaffMember({ permissions });
  return await api(token).call("getOverview", {});
};
const shown = (overview: Overview) =>
  (["sales", "ordersByStatus", "latestOrders", "returnsWaiting", "lowStock", "bestSellers"] as const).filter(
    (part) => overview[part] !== null,
  );

describe("GET /api/v1/back-office/overview", () => {
  // @spec part-overview-shown-whom
  it("returns exactly the parts that the permissions cover", async () => {
    expect(shown(await overviewFor("view_banner"))).toEqual([]);
    expect(shown(await overviewFor("view_earnings"))).toEqual(["sales"]);
    expect(shown(await overviewFor("view_order"))).toEqual(["ordersByStatus", "latestOrders", "returnsWaiting"]);
    expect(shown(await overviewFor("view_product"))).toEqual(["lowStock", "bestSellers"]);
    expect(shown(await overviewFor("view_earnings", "view_order", "view_product"))).toHaveLength(6);
  });

  it("updates low stock at once, whatever changes it", async () => {
    const { token } = await aStaffMember({ permissions: ["view_product"] });
    const [lamp, set] = [await aProduct({ price: 10, stock: 40 }), await aProduct({ price: 10, stock: 40 })];
    const [one, other] = [lamp, set].map(({ variants }) => variants[0]?.id ?? "");
    const pieces = async () => {
      await api(token).call("getOverview", {});
      const { rows } = await withDatabase((client) =>
        client.query("SELECT variant_id, pieces FROM figures_stock WHERE variant_id = ANY ($1)", [[one, other]]),
      );
      return [one, other].map((id) => rows.find(({ variant_id }) => variant_id === id)?.pieces ?? null);
    };
    const change = async (text: string, id: string | undefined) => {
      await withDatabase((client) => client.query(text, [id]));
      return await pieces();
    };
    const level =
      "inventory_item_id = (SELECT inventory_item_id FROM product_variant_inventory_item WHERE variant_id = $1)";
    expect(await pieces()).toEqual([40, 40]);
    expect(await change(`UPDATE inventory_level SET stocked_quantity = 3 WHERE ${level}`, one)).toEqual([3, 40]);
    expect(await change(`UPDATE inventory_level SET reserved_quantity = 2 WHERE ${level}`, one)).toEqual([1, 40]);
    expect(
      await change("UPDATE product_variant_inventory_item SET required_quantity = 3 WHERE variant_id = $1", other),
    ).toEqual([1, 13]);
    expect(await change("UPDATE product_variant SET allow_backorder = true WHERE id = $1", other)).toEqual([1, null]);
    expect(await change("UPDATE product_variant SET allow_backorder = false WHERE id = $1", other)).toEqual([1, 13]);
    expect(await change("UPDATE product SET status = 'draft' WHERE id = $1", lamp.id)).toEqual([null, 13]);
    expect(await change("UPDATE product SET status = 'published' WHERE id = $1", lamp.id)).toEqual([1, 13]);
    expect(await change(`DELETE FROM inventory_level WHERE ${level}`, one)).toEqual([0, 13]);
    expect(await change("DELETE FROM product_variant WHERE id = $1", other)).toEqual([0, null]);
  });
});

describe("GET /api/v1/back-office/to-do", () => {
  const toDoFor = async (...permissions: PermissionName[]) => {
    const { token } = await aStaffMember({ permissions });
    return (await api(token).call("getToDo", {})).toDo;
  };
  const counted = (toDo: ToDo) => Object.entries(toDo).flatMap(([kind, count]) => (count === null ? [] : [kind]));

  // @spec overview-begins-what-waits
  it("returns exactly the counts that the permissions cover", async () => {
    expect(counted(await toDoFor("view_banner"))).toEqual([]);
    expect(counted(await toDoFor("view_order"))).toEqual(["orders", "returns"]);
    expect(counted(await toDoFor("view_seller"))).toEqual(["sellers"]);
    expect(counted(await toDoFor("view_product"))).toEqual(["products"]);
    expect(counted(await toDoFor("view_payment"))).toEqual(["refunds", "cashRefunds"]);
    expect(counted(await toDoFor("view_earnings"))).toEqual(["payouts"]);
    expect(counted(await toDoFor("view_settings"))).toEqual(["failedTasks"]);
  });

  // @spec overview-begins-what-waits
  it("counts what the lists count, and no completed work", async () => {
    const lamp = await aProduct({ price: 300, stock: 50 });
    const { orderId } = await api((await aShopper()).token).call("placeOrder", {
      body: anOrder({ productId: lamp.id, quantity: 1 }, 300),
    });
    await aSeller({ state: "waiting" });
    const { token } = await aStaffMember({ permissions: ["view_order", "edit_order", "view_seller"] });
    const office = api(token);
    // Other tests fill the same lists: both are read until they agree.
    const asListed = () =>
      until("What the lists count", async () => {
        const { toDo } = await office.call("getToDo", {});
        const listed = {
          orders: (await office.call("getAllOrders", { query: { status: "placed", limit: 5 } })).total,
          returns: (await office.call("listReturns", { query: { status: "requested", limit: 5 } })).total,
          sellers: (await office.call("listSellers", { query: { state: "waiting", limit: 5 } })).total,
        };
        const wanted = {
          ...listed,
          products: null,
          refunds: null,
          cashRefunds: null,
          payouts: null,
          failedTasks: null,
        };
        return isDeepStrictEqual(toDo, wanted) ? listed : undefined;
      });
    const { orders, sellers } = await asListed();
    expect(Math.min(orders, sellers)).toBeGreaterThan(0);
    await office.call("updateOrderStatus", { params: { orderId }, body: { status: "processing" } });
    await asListed();
  });
});
