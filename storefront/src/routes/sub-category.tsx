import { useParams } from "react-router-dom";
import { NoListNamed, ProductListScreen } from "../features/product-list/product-list-screen";

export function Component() {
  const { subcategoryId } = useParams();
  return subcategoryId ? (
    <ProductListScreen key={subcategoryId} place={{ kind: "subCategory", id: subcategoryId }} />
  ) : (
    <NoListNamed />
  );
}
