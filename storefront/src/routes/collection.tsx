import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { collectionQuery } from "../features/collection/api/collection.queries";
import { NoListNamed, ProductListScreen } from "../features/product-list/product-list-screen";

/** A collection's page: what it is, and its products. */
export function Component() {
  const { slug } = useParams();
  return slug ? (
    <ProductListScreen key={slug} place={{ kind: "collection", id: slug }} intro={<CollectionIntro slug={slug} />} />
  ) : (
    <NoListNamed />
  );
}

function CollectionIntro({ slug }: { slug: string }) {
  const { data } = useQuery(collectionQuery(slug));
  if (!data?.description) return null;
  return <p className="mt-2 max-w-2xl whitespace-pre-line break-words text-muted">{data.description}</p>;
}
