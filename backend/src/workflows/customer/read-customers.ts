import type { CustomerRow, CustomersQuery } from "@haat/api-contract/customer/schemas";
import { limits } from "@haat/api-contract/limits";
import type { MedusaContainer } from "@medusajs/framework/types";
import { FIGURES_MODULE } from "../../modules/figures";
import type { FiguresService } from "../../modules/figures/service";
import { toCustomerRow } from "./to-customer";

type Page = { customers: CustomerRow[]; total: number; page: number; limit: number };

/** A page of customers; without a page the whole list, as far as a whole list goes. */
export async function readCustomers(container: MedusaContainer, query: CustomersQuery): Promise<Page> {
  const isPaged = query.page !== undefined || query.limit !== undefined;
  const page = query.page ?? 1;
  const limit = query.limit ?? (isPaged ? limits.pageSizeDefault : limits.wholeListMost);
  const { rows, total } = await container.resolve<FiguresService>(FIGURES_MODULE).customers({
    search: query.search ?? "",
    blocked: query.blocked,
    sort: query.sort ?? "joined",
    order: query.order ?? "desc",
    limit,
    offset: (page - 1) * limit,
  });
  return { customers: rows.map(toCustomerRow), total, page, limit };
}
