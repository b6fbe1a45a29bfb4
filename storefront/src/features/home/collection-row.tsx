import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { collectionRowQuery } from "../collection/api/collection.queries";
import { viewAllClass } from "./home-section";
import { ProductRow } from "./product-row";

/** A collection that staff show on the home page. Left out if it has no products or can't be loaded. */
export function CollectionRow({ slug, title }: { slug: string; title: string }) {
  const { data = [] } = useQuery(collectionRowQuery(slug));
  if (data.length === 0) return null;
  return (
    <ProductRow
      title={title}
      products={data}
      link={
        <Link to={`/collections/${slug}`} className={viewAllClass}>
          View all<span className="sr-only"> {title}</span>
        </Link>
      }
    />
  );
}
