import { Controller } from "react-hook-form";
import { FormField } from "../field";
import { selectClass } from "../inputs";
import { labels } from "../labels";
import type { ProductValues } from "../values";

/** Active or Inactive: whether shoppers see the product. */
export const StatusSelect = () => (
  <FormField name="status" label={labels.status} hint="Customers see active products only.">
    {(control) => (
      <Controller<ProductValues, "status">
        name="status"
        render={({ field }) => (
          <select
            {...control}
            ref={field.ref}
            name={field.name}
            value={field.value ? "active" : "inactive"}
            onChange={(event) => field.onChange(event.target.value === "active")}
            onBlur={field.onBlur}
            className={selectClass}
          >
            <option value="active">Active</option>
            <option value="inactive">Inactive</option>
          </select>
        )}
      />
    )}
  </FormField>
);
