import type { Product } from "@haat/api-contract/catalog/schemas";
import { useEffect } from "react";
import { toStructuredData } from "./to-structured-data";

/** Tells search engines what is sold here, in their own words. A block of data: the browser never runs it. */
export function StructuredData({ product }: { product: Product }) {
  useEffect(() => {
    const block = document.createElement("script");
    block.type = "application/ld+json";
    block.textContent = JSON.stringify(toStructuredData(product, window.location.origin));
    document.head.append(block);
    return () => block.remove();
  }, [product]);
  return null;
}
