import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { Complaint, runScript } from "./complain.mjs";
import { dataDirectory } from "./data-directory.mjs";
import { root } from "./root.mjs";
import { runningShop } from "./running-shop.mjs";

await runScript(async () => {
  const dataDir = dataDirectory(root, process.env);
  const running = runningShop(dataDir).read();
  if (running) throw new Complaint(`The shop is running (process ${running.pid}). Stop it first, then reset.`);
  const { outsideFolder } = await import("./database/location.mjs");
  const outside = outsideFolder(root, path.join(dataDir, "postgres"));
  const removed = [dataDir, outside, `${outside}-password`].filter((place) => existsSync(place));
  for (const folder of removed) await rm(folder, { recursive: true, force: true });
  console.log(
    removed.length > 0 ? `Removed ${removed.join(" and ")}. The next start creates a new shop.` : "Nothing to remove.",
  );
  return 0;
});
