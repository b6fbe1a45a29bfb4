import { productMessages } from "@haat/api-contract/product/messages";
import type { SellerType } from "@haat/api-contract/seller/words";
import { FormModal } from "@haat/product-form/form-modal";
import { ProductEditor } from "@haat/product-form/product-editor";
import { type ProductHost, ProductHostContext } from "@haat/product-form/product-host";
import { TooltipProvider } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { api } from "../../lib/api";
import { toast } from "../../lib/toast";
import { useSeller } from "../account/api/me.queries";
import { QueryPending } from "../layout/query-pending";
import { choicesQuery, listsKey, productQuery, readProduct } from "./api/products.queries";

/** The portal's implementation of the product form's host. */
const productHost = (sells: SellerType): ProductHost => ({
  choicesQuery: choicesQuery(sells),
  read: readProduct,
  create: (body, headers) => api.call("createSellerProduct", { body, files: {} }, headers),
  update: (id, body) => api.call("updateSellerProduct", { params: { id }, body, files: {} }),
  upload: async (file, kind) => (await api.call("uploadSellerFile", { body: {}, files: { [kind]: file } })).data,
  listsKey,
  toast: { success: (text) => toast.success(text), error: (text) => toast.error(text) },
  isShop: false,
});

type Props = {
  /** Null for a new product. */
  productId: string | null;
  /** Unmounts the form; also called after a save. */
  onClose: () => void;
};

const isWide = () => window.matchMedia("(min-width: 700px)").matches;

/** The back office's product form, with the fields that a seller may fill in. It opens when it is mounted. */
export function ProductDialog({ productId, onClose }: Props) {
  const { sellerType } = useSeller();
  const host = useMemo(() => productHost(sellerType), [sellerType]);
  return (
    <TooltipProvider>
      <ProductHostContext.Provider value={host}>
        {productId === null ? (
          <ProductEditor product={null} startsTyping={isWide()} onClose={onClose} />
        ) : (
          <KnownProduct id={productId} onClose={onClose} />
        )}
      </ProductHostContext.Provider>
    </TooltipProvider>
  );
}

function KnownProduct({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(productQuery(id));
  const { data: product } = query;
  if (product) return <ProductEditor product={product} startsTyping={false} onClose={onClose} />;
  return (
    <FormModal
      title="Edit Product"
      onClose={onClose}
      onSubmit={(event) => event.preventDefault()}
      submitLabel="Save Changes"
      busy={false}
      dirty={false}
      width="wide"
    >
      <QueryPending
        query={query}
        failed={productMessages.notFetched}
        loading="Loading the product..."
        rows={["h-64", "h-32"]}
        className="flex flex-col gap-4"
      />
    </FormModal>
  );
}
