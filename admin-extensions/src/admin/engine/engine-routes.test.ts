import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { screens } from "../screens/screens";

const routes = path.join(__dirname, "..", "routes");
const pageOf = (name: string) => path.join(routes, name, "page.tsx");

// @spec engine-admin-shows-our
it("every screen with inEngine has a page in the engine's admin", () => {
  const flagged = screens.filter(({ inEngine }) => inEngine).map((screen) => screen.path);
  expect(flagged.filter((name) => !existsSync(pageOf(name)))).toEqual([]);
});

it("each of those pages shows the screen of its own path, which has inEngine", () => {
  const wrong = readdirSync(routes).filter((name) => {
    const screen = screens.find((one) => one.path === `/${name}`);
    return !screen?.inEngine || !readFileSync(pageOf(name), "utf8").includes(`path="/${name}"`);
  });
  expect(wrong).toEqual([]);
});
