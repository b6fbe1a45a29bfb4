import { readAddress, withChoice } from "./list-address";

const read = (search: string) => readAddress(new URLSearchParams(search));

it("takes what makes sense and leaves the rest", () => {
  expect(read("page=3&search=%20lamp&approval=waiting&stock=low&sort=price&order=asc&status=true")).toEqual({
    page: 3,
    limit: 20,
    search: "lamp",
    status: "true",
    approval: "waiting",
    stock: "low",
    sort: "price",
    order: "asc",
  });
  expect(read("page=-1&approval=yes&stock=many&sort=shoe&order=up&status=1")).toMatchObject({
    page: 1,
    approval: undefined,
    stock: undefined,
    status: undefined,
    sort: "created",
    order: "desc",
  });
});

it("leads back to the first page when other rows are asked for", () => {
  expect(String(withChoice(new URLSearchParams("page=3&search=a"), "stock", "low"))).toBe("search=a&stock=low");
  expect(String(withChoice(new URLSearchParams("page=3&search=a"), "page", "4"))).toBe("page=4&search=a");
  expect(String(withChoice(new URLSearchParams("search=a"), "search", ""))).toBe("");
});
