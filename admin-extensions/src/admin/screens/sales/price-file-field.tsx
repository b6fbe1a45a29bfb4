import { limits } from "@haat/api-contract/limits";
import { saleMessages } from "@haat/api-contract/sale/messages";
import { Field } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { saveFile } from "@haat/web/save-file";
import { Button, Input } from "@medusajs/ui";
import { useMutation } from "@tanstack/react-query";
import { matchPrices, readPriceFile, toPriceFile } from "./price-file";
import { type PriceDraft, priceDraftOf } from "./sale-draft";
import { findSaleVariants } from "./sales.queries";

type Props = {
  /** Takes the prices of a file. */
  onRead: (prices: PriceDraft[]) => void;
  /** What the form has. */
  current: () => readonly PriceDraft[];
};

/** Nobody reads more of them. */
const maxFaults = 5;

const inWords = (faults: readonly string[]): string =>
  [
    ...faults.slice(0, maxFaults),
    ...(faults.length > maxFaults ? [`And ${faults.length - maxFaults} more.`] : []),
  ].join(" ");

/** Fills a sale's prices from a CSV file, and saves them as one. */
export function PriceFileField({ onRead, current }: Props) {
  const take = useMutation({
    mutationFn: async (file: File): Promise<string> => {
      if (file.size > limits.jsonBodyBytes) return saleMessages.tooManyPrices(limits.maxSalePrices);
      const table = readPriceFile(await file.text());
      if ("fault" in table) return table.fault;
      const keys = table.rows.map(({ key }) => key).filter(Boolean);
      const { found, faults } = matchPrices(table.rows, await findSaleVariants({ variantIds: keys, skus: keys }));
      onRead(found.map(({ variant, price }) => priceDraftOf(variant, price)));
      return inWords(faults);
    },
  });
  const save = () =>
    saveFile(new Blob([toPriceFile(current())], { type: "text/csv;charset=utf-8" }), "sale-prices.csv");
  return (
    <div className="flex flex-col items-start gap-2">
      <Field
        label="CSV file"
        hint="The first row must name the columns: SKU (or variant ID) and sale price."
        error={take.error ? errorMessage(take.error, saleMessages.pricesFailed) : take.data}
        className="w-full"
      >
        {(control) => (
          <Input
            {...control}
            type="file"
            accept=".csv,text/csv"
            disabled={take.isPending}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) take.mutate(file);
            }}
          />
        )}
      </Field>
      <Button type="button" variant="secondary" size="small" className="max-[699px]:min-h-11" onClick={save}>
        Download these prices as CSV
      </Button>
    </div>
  );
}
