import { Complaint } from "./complain.mjs";
import { dataDirectory } from "./data-directory.mjs";
import { portFault } from "./port-check.mjs";
import { runningShop } from "./running-shop.mjs";
import { startSettings } from "./start-settings.mjs";

/**
 * The beginning of every start: reads the settings and claims the data directory. Throws a `Complaint` if something
 * prevents it.
 *
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 */
export async function claimShop(root, env) {
  const settings = startSettings(root, env);
  const dataDir = dataDirectory(root, env);
  const running = runningShop(dataDir);
  running.refuseSecond();
  const fault = await portFault(settings.port);
  if (fault) throw new Complaint(fault);
  running.claim(settings.port);
  return { settings, dataDir, release: () => running.release() };
}
