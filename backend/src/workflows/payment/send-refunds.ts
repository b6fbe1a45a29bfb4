import type { MedusaContainer } from "@medusajs/framework/types";

export async function sendRefunds(_container: MedusaContainer, _which: { orderId?: string }): Promise<void> {}
