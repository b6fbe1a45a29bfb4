import { saleMessages } from "@haat/api-contract/sale/messages";
import type { Sale } from "@haat/api-contract/sale/schemas";
import { errorMessage } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { FormModal } from "../../form-modal";
import type { PricedVariant } from "./sale-draft";
import { SaleForm } from "./sale-form";

/** Query options that read what individual variants cost during a sale; a version has its own. */
type PricesQuery = { queryKey: readonly unknown[]; queryFn: () => Promise<PricedVariant[]> };

type Props = Omit<ComponentProps<typeof SaleForm>, "prices"> & { pricesQuery: (sale: Sale) => PricesQuery };

/** Adds or edits a sale. */
export function SaleDialog({ pricesQuery, ...form }: Props) {
  const { sale } = form;
  if (sale?.percent !== null) return <SaleForm {...form} prices={null} />;
  return <PricedSaleDialog {...form} sale={sale} pricesQuery={pricesQuery} />;
}

/** Edits a sale with prices of individual variants, once they have been fetched. */
function PricedSaleDialog({ pricesQuery, ...form }: Props & { sale: Sale }) {
  const { data, error, isFetching, refetch } = useQuery(pricesQuery(form.sale));
  if (data) return <SaleForm {...form} prices={data} />;
  return (
    <FormModal
      title="Edit sale"
      onClose={form.onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFetching) void refetch();
      }}
      submitLabel={isFetching ? "Loading..." : "Try again"}
      busy={false}
      dirty={false}
      error={error && !isFetching ? errorMessage(error, saleMessages.pricesFailed) : undefined}
      width="middle"
    >
      {isFetching && <p role="status">Loading prices...</p>}
    </FormModal>
  );
}
