import type { Product } from "@haat/api-contract/catalog/schemas";
import { useEffect } from "react";

/**
 * Describes the product for search engines. A data block, which the browser does not execute. The code
 * that builds it is loaded after the page, which readers need sooner.
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
