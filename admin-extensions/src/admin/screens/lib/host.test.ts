import { placeIn } from "./host";

const shell = { has: () => true, base: "/dashboard" };
const engine = { has: (path: string) => path.startsWith("/banners"), base: "" };

describe("a link to a screen", () => {
  it("stays in our shell", () => {
    expect(placeIn(shell, "/")).toEqual({ to: "/dashboard", inside: true });
    expect(placeIn(shell, "/banners?page=2")).toEqual({ to: "/dashboard/banners?page=2", inside: true });
  });

  it("stays in the engine's admin if that has the screen, else leads to our shell", () => {
    expect(placeIn(engine, "/banners?page=2")).toEqual({ to: "/banners?page=2", inside: true });
    expect(placeIn(engine, "/products")).toEqual({ href: "/dashboard/products", inside: false });
    expect(placeIn(engine, "/")).toEqual({ href: "/dashboard", inside: false });
  });
});
