import { StatusDot } from "@haat/product-form/status-dot";
import { indianNumber } from "@haat/ui/format";
import type { ReactNode } from "react";
import { ScreenLink } from "../lib/host";
import { Panel, PanelEmpty } from "../shared/panel";
import { Thumbnail } from "../shared/thumbnail";
import type { Part } from "./overview.queries";

const ProductLine = ({
  title,
  text,
  image,
  children,
}: {
  title: string;
  text?: string;
  image: string;
  children: ReactNode;
}) => (
  <li className="flex items-center gap-3 px-4 py-2">
    <Thumbnail src={image} />
    <span className="min-w-0 flex-1">
      <ScreenLink
        to={`/products?search=${encodeURIComponent(title)}`}
        className="text-ui-fg-base hover:text-ui-fg-interactive line-clamp-2 break-words font-medium"
      >
        {title}
      </ScreenLink>
      {text && <span className="text-ui-fg-muted block break-words">{text}</span>}
    </span>
    <span className="whitespace-nowrap tabular-nums">{children}</span>
  </li>
);

export const LowStock = ({ stock, canEdit }: { stock: Part<"lowStock">; canEdit: boolean }) => (
  <Panel
    title={`Low stock: ${indianNumber(stock.total)}`}
    text={`Variants with ${stock.threshold} or fewer units available. ${indianNumber(stock.soldOut)} out of stock.`}
  >
    {stock.scarcest.length === 0 && <PanelEmpty>No variants are low in stock.</PanelEmpty>}
    <ul className="divide-ui-border-base divide-y">
      {stock.scarcest.map(({ productId, title, variant, sku, image, available }) => (
        <ProductLine
          key={`${productId} ${variant} ${sku}`}
          title={title}
          text={[variant, sku].filter(Boolean).join(", ")}
          image={image}
        >
          <span className="flex flex-col items-end">
            <StatusDot tone={available === 0 ? "bad" : "waiting"}>
              {available === 0 ? "Out of stock" : `${available} left`}
            </StatusDot>
            {canEdit && (
              <ScreenLink
                to={`/products?edit=${encodeURIComponent(productId)}`}
                aria-label={`Restock ${title}`}
                className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover font-medium"
              >
                Restock
              </ScreenLink>
            )}
          </span>
        </ProductLine>
      ))}
    </ul>
  </Panel>
);

export const BestSellers = ({ products }: { products: Part<"bestSellers"> }) => (
  <Panel title="Best sellers" text="Units sold in the last 30 days.">
    {products.length === 0 && <PanelEmpty>No sales in the last 30 days.</PanelEmpty>}
    <ul className="divide-ui-border-base divide-y">
      {products.map(({ productId, title, image, sold }) => (
        <ProductLine key={productId} title={title} image={image}>
          {indianNumber(sold)} sold
        </ProductLine>
      ))}
    </ul>
  </Panel>
);
