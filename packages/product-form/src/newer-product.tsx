import { productMessages } from "@haat/api-contract/product/messages";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { compareWithNewer, mergeNewer } from "./changes";
import { ConfirmDialog } from "./confirm-dialog";
import { fromProduct } from "./from-product";
import { FormAlert } from "./labelled-field";
import { PartChoice } from "./part-choice";
import { useProductHost } from "./product-host";
import type { SavedProduct } from "./use-save-product";
import { failureOf } from "./use-save-product";
import type { ProductValues } from "./values";

type Props = {
  saved: SavedProduct;
  mine: () => ProductValues;
  /** The latest product, and the form's new values. */
  onMerged: (newest: SavedProduct, values: ProductValues) => void;
};

/**
 * Shown after a concurrent save. No input is lost: the latest product is merged into the form, and conflicts are shown
 * side by side to choose from.
 */
export function NewerProduct({ saved, mine, onMerged }: Props) {
  const [newest, setNewest] = useState<SavedProduct | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { read } = useProductHost();
  const load = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const product = await read(saved.id);
      setNewest({ id: product._id, version: product.version, values: fromProduct(product) });
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <FormAlert>{failure ?? productMessages.changedMeanwhile}</FormAlert>
      <Button type="button" variant="secondary" isLoading={busy} onClick={() => void load()}>
        Load the latest version
      </Button>
      {newest && (
        <Comparison
          base={saved.values}
          mine={mine()}
          newest={newest}
          onDismiss={() => setNewest(null)}
          onMerged={onMerged}
        />
      )}
    </div>
  );
}

type ComparisonProps = {
  base: ProductValues;
  mine: ProductValues;
  newest: SavedProduct;
  onDismiss: () => void;
  onMerged: Props["onMerged"];
};

function Comparison({ base, mine, newest, onDismiss, onMerged }: ComparisonProps) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const { data: choices } = useQuery(useProductHost().choicesQuery);
  const names = new Map(
    [...(choices?.categories ?? []), ...(choices?.subCategories ?? [])].map(({ _id, title }) => [_id, title]),
  );
  const { both, theirs } = compareWithNewer(base, mine, newest.values);
  const choose = (id: string, takeTheirs: boolean) => {
    const next = new Set(taken);
    if (takeTheirs) next.add(id);
    else next.delete(id);
    setTaken(next);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onDismiss()}
      title="This product was changed by someone else"
      text={
        both.length > 0
          ? "You both changed the fields below. Choose which version to keep. Nothing is saved until you press Save Changes."
          : "You changed different fields. Your changes are kept. Nothing is saved until you press Save Changes."
      }
      confirmLabel="Continue with the latest version"
      dismissLabel="Back to form"
      onConfirm={() => onMerged(newest, mergeNewer(base, mine, newest.values, taken))}
    >
      <div className="-mx-1 mt-2 flex min-h-0 flex-col gap-4 overflow-y-auto px-1">
        {both.map((part) => (
          <PartChoice
            key={part.id}
            part={part}
            mine={mine}
            theirs={newest.values}
            names={names}
            takesTheirs={taken.has(part.id)}
            onChoose={(takeTheirs) => choose(part.id, takeTheirs)}
          />
        ))}
        {theirs.length > 0 && (
          <p className="text-ui-fg-subtle">Changed only by them: {theirs.map(({ label }) => label).join(", ")}.</p>
        )}
      </div>
    </ConfirmDialog>
  );
}
