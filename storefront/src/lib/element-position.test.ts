import { positionIn } from "./element-position";

type Node = { parentElement: Node | null; children: Node[] };

/** An element as far as positions are concerned; the unit tests have no DOM. */
function element(...children: Node[]): Node {
  const made: Node = { parentElement: null, children };
  for (const child of children) child.parentElement = made;
  return made;
}

const position = (container: Node, one: Node) => positionIn(container as never, one as never);

it("locates an element by its place among its siblings, outermost first", () => {
  const [button, list] = [element(), element()];
  const container = element(list, element(element(), button));
  expect(position(container, button)).toEqual([1, 1]);
  expect(position(container, list)).toEqual([0]);
  expect(position(container, container)).toEqual([]);
});
