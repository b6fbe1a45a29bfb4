import type { Product } from "@haat/api-contract/catalog/schemas";
import { useEffect } from "react";

/**
 * Tells search engines what is sold here, in their own words. A block of data: the browser never runs it. What writes
 * it comes after the page, which readers need sooner.
 */
export function StructuredData({ product }: { product: Product }) {
  useEffect(() => {
    const block = document.createElement("script");
    block.type = "application/ld+json";
    let gone = false;
    import("./to-structured-data").then(({ toStructuredData }) => {
      if (gone) return;
      block.textContent = JSON.stringify(toStructuredData(product, window.location.origin));
      document.head.append(block);
    }, console.error);
    return () => {
      gone = true;
      block.remove();
    };
  }, [product]);
  return null;
}
