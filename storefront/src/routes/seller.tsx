import { useParams } from "react-router-dom";
import { NoListNamed } from "../features/product-list/no-list-named";
import { ProductListScreen } from "../features/product-list/product-list-screen";
import { SellerIntro } from "../features/seller/seller-intro";
import { SellerLegal } from "../features/seller/seller-legal";

/** Somebody who sells here besides the shop: what they sell, and who they are. */
export function Component() {
  const { id } = useParams();
  if (!id) return <NoListNamed />;
  return (
    <>
      <ProductListScreen key={id} place={{ kind: "seller", id }} intro={<SellerIntro id={id} />} />
      <SellerLegal id={id} />
    </>
  );
}
