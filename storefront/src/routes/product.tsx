import { useParams } from "react-router-dom";
import { NoProduct, ProductScreen } from "../features/product/product-screen";

/** `/product/{slug}/{id}` and `/product/{slug or id}`: the id decides where both are there. */
export function Component() {
  const { slug, id } = useParams();
  const wanted = id ?? slug;
  return wanted ? <ProductScreen key={wanted} id={wanted} /> : <NoProduct title="No product ID found in URL." />;
}
