import { readFileSync } from "node:fs";
import path from "node:path";

const files: Record<string, string> = {
  "/razorpay/checkout.js": "text/javascript; charset=utf-8",
  "/razorpay/sheet.css": "text/css; charset=utf-8",
  "/stripe/v3.js": "text/javascript; charset=utf-8",
  "/stripe/sheet.css": "text/css; charset=utf-8",
};

const folder = path.join(__dirname, "..", "sheet");

/** A script or style of a test sheet; read anew each time, so that whoever writes one only reloads the page. */
export function sheetFile(name: string): { type: string; content: Buffer } | null {
  const type = Object.hasOwn(files, name) ? files[name] : undefined;
  return type === undefined ? null : { type, content: readFileSync(path.join(folder, ...name.split("/"))) };
}
