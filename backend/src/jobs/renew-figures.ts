import type { MedusaContainer } from "@medusajs/framework/types";
import { FIGURES_MODULE } from "../modules/figures";
import type { FiguresService } from "../modules/figures/service";

/** Readers add up what is missing themselves; this keeps it little where nobody reads. */
export default async function renewFiguresJob(container: MedusaContainer): Promise<void> {
  await container.resolve<FiguresService>(FIGURES_MODULE).renew();
}

export const config = { name: "renew-figures", schedule: "* * * * *" };
