import { readListState } from "@haat/product-form/list/list-state";
import { productsSpec, wantedProducts } from "./wanted-products";

const wanted = (search: string) => wantedProducts(readListState(new URLSearchParams(search), productsSpec));

it("keeps valid values and drops the rest", () => {
  expect(wanted("page=3&search=%20lamp&approval=waiting&stock=low&sort=price&order=asc&status=true")).toEqual({
    page: 3,
    limit: 20,
    search: "lamp",
    status: "true",
    approval: "waiting",
    stock: "low",
    sort: "price",
    order: "asc",
  });
  expect(wanted("page=-1&limit=7&approval=yes&stock=many&sort=shoe&order=up&status=1")).toEqual({
    page: 1,
    limit: 20,
    search: undefined,
    approval: undefined,
    stock: undefined,
    status: undefined,
    sort: "created",
    order: "desc",
  });
});
