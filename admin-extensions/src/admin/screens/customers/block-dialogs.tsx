import { customerMessages } from "@haat/api-contract/customer/messages";
import { type UpdateCustomerInput, updateCustomerBodySchema } from "@haat/api-contract/customer/schemas";
import { limits } from "@haat/api-contract/limits";
import { ConfirmDialog } from "@haat/product-form/confirm-dialog";
import { FormModal } from "@haat/product-form/form-modal";
import { Field, FormAlert } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { Textarea } from "@medusajs/ui";
import { useForm } from "react-hook-form";
import { closeWhenDone } from "../lib/toast";
import { type Customer, nameOf, useBlockCustomer } from "./customers.queries";

type Props = { customer: Customer; onClose: () => void };

/**
 * Asks for the reason before blocking a customer, and for confirmation before unblocking. `toBlock` is the requested
 * action: a change by somebody else meanwhile must not turn one question into the other.
 */
export const BlockDialogs = ({ toBlock, ...props }: Props & { toBlock: boolean }) =>
  toBlock ? <Block {...props} /> : <Unblock {...props} />;

function Block({ customer, onClose }: Props) {
  const block = useBlockCustomer();
  const { register, handleSubmit, formState } = useForm<UpdateCustomerInput>({
    resolver: zodResolver(updateCustomerBodySchema),
    defaultValues: { blocked: true, reason: "" },
  });
  const save = handleSubmit(({ reason }) => {
    const { _id: id, version } = customer;
    return closeWhenDone(block.mutateAsync({ id, blocked: true, reason: reason ?? "", version }), onClose);
  });
  return (
    <FormModal
      title={`Block ${nameOf(customer)}`}
      text="The customer is logged out everywhere and can't log in or place orders. Open orders are not affected."
      onClose={onClose}
      onSubmit={save}
      submitLabel="Block customer"
      busy={block.isPending}
      dirty={formState.isDirty}
      error={block.error ? errorMessage(block.error, customerMessages.saveFailed) : undefined}
    >
      <Field
        label="Reason"
        required
        hint="Visible to staff only. Recorded in the audit log."
        error={formState.errors.reason?.message}
      >
        {(control) => (
          <Textarea {...control} {...register("reason")} rows={3} maxLength={limits.maxBlockReasonLength} />
        )}
      </Field>
    </FormModal>
  );
}

function Unblock({ customer, onClose }: Props) {
  const block = useBlockCustomer();
  const unblock = () => {
    const { _id: id, version } = customer;
    return closeWhenDone(block.mutateAsync({ id, blocked: false, version }), onClose);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Unblock ${nameOf(customer)}?`}
      text="The customer can log in and place orders again."
      confirmLabel="Unblock"
      busy={block.isPending}
      onConfirm={unblock}
    >
      {block.error && <FormAlert>{errorMessage(block.error, customerMessages.saveFailed)}</FormAlert>}
    </ConfirmDialog>
  );
}
