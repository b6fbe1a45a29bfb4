import { productMessages } from "@haat/api-contract/product/messages";
import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldErrors, FormProvider, type Resolver, set, type UseFormReturn, useForm } from "react-hook-form";
import { hasUnsavedChanges } from "./changes";
import { FormModal } from "./form-modal";
import { troubleIn } from "./form-section";
import { fromProduct } from "./from-product";
import { NewerProduct } from "./newer-product";
import { problemsOf } from "./problems";
import { ProductSections } from "./product-sections";
import { type SectionId, sections } from "./sections";
import { UploadFailure } from "./upload-media";
import { failureOf, isChangedMeanwhile, type SavedProduct, useSaveProduct } from "./use-save-product";
import { newProduct, type ProductValues } from "./values";

/** The errors in react-hook-form's format. `saved` returns the currently stored product. */
const resolverFor =
  (saved: () => ProductValues | null): Resolver<ProductValues> =>
  (values) => {
    const problems = problemsOf(values, saved());
    if (problems.length === 0) return { values, errors: {} };
    const errors: FieldErrors<ProductValues> = {};
    for (const { path, message } of problems) set(errors, path, { type: "validate", message });
    return { values: {}, errors };
  };

type Props = {
  /** Null for a new product. */
  product: ManagedProduct | null;
  /** On touch devices the keyboard would cover half of the form at once. */
  startsTyping: boolean;
  onClose: () => void;
  onSaved?: ((product: ManagedProduct) => void) | undefined;
};

const asSaved = (product: ManagedProduct): SavedProduct => ({
  id: product._id,
  version: product.version,
  values: fromProduct(product),
});

/** The product form, once the product is loaded. */
export function ProductEditor({ product, startsTyping, onClose, onSaved }: Props) {
  const [saved, setSaved] = useState(() => product && asSaved(product));
  const untouched = useMemo(() => saved?.values ?? newProduct(), [saved]);
  const savedValues = useRef<ProductValues | null>(null);
  savedValues.current = saved?.values ?? null;
  const [resolver] = useState(() => resolverFor(() => savedValues.current));
  const form = useForm<ProductValues>({ defaultValues: untouched, resolver, shouldFocusError: false });
  const saving = useSaveProduct(form, saved);
  const [open, setOpen] = useState<ReadonlySet<SectionId>>(new Set(["basic", "categories", "price"]));
  const [closing, setClosing] = useState(false);
  const top = useRef<HTMLFieldSetElement>(null);
  const unsaved = useUnsaved(form, untouched);

  const { setFocus } = form;
  useEffect(() => {
    if (!product && startsTyping) setFocus("title");
  }, [product, startsTyping, setFocus]);

  const unfold = (ids: readonly SectionId[]) => setOpen((now) => new Set([...now, ...ids]));
  const toggle = (id: SectionId) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  /** Opens the sections with errors and focuses the first one. */
  const showErrors = (errors: FieldErrors<ProductValues>) => {
    flushSync(() => unfold(sections.filter((section) => troubleIn(section, errors) > 0).map(({ id }) => id)));
    top.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const leave = () => {
    // The guard must be released before the URL changes.
    flushSync(() => setClosing(true));
    onClose();
  };
  const refuse = (error: unknown) => {
    const taken = form
      .getValues("variants")
      .findIndex(({ sku }) => error instanceof Error && error.message === productMessages.skuTaken(sku.trim()));
    if (error instanceof UploadFailure) form.setError(error.path, { type: "server", message: failureOf(error) });
    else if (taken >= 0) form.setError(`variants.${taken}.sku`, { type: "server", message: failureOf(error) });
    // Once the fields are enabled again.
    requestAnimationFrame(() => showErrors(form.formState.errors));
  };
  const save = form.handleSubmit(
    () =>
      saving.mutate(undefined, {
        onSuccess: ({ product: stored }) => {
          onSaved?.(stored);
          leave();
        },
        onError: refuse,
      }),
    // The invalid state is rendered after the errors are set.
    (errors) => requestAnimationFrame(() => showErrors(errors)),
  );
  const conflict = isChangedMeanwhile(saving.error);
  return (
    <FormModal
      title={product ? "Edit Product" : "Add New Product"}
      text={saving.progress ?? (unsaved ? "Unsaved changes" : (product?.title ?? "Product"))}
      onClose={leave}
      onSubmit={(event) => void save(event)}
      submitLabel={product ? "Save Changes" : "Create Product"}
      busy={saving.isPending}
      dirty={unsaved && !closing}
      error={saving.error && !conflict ? failureOf(saving.error) : undefined}
      width="wide"
    >
      <FormProvider {...form}>
        {conflict && saved && (
          <NewerProduct
            saved={saved}
            mine={form.getValues}
            onMerged={(newest, values) => {
              setSaved(newest);
              form.reset(values);
              saving.reset();
            }}
          />
        )}
        <fieldset ref={top} disabled={saving.isPending} className="flex min-w-0 flex-col gap-4">
          <legend className="sr-only">Product</legend>
          <ProductSections product={product} open={open} onToggle={toggle} />
        </fieldset>
      </FormProvider>
    </FormModal>
  );
}

/** Whether the form differs from `saved`. It re-renders the form only when this changes. */
function useUnsaved({ subscribe, getValues }: UseFormReturn<ProductValues>, saved: ProductValues): boolean {
  const [unsaved, setUnsaved] = useState(false);
  useEffect(() => {
    const look = () => setUnsaved(hasUnsavedChanges(saved, getValues()));
    look();
    return subscribe({ formState: { values: true }, callback: look });
  }, [subscribe, getValues, saved]);
  return unsaved;
}
