import type { ToDo } from "@haat/api-contract/overview/schemas";

type Task = { kind: keyof ToDo; one: string; many: string; path: `/${string}` };

/** The kinds of pending items in the order of work, each with the path of its filtered list. */
const tasks: readonly Task[] = [
  { kind: "orders", one: "order to accept", many: "orders to accept", path: "/orderdetails?status=placed" },
  { kind: "returns", one: "return to review", many: "returns to review", path: "/returns?status=requested" },
  { kind: "refunds", one: "failed refund", many: "failed refunds", path: "/refunds?status=failed" },
  { kind: "cashRefunds", one: "manual refund to pay", many: "manual refunds to pay", path: "/refunds?status=to-pay" },
  { kind: "payouts", one: "seller to pay", many: "sellers to pay", path: "/seller-earnings?sort=available&order=desc" },
  { kind: "sellers", one: "seller to approve", many: "sellers to approve", path: "/sellers?state=waiting" },
  { kind: "products", one: "product to approve", many: "products to approve", path: "/products?approval=waiting" },
  { kind: "failedTasks", one: "failed task", many: "failed tasks", path: "/failed-tasks?state=failed" },
];

/** The pending items with their paths; without empty ones and those that the account may not see. */
export const tasksOf = (toDo: ToDo): { path: `/${string}`; count: number; text: string }[] =>
  tasks.flatMap(({ kind, one, many, path }) => {
    const count = toDo[kind] ?? 0;
    return count > 0 ? [{ path, count, text: count === 1 ? one : many }] : [];
  });

/** The number of pending items by screen path. */
export function waitingAt(toDo: ToDo | undefined): ReadonlyMap<string, number> {
  const waits = new Map<string, number>();
  for (const { path, count } of toDo ? tasksOf(toDo) : []) {
    const [screen = path] = path.split("?");
    waits.set(screen, (waits.get(screen) ?? 0) + count);
  }
  return waits;
}
