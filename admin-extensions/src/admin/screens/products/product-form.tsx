import { productMessages } from "@haat/api-contract/product/messages";
import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import { useQuery } from "@tanstack/react-query";
import { FormModal } from "../shared/form-modal";
import { ErrorState, Loading, Skeleton } from "../shared/states";
import { managedProductQuery } from "./form/product.queries";
import { ProductEditor } from "./form/product-editor";

type Props = {
  /** Null makes a new one. */
  productId: string | null;
  /** Takes the form off the page; also called after a save. */
  onClose: () => void;
  onSaved?: (product: ManagedProduct) => void;
};

/** Adds a product or changes one, in a dialog. Mount it to open it; give it the product's id as key. */
export const ProductForm = ({ productId, ...rest }: Props) =>
  productId === null ? <ProductEditor product={null} {...rest} /> : <KnownProduct id={productId} {...rest} />;

function KnownProduct({ id, onClose, onSaved }: Omit<Props, "productId"> & { id: string }) {
  const { data: product, error, isFetching, refetch } = useQuery(managedProductQuery(id));
  if (product) return <ProductEditor product={product} onClose={onClose} onSaved={onSaved} />;
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
