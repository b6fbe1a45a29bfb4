import { usePageTitle } from "../features/layout/page-title";
import { ProductsScreen } from "../features/products/products-screen";

export function Component() {
  usePageTitle("Products");
  return <ProductsScreen />;
}
