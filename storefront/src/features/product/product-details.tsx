import type { Product } from "@haat/api-contract/catalog/schemas";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { searchAddress } from "../../lib/page-paths";

/** Highlights, description, specifications and tags. */
export default function ProductDetails({ product }: { product: Product }) {
  return (
    <div className="space-y-10">
      {product.attributes.length > 0 && (
        <Part title="Highlights">
          <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {product.attributes.map(({ _id, key, value }) => (
              <div key={_id} className="flex gap-4 border-b border-line pb-3">
                <dt className="w-32 shrink-0 text-muted">{key}</dt>
                <dd className="min-w-0 break-words font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {product.description && (
        <Part title="Description">
          <p className="max-w-text whitespace-pre-line break-words">{product.description}</p>
        </Part>
      )}
      {product.specifications.length > 0 && (
        <Part title="Specifications">
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {product.specifications.map(({ title, details }) => (
              <div key={title} className="overflow-hidden rounded-card border border-line bg-surface">
                <h3 className="bg-sunken px-4 py-3 text-sm">{title}</h3>
                <dl className="divide-y divide-line px-4 text-sm">
                  {details.map(({ label, value }) => (
                    <div key={label} className="flex gap-4 py-3">
                      <dt className="w-32 shrink-0 text-muted">{label}</dt>
                      <dd className="min-w-0 break-words">{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </div>
        </Part>
      )}
      {product.tags.length > 0 && (
        <Part title="Tags">
          <ul className="flex flex-wrap gap-2">
            {product.tags.map((tag) => (
              <li key={tag}>
                <Link
                  to={searchAddress(tag)}
                  className="inline-flex min-h-8 items-center rounded-full border border-line bg-surface px-3 text-sm text-muted transition hover:border-primary hover:text-primary"
                >
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
