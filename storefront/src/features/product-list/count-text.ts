import { indianNumber } from "@haat/ui/format";

export const countText = (total: number): string =>
  total === 1 ? "1 Product Found" : `${indianNumber(total)} Products Found`;
