import { drawnBase, keyFor, ownFileName, publicKeyAt, requireKey } from "./file-key";

const uuid = "[a-f0-9]{8}(-[a-f0-9]{4}){3}-[a-f0-9]{12}";

describe("the key of a file", () => {
  it.each([
    ["page.html", "public", "bin"],
    ["drawing.svg", "public", "bin"],
    ["../../etc/passwd.PNG", "public", "png"],
    ["orders.csv", "private", "csv"],
    ["orders.csv", undefined, "csv"],
    ["../public/orders.csv", undefined, "csv"],
  ])("tells nothing of %j (%s) but its kind, when a browser wouldn't run that", (filename, access, kind) => {
    const folder = access ?? "private";
    expect(keyFor({ filename, access })).toMatch(new RegExp(`^${folder}/${uuid}\\.${kind}$`));
    expect(keyFor({ filename, access })).not.toBe(keyFor({ filename, access }));
  });

  it("is what our own code chose, so that a picture's copies are found by their names", () => {
    const name = ownFileName(drawnBase(), "-cf3e9da-400.webp");
    expect(keyFor({ filename: name, access: "public" })).toBe(name);
    expect(publicKeyAt(`https://files.example.in/haat/${name}`)).toBe(name);
    expect(publicKeyAt(`/media/${name.replace("public/", "")}`)).toBe(name);
  });

  it("is not chosen by a form, whose names have no folder, nor for what is private", () => {
    const name = ownFileName(drawnBase(), "-cf3e9da-400.webp");
    expect(keyFor({ filename: name.replace("public/", ""), access: "public" })).not.toBe(name);
    expect(keyFor({ filename: name, access: "private" })).toMatch(/^private\//);
  });

  it.each(["", "a.webp", "../jwt-secret", "private/../../jwt-secret", "private/a/b.csv", "public/.env", "other/a.csv"])(
    "is not %j",
    (key) => {
      expect(() => requireKey(key)).toThrow("This file name is not valid.");
    },
  );
});
