import { saleMessages } from "@haat/api-contract/sale/messages";
import { errorMessage } from "@haat/web/api-error";
import { saveFile } from "@haat/web/save-file";
import { Button, Input } from "@medusajs/ui";
import { useMutation } from "@tanstack/react-query";
import { Field } from "../../labelled-field";
import { matchPrices, readPriceFile, toPriceFile, wantedVariants } from "./price-file";
import { type FindVariants, type PriceDraft, priceDraftOf } from "./sale-draft";

type Props = {
  findVariants: FindVariants;
  /** Takes the prices of a file. */
  onRead: (prices: PriceDraft[]) => void;
  /** What the form has. */
  current: () => readonly PriceDraft[];
};

const maxFileBytes = 2 * 1024 * 1024;
/** Nobody reads more of them. */
const maxFaults = 5;

const inWords = (faults: readonly string[]): string =>
  [
    ...faults.slice(0, maxFaults),
    ...(faults.length > maxFaults ? [`And ${faults.length - maxFaults} more.`] : []),
  ].join(" ");

/** Fills a sale's prices from a CSV file, and saves them as one. */
export function PriceFileField({ findVariants, onRead, current }: Props) {
  const take = useMutation({
    mutationFn: async (file: File): Promise<{ read: number; faults: string }> => {
      if (file.size > maxFileBytes) return { read: 0, faults: saleMessages.fileTooLarge };
      const table = readPriceFile(await file.text());
      if ("fault" in table) return { read: 0, faults: table.fault };
      const { found, faults } = matchPrices(table.rows, await findVariants(wantedVariants(table.rows)));
      onRead(found.map(({ variant, price }) => priceDraftOf(variant, price)));
      return { read: found.length, faults: inWords(faults) };
    },
  });
  const save = () =>
    saveFile(new Blob([toPriceFile(current())], { type: "text/csv;charset=utf-8" }), "sale-prices.csv");
  return (
    <div className="flex flex-col items-start gap-2">
      <Field
        label="CSV file"
        hint={saleMessages.fileColumns}
        error={(take.error ? errorMessage(take.error, saleMessages.pricesFailed) : take.data?.faults) || undefined}
        className="w-full"
      >
        {(control) => (
          <Input
            {...control}
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // Otherwise the same file could not be chosen again once it has been mended.
              target.value = "";
              if (file && !take.isPending) take.mutate(file);
            }}
          />
        )}
      </Field>
      <p role="status" className="text-ui-fg-subtle empty:hidden">
        {take.isPending ? "Reading the file..." : take.data && saleMessages.pricesRead(take.data.read)}
      </p>
      <Button type="button" variant="secondary" size="small" className="max-[699px]:min-h-11" onClick={save}>
        Download these prices as CSV
      </Button>
    </div>
  );
}
