import { fileName, freshName } from "./file-name";

const content = Buffer.from("a picture");

describe("the name of a file on disk", () => {
  it("is its content's hash, whatever it was called", () => {
    expect(fileName("../../etc/passwd.png", content)).toMatch(/^[a-f0-9]{64}\.png$/);
    expect(fileName("a.PNG", content)).toBe(fileName("b.png", content));
    expect(fileName("a.png", Buffer.from("another"))).not.toBe(fileName("a.png", content));
  });

  it("stays when it was made from a hash, so that a picture's two sizes share a base", () => {
    expect(fileName("0123456789abcdef-400.webp", content)).toBe("0123456789abcdef-400.webp");
  });

  it("never ends in a type that a browser would run", () => {
    expect(fileName("a.svg", content)).toMatch(/\.bin$/);
    expect(fileName("a.html", content)).toMatch(/\.bin$/);
  });
});

describe("a fresh name", () => {
  it("tells nothing of the file but its kind", () => {
    expect(freshName("../../etc/passwd.csv")).toMatch(/^[a-f0-9-]{36}\.csv$/);
    expect(freshName("page.html")).toMatch(/\.bin$/);
    expect(freshName("a.csv")).not.toBe(freshName("a.csv"));
  });
});
