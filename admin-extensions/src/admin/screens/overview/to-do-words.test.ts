import { tasksOf, waitingAt } from "./to-do-words";

const toDo = {
  orders: 12,
  returns: 1,
  sellers: 0,
  products: null,
  refunds: null,
  cashRefunds: 2,
  payouts: 3,
  failedTasks: 1,
};

// @spec overview-begins-what-waits
it("lists pending items, without empty ones and those that the account may not see", () => {
  expect(tasksOf(toDo)).toEqual([
    { path: "/orderdetails?status=placed", count: 12, text: "orders to accept" },
    { path: "/returns?status=requested", count: 1, text: "return to review" },
    { path: "/refunds?status=to-pay", count: 2, text: "manual refunds to pay" },
    { path: "/seller-earnings?sort=available&order=desc", count: 3, text: "sellers to pay" },
    { path: "/failed-tasks?state=failed", count: 1, text: "failed task" },
  ]);
});

// @spec sidebar-counts-what-waits
it("shows the same counts in the sidebar as in the list", () => {
  expect([...waitingAt(toDo)]).toEqual([
    ["/orderdetails", 12],
    ["/returns", 1],
    ["/refunds", 2],
    ["/seller-earnings", 3],
    ["/failed-tasks", 1],
  ]);
  expect(waitingAt(undefined).size).toBe(0);
});
