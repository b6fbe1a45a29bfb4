import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { Complaint, runScript } from "./complain.mjs";
import { root } from "./root.mjs";
import { runningShop } from "./running-shop.mjs";

await runScript(async () => {
  const dataDir = path.join(root, ".data");
  const running = runningShop(dataDir).read();
  if (running) throw new Complaint(`The shop runs (process ${running.pid}): stop it first, then reset.`);
  const { outsideFolder } = await import("./database/location.mjs");
  const removed = [dataDir, outsideFolder(root)].filter((folder) => existsSync(folder));
  for (const folder of removed) await rm(folder, { recursive: true, force: true });
  console.log(
    removed.length > 0
      ? `Removed ${removed.join(" and ")}. The next start begins anew.`
      : "There is nothing to remove.",
  );
  return 0;
});
