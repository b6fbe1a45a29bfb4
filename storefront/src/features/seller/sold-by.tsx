import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import { Link } from "react-router-dom";

/** A link to a product's seller; renders nothing if the shop itself sells it. */
export const SoldBy = ({ seller }: Pick<ProductCard, "seller">) =>
  seller && (
    <p className="text-sm text-muted">
      Sold by{" "}
      <Link
        to={`/sellers/${seller._id}`}
        className="font-semibold text-primary underline underline-offset-4 [overflow-wrap:anywhere]"
      >
        {seller.name}
      </Link>
    </p>
  );
