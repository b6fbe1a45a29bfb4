import { bannerMessages } from "@haat/api-contract/banner/messages";
import { bannerFormSchema } from "@haat/api-contract/banner/schemas";
import { shopPictureRule } from "@haat/api-contract/file/rules";
import { limits } from "@haat/api-contract/limits";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { Input, Switch } from "@medusajs/ui";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { toast } from "../lib/toast";
import { Field } from "../shared/field";
import { FormModal } from "../shared/form-modal";
import { ImageField } from "../shared/image-field";
import { SwitchField } from "../shared/switch-field";
import { type BannerRow, useSaveBanner } from "./banners.queries";

type Props = { banner: BannerRow | null; onClose: () => void };

const { fieldsRequired } = bannerMessages;

/** Adds a banner, or changes one. What can't be saved keeps it open. */
export function BannerModal({ banner, onClose }: Props) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(bannerFormSchema),
    defaultValues: {
      title: banner?.title ?? "",
      link: banner?.link ?? "",
      order: String(banner?.order ?? 0),
      status: banner?.status ?? true,
    },
  });
  const [image, setImage] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const save = useSaveBanner();
  const { errors } = formState;
  const lacksImage = !banner && !image;
  const submit = handleSubmit(async (fields) => {
    if (lacksImage) return;
    const id = banner ? { id: banner._id } : {};
    const saved = await save
      .mutateAsync({ ...id, body: { ...fields, version: banner?.version }, image })
      .catch(() => null);
    if (!saved) return;
    toast.success(saved.message ?? bannerMessages.saved);
    onClose();
  });
  // One sentence for two fields: it stands at the form's top, and both are marked.
  const lacks = [errors.title, errors.link].some((one) => one?.message === fieldsRequired);
  const own = (message: string | undefined) => (message === fieldsRequired ? undefined : message);
  const marked = (error: object | undefined) => (error ? { "aria-invalid": true as const } : {});
  const failed = save.error
    ? bannerMessages.saveFailed(errorMessage(save.error, "The server did not answer."))
    : undefined;
  return (
    <FormModal
      title={banner ? "Edit Banner" : "Add New Banner"}
      onClose={onClose}
      onSubmit={(event) => {
        setTried(true);
        void submit(event);
      }}
      submitLabel={banner ? "Save Changes" : "Create Banner"}
      busy={save.isPending}
      dirty={formState.isDirty || image !== null}
      error={lacks ? fieldsRequired : failed}
    >
      <Field label="Title" required error={own(errors.title?.message)}>
        {(props) => (
          <Input
            {...props}
            {...marked(errors.title)}
            {...register("title")}
            maxLength={limits.titleMost}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label="Link"
        required
        error={own(errors.link?.message)}
        hint="A path on the shop, or an address that starts with https://."
      >
        {(props) => (
          <Input
            {...props}
            {...marked(errors.link)}
            {...register("link")}
            placeholder="/products/sale"
            maxLength={limits.linkMost}
            inputMode="url"
            autoComplete="off"
          />
        )}
      </Field>
      <ImageField
        label="Image"
        rule={shopPictureRule}
        value={image}
        onChange={setImage}
        current={banner?.image}
        required={!banner}
        disabled={save.isPending}
        error={tried && lacksImage ? bannerMessages.imageRequired : undefined}
        hint="PNG, JPEG, GIF, WebP or AVIF, up to 5 MB. Wide ones look best."
      />
      <Field label="Display order" error={errors.order?.message} hint="The lowest comes first.">
        {(props) => <Input {...props} {...register("order")} type="number" inputMode="numeric" min={0} step={1} />}
      </Field>
      <Controller
        control={control}
        name="status"
        render={({ field }) => (
          <SwitchField label="Active" hint="Shoppers see it on the home page.">
            {(props) => <Switch {...props} ref={field.ref} checked={field.value} onCheckedChange={field.onChange} />}
          </SwitchField>
        )}
      />
    </FormModal>
  );
}
