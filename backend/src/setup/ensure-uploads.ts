import type { MedusaContainer } from "@medusajs/framework/types";
import { demoSecret } from "../config/demo-secret";
import { readConfig } from "../config/read-config";
import { log } from "../log/log";
import { SHOP_FILE_MODULE } from "../modules/shop-file";
import type { ShopFileModuleService } from "../modules/shop-file/service";

/** Says in one line that this process does not have the uploads of its database: another one's folder has them. */
export async function ensureUploads(container: MedusaContainer): Promise<void> {
  const { s3, dataDir } = readConfig();
  if (s3) return;
  const folder = { id: demoSecret(dataDir, "folder-id"), path: dataDir };
  const elsewhere = await container.resolve<ShopFileModuleService>(SHOP_FILE_MODULE).claimFolder(folder);
  if (!elsewhere) return;
  log.warn(
    `Uploads of this shop are in ${elsewhere}, those of this process in ${dataDir}: neither shows the other's pictures. Set HAAT_DATA_DIR to that folder, or S3_BUCKET.`,
  );
}
