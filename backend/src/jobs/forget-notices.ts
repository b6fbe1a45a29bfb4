import type { MedusaContainer } from "@medusajs/framework/types";
import { NOTICE_MODULE } from "../modules/notice";
import type { NoticeModuleService } from "../modules/notice/service";

/** Old news leave the bell. */
export default async function forgetNotices(container: MedusaContainer): Promise<void> {
  await container.resolve<NoticeModuleService>(NOTICE_MODULE).forgetOld();
}

export const config = { name: "forget-notices", schedule: "47 3 * * *" };
