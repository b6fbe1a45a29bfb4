import { useParams } from "react-router-dom";
import { NoListNamed, ProductListScreen } from "../features/product-list/product-list-screen";

export function Component() {
  const { categoryId } = useParams();
  // The key gives every category its own scroll position, search text and half-moved slider.
  return categoryId ? (
    <ProductListScreen key={categoryId} place={{ kind: "category", id: categoryId }} />
  ) : (
    <NoListNamed />
  );
}
