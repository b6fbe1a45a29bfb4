import { openApiDocument } from "./openapi";
import { type RouteName, routes } from "./routes";

type Operation = { operationId: string; tags: string[] };
const { paths, tags } = openApiDocument() as {
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string }[];
};
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
const tagOf = (name: RouteName) => operations.find(({ operationId }) => operationId === name)?.tags;

describe("the OpenAPI document", () => {
  it("has exactly the contract's calls, each at its path and method", () => {
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, method.toUpperCase(), path]),
    );
    const written = Object.entries(routes).map(([name, { method, path }]) => [
      name,
      method,
      path.replace(/:(\w+)/g, "{$1}"),
    ]);
    expect(described.sort()).toEqual(written.sort());
  });

  it("puts each call under one heading, by audience and subject", () => {
    expect(tagOf("listProducts")).toEqual(["Catalogue"]);
    expect(tagOf("confirmPayment")).toEqual(["Payments"]);
    expect(tagOf("placeOrder")).toEqual(["Orders"]);
    expect(tagOf("getAllOrders")).toEqual(["Back office: order"]);
    expect(tagOf("getMe")).toEqual(["Back office"]);
    expect(tagOf("adminLogin")).toEqual(["Back office"]);
    expect(tagOf("sellerLogin")).toEqual(["Seller portal"]);
    expect(tagOf("moveParcel")).toEqual(["Seller portal: orders"]);
    expect(tagOf("receiveWebhook")).toEqual(["Events of gateways and couriers"]);
  });

  it("lists the headings, the catalogue's first, none with a quarter of all calls", () => {
    const names = tags.map(({ name }) => name);
    expect(new Set(operations.flatMap((operation) => operation.tags))).toEqual(new Set(names));
    expect(names.indexOf("Catalogue")).toBe(0);
    for (const name of names)
      expect(operations.filter((operation) => operation.tags[0] === name).length).toBeLessThan(operations.length / 4);
  });
});
