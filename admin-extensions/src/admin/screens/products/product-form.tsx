import { productMessages } from "@haat/api-contract/product/messages";
import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import { FormModal } from "@haat/product-form/form-modal";
import { ProductEditor } from "@haat/product-form/product-editor";
import { type ProductHost, ProductHostContext } from "@haat/product-form/product-host";
import { useQuery } from "@tanstack/react-query";
import { api } from "../lib/api";
import { toast } from "../lib/toast";
import { useIsWide } from "../lib/use-is-wide";
import { ErrorState, Loading, Skeleton } from "../shared/states";
import { managedProductQuery, readProduct } from "./product.queries";
import { choicesQuery } from "./products.queries";

/** The back office's implementation of the product form's host. */
const productHost: ProductHost = {
  choicesQuery,
  read: readProduct,
  create: (body, headers) => api.call("createProduct", { body, files: {} }, headers),
  update: (id, body) => api.call("updateProduct", { params: { id }, body, files: {} }),
  upload: async (file, kind) => (await api.call("uploadFile", { body: {}, files: { [kind]: file } })).data,
  listsKey: ["haat", "products"],
  toast,
  isShop: true,
};

type Props = {
  /** Null for a new product. */
  productId: string | null;
  /** Unmounts the form; also called after a save. */
  onClose: () => void;
  onSaved?: (product: ManagedProduct) => void;
};

/** Creates or edits a product in a dialog, which opens when it is mounted; give it the product's id as key. */
export function ProductForm({ productId, ...rest }: Props) {
  const isWide = useIsWide();
  return (
    <ProductHostContext.Provider value={productHost}>
      {productId === null ? (
        <ProductEditor product={null} startsTyping={isWide} {...rest} />
      ) : (
        <KnownProduct id={productId} {...rest} />
      )}
    </ProductHostContext.Provider>
  );
}

function KnownProduct({ id, onClose, onSaved }: Omit<Props, "productId"> & { id: string }) {
  const { data: product, error, isFetching, refetch } = useQuery(managedProductQuery(id));
  if (product) return <ProductEditor product={product} startsTyping={false} onClose={onClose} onSaved={onSaved} />;
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
      {error && !isFetching ? (
        <ErrorState title={productMessages.notFetched} error={error} onRetry={refetch} />
      ) : (
        <Loading text="Loading the product...">
          <Skeleton className="h-64" />
          <Skeleton className="h-32" />
          <Skeleton className="h-48" />
        </Loading>
      )}
    </FormModal>
  );
}
