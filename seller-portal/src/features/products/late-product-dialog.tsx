import { productMessages } from "@haat/api-contract/product/messages";
import { ErrorState } from "@haat/ui/error-state";
import { Modal } from "@haat/ui/modal";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";

type Props = { productId: string | null; onClose: () => void };

/** The form weighs as much as all the rest of the portal, so it comes when it is opened. */
const formQuery = {
  queryKey: ["product-form-code"],
  queryFn: async () => (await import("./product-dialog")).ProductDialog,
  staleTime: Number.POSITIVE_INFINITY,
};

/** The product's form, once its code is there. */
export function LateProductDialog(props: Props) {
  const id = useId();
  const { data: ProductDialog, error, isFetching, refetch } = useQuery(formQuery);
  if (ProductDialog) return <ProductDialog {...props} />;
  if (!error)
    return (
      <p role="status" className="sr-only">
        Opening the form...
      </p>
    );
  return (
    <Modal labelledBy={id} onClose={props.onClose} className="m-auto w-[min(32rem,calc(100vw-1.5rem))] rounded-card">
      <h2 id={id} className="sr-only">
        The product's form
      </h2>
      <ErrorState title={productMessages.notFetched} retrying={isFetching} onRetry={() => void refetch()} />
    </Modal>
  );
}
