import type { ProductRow } from "./api/products.queries";
import { ApprovalMark } from "./approval-mark";
import { type Acts, ProductActs } from "./product-acts";
import { Picture, Price, placeOf, Stock } from "./product-facts";

type Props = { products: readonly ProductRow[]; acts: Acts };

const Title = ({ product }: { product: ProductRow }) => (
  <span className="min-w-0">
    <span className="block break-words font-semibold">{product.title}</span>
    <span className="block break-words text-sm text-muted">{placeOf(product)}</span>
    {!product.status && <span className="block text-sm text-muted">Hidden from the shop</span>}
  </span>
);

/** Cards on phones, a table from 1024 px. */
export const ProductList = ({ products, acts }: Props) => (
  <>
    <ul aria-label="Products" className="flex flex-col gap-3 lg:hidden">
      {products.map((product) => (
        <li key={product._id} className="rounded-card border border-line bg-surface p-4">
          <div className="flex items-start gap-3">
            <Picture src={product.image} />
            <Title product={product} />
            <span className="ml-auto">
              <Price {...product} />
            </span>
          </div>
          <div className="mt-3 flex flex-wrap items-start justify-between gap-2">
            <ApprovalMark seller={product.seller} />
            <span className="flex items-center gap-2 text-sm">
              <span className="text-muted">Stock</span>
              <Stock {...product} />
            </span>
          </div>
          <div className="-mx-2 mt-2 border-t border-line pt-2">
            <ProductActs product={product} acts={acts} />
          </div>
        </li>
      ))}
    </ul>
    <div className="hidden overflow-x-auto rounded-card border border-line bg-surface lg:block">
      <table className="w-full text-sm">
        <caption className="sr-only">Products</caption>
        <thead>
          <tr className="border-b border-line text-left text-muted">
            {["Product", "Approval", "Stock"].map((head) => (
              <th key={head} scope="col" className="px-4 py-2 font-semibold">
                {head}
              </th>
            ))}
            <th scope="col" className="px-4 py-2 text-right font-semibold">
              Price
            </th>
            <th scope="col" className="px-4 py-2">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product._id} className="border-b border-line align-top last:border-0">
              <td className="px-4 py-3">
                <span className="flex items-start gap-3">
                  <Picture src={product.image} />
                  <Title product={product} />
                </span>
              </td>
              <td className="px-4 py-3">
                <ApprovalMark seller={product.seller} />
              </td>
              <td className="px-4 py-3">
                <Stock {...product} />
              </td>
              <td className="px-4 py-3 text-right">
                <Price {...product} />
              </td>
              <td className="px-2 py-1.5">
                <ProductActs product={product} acts={acts} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
);
