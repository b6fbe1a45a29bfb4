import type { Me } from "@haat/api-contract/staff-login/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "../../database/one-transaction";
import type { AdministratorAccess } from "../../modules/access/administrator-access";
import { recordChange } from "../audit/record-change";
import { readMe } from "./read-me";

/** Changes the own name. */
export async function renameMe(container: MedusaContainer, access: AdministratorAccess, name: string): Promise<Me> {
  const { email, name: before } = await readMe(container, access);
  await inOneTransaction(container, async (transaction) => {
    await transaction.run("UPDATE staff SET name = ?, updated_at = now() WHERE id = ?", [name, access.staffId]);
    await recordChange(
      container,
      {
        actorId: access.userId,
        action: "staff.updated",
        subject: { type: "staff", id: access.staffId, label: email },
        before: { name: before },
        after: { name },
      },
      transaction,
    );
  });
  return await readMe(container, access);
}
