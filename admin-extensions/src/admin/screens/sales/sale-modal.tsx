import { saleMessages } from "@haat/api-contract/sale/messages";
import { FormModal } from "@haat/product-form/form-modal";
import { errorMessage } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "../shared/states";
import { SaleForm } from "./sale-form";
import { type SaleRow, salePricesQuery } from "./sales.queries";

type Props = { sale: SaleRow | null; onClose: () => void };

/** Adds or edits a sale, after its prices of single variants have been fetched. */
export function SaleModal({ sale, onClose }: Props) {
  const { data: prices, error, isFetching, refetch } = useQuery(salePricesQuery(sale));
  if (prices !== undefined) return <SaleForm sale={sale} prices={prices} onClose={onClose} />;
  return (
    <FormModal
      title="Edit sale"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void refetch();
      }}
      submitLabel="Try again"
      busy={isFetching}
      dirty={false}
      error={error && !isFetching ? errorMessage(error, saleMessages.pricesFailed) : undefined}
    >
      <div role="status" aria-label="Loading" className="flex flex-col gap-5">
        {["title", "discount", "prices"].map((field) => (
          <Skeleton key={field} className="h-12 w-full" />
        ))}
      </div>
    </FormModal>
  );
}
