import type { MedusaContainer } from "@medusajs/framework/types";
import type { Upload } from "#files/upload";
import { SHOP_FILE_MODULE } from "#modules/shop-file/index";
import type { ShopFileModuleService } from "#modules/shop-file/service";
import { withKeptFiles } from "./with-kept-files";

/**
 * Stores files of the back office and passes their URLs to `act`, like `withKeptFiles`. It also records them, so that
 * they are deleted a day after nothing refers to them any more: replacing an image needs no cleanup.
 */
export function keepShopFiles<Result>(
  container: MedusaContainer,
  uploads: readonly Upload[],
  act: (urls: string[]) => Promise<Result>,
): Promise<Result> {
  return withKeptFiles(container, uploads, async (urls) => {
    await container.resolve<ShopFileModuleService>(SHOP_FILE_MODULE).note(urls);
    return await act(urls);
  });
}
