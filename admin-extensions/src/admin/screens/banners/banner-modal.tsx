import { bannerMessages } from "@haat/api-contract/banner/messages";
import { bannerFormSchema, withDatesInOrder } from "@haat/api-contract/banner/schemas";
import { bannerAudiences } from "@haat/api-contract/catalog/schemas";
import { limits } from "@haat/api-contract/limits";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { NativeSelect } from "@haat/product-form/native-select";
import { SwitchField } from "@haat/product-form/switch-field";
import { timeInIndia } from "@haat/ui/days";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { Input } from "@medusajs/ui";
import { useForm } from "react-hook-form";
import { noAnswer } from "../lib/failures";
import { closeWhenDone } from "../lib/toast";
import { ImageField, imageSchema } from "../shared/image-field";
import { commonFault } from "../shared/validated-form";
import { audienceLabels } from "./banner-columns";
import { type BannerRow, useSaveBanner } from "./banners.queries";

type Props = { banner: BannerRow | null; onClose: () => void };

/** Creates or edits a banner. It stays open if saving fails. */
export function BannerModal({ banner, onClose }: Props) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(
      withDatesInOrder(bannerFormSchema.extend({ image: imageSchema(!banner, bannerMessages.imageRequired) })),
    ),
    defaultValues: {
      title: banner?.title ?? "",
      link: banner?.link ?? "",
      order: String(banner?.order ?? 0),
      status: banner?.status ?? true,
      startsAt: banner?.startsAt ? timeInIndia(banner.startsAt) : "",
      endsAt: banner?.endsAt ? timeInIndia(banner.endsAt) : "",
      audience: banner?.audience ?? "everyone",
      image: null,
    },
  });
  const save = useSaveBanner();
  const { errors } = formState;
  const submit = handleSubmit(({ image, ...fields }) => {
    const id = banner ? { id: banner._id } : {};
    const dates = { startsAt: fields.startsAt ?? "", endsAt: fields.endsAt ?? "" };
    const saving = save.mutateAsync({ ...id, body: { ...fields, ...dates, version: banner?.version }, image });
    return closeWhenDone(saving, onClose, bannerMessages.saved);
  });
  const { atTop, faultOf } = commonFault(bannerMessages.fieldsRequired, errors);
  const failed = save.error ? bannerMessages.saveFailed(errorMessage(save.error, noAnswer)) : undefined;
  return (
    <FormModal
      title={banner ? "Edit Banner" : "Add New Banner"}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submitLabel={banner ? "Save Changes" : "Create Banner"}
      busy={save.isPending}
      dirty={formState.isDirty}
      error={atTop ?? failed}
    >
      <Field label="Title" required {...faultOf(errors.title)}>
        {(props) => <Input {...props} {...register("title")} maxLength={limits.maxTitleLength} autoComplete="off" />}
      </Field>
      <Field
        label="Link"
        required
        hint="A path in the shop, or a URL that starts with https://."
        {...faultOf(errors.link)}
      >
        {(props) => (
          <Input
            {...props}
            {...register("link")}
            placeholder="/products/sale"
            maxLength={limits.maxLinkLength}
            inputMode="url"
            autoComplete="off"
          />
        )}
      </Field>
      <ImageField
        control={control}
        name="image"
        current={banner?.image}
        disabled={save.isPending}
        advice="Wide images look best."
      />
      <Field label="Display order" error={errors.order?.message} hint="The lowest number comes first.">
        {(props) => <Input {...props} {...register("order")} type="number" inputMode="numeric" min={0} step={1} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Shown from" error={errors.startsAt?.message} hint="Indian time. Leave empty for now.">
          {(props) => <Input {...props} {...register("startsAt")} type="datetime-local" />}
        </Field>
        <Field label="Shown until" error={errors.endsAt?.message} hint="Leave empty for no end.">
          {(props) => <Input {...props} {...register("endsAt")} type="datetime-local" />}
        </Field>
      </div>
      <Field label="Shown to" error={errors.audience?.message} hint="The image itself is public.">
        {(props) => (
          <NativeSelect {...props} {...register("audience")}>
            {bannerAudiences.map((audience) => (
              <option key={audience} value={audience}>
                {audienceLabels[audience]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <SwitchField control={control} name="status" label="Active" hint="Customers see it on the home page." />
    </FormModal>
  );
}
