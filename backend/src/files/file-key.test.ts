import { drawnBase, keyFor, ownFileName, publicKeyAt, requireKey } from "./file-key";

const uuid = "[a-f0-9]{8}(-[a-f0-9]{4}){3}-[a-f0-9]{12}";

describe("a file's key", () => {
  it.each([
    ["page.html", "public", "bin"],
    ["drawing.svg", "public", "bin"],
    ["../../etc/passwd.PNG", "public", "png"],
    ["orders.csv", "private", "csv"],
    ["orders.csv", undefined, "csv"],
    ["../public/orders.csv", undefined, "csv"],
  ])("keeps only the extension of %j (%s), and only if a browser would not run it", (filename, access, kind) => {
    const folder = access ?? "private";
    expect(keyFor({ filename, access })).toMatch(new RegExp(`^${folder}/${uuid}\\.${kind}$`));
    expect(keyFor({ filename, access })).not.toBe(keyFor({ filename, access }));
  });

  it("is our own code's choice for public files, so that a picture's copies are found by name", () => {
    const name = ownFileName(drawnBase(), "-cf3e9da-400.webp");
    expect(keyFor({ filename: name, access: "public" })).toBe(name);
    expect(publicKeyAt(`https://files.example.in/haat/${name}`)).toBe(name);
    expect(publicKeyAt(`/media/${name.replace("public/", "")}`)).toBe(name);
  });

  it("is never chosen by a form, whose names have no folder, nor for private files", () => {
    const name = ownFileName(drawnBase(), "-cf3e9da-400.webp");
    expect(keyFor({ filename: name.replace("public/", ""), access: "public" })).not.toBe(name);
    expect(keyFor({ filename: name, access: "private" })).toMatch(/^private\//);
  });

  it.each(["", "a.webp", "../jwt-secret", "private/../../jwt-secret", "private/a/b.csv", "public/.env", "other/a.csv"])(
    "cannot be %j",
    (key) => {
      expect(() => requireKey(key)).toThrow("This file name is not valid.");
    },
  );
});
