import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { ShopFacts } from "../screens/products/shop-facts";

export const config = defineWidgetConfig({ zone: "product.details.side.before" });

const Widget = ({ data }: { data: { id: string } }) => <ShopFacts productId={data.id} />;

export default Widget;
