import { selectTrending } from "./select-trending";

const titles = (...names: string[]) => names.map((title) => ({ title }));

describe("the trending block", () => {
  // @spec trending-electronics-shows-4
  it("prefers headphones, earphones and airpods, whatever their case", () => {
    const found = selectTrending(
      titles("Kettle", "Red HEADPHONES", "Lamp", "AirPods case", "Wired earphone", "Desk", "Pen"),
    );
    expect(found.map(({ title }) => title)).toEqual(["Red HEADPHONES", "AirPods case", "Wired earphone", "Kettle"]);
  });

  // @spec trending-electronics-shows-4
  it("tops up with others in their order", () => {
    expect(selectTrending(titles("A", "B", "C", "D", "E")).map(({ title }) => title)).toEqual(["A", "B", "C", "D"]);
  });

  // @spec trending-4-items-zoom
  it("never shows more than four, and fewer when there are fewer", () => {
    expect(
      selectTrending(titles("a headphone", "b headphone", "c headphone", "d headphone", "e headphone")),
    ).toHaveLength(4);
    expect(selectTrending(titles("A"))).toHaveLength(1);
  });
});
