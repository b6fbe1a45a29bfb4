import { customerGroupMessages } from "@haat/api-contract/customer-group/messages";
import { type GroupCustomersAnswer, groupCustomersBodySchema } from "@haat/api-contract/customer-group/schemas";
import { limits } from "@haat/api-contract/limits";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { NativeSelect } from "@haat/product-form/native-select";
import { indianNumber } from "@haat/ui/format";
import { errorMessage } from "@haat/web/api-error";
import { Textarea } from "@medusajs/ui";
import { useState } from "react";
import { toast } from "../lib/toast";
import { useValidated } from "../shared/validated-form";
import { type GroupAct, type GroupRow, useGroupCustomers } from "./customer-groups.queries";
import { typedIdentifiers } from "./typed-identifiers";

type Outcome = Pick<GroupCustomersAnswer, "message" | "unchanged" | "notFound"> & { act: GroupAct };

/** Adds customers to a group, or removes them. Those who were not found stay in the field. */
export function GroupCustomersModal({ group, onClose }: { group: GroupRow; onClose: () => void }) {
  const [act, setAct] = useState<GroupAct>("add");
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const change = useGroupCustomers(group._id);
  const { submit, fault } = useValidated(
    groupCustomersBodySchema.safeParse({ identifiers: typedIdentifiers(text) }),
    ({ identifiers }) => void send(identifiers),
  );
  async function send(identifiers: string[]): Promise<void> {
    setOutcome(null);
    const answer = await change.mutateAsync({ act, identifiers }).catch(() => null);
    if (!answer) return;
    setText(answer.notFound.join("\n"));
    if (answer.notFound.length > 0 || answer.unchanged > 0) return setOutcome({ ...answer, act });
    toast.success(answer.message);
    onClose();
  }
  return (
    <FormModal
      title={`Customers of ${group.name}`}
      text="Customers are found by the email address or mobile number that they log in with."
      onClose={onClose}
      onSubmit={submit}
      submitLabel={act === "add" ? "Add customers" : "Remove customers"}
      dismissLabel={outcome ? "Close" : "Cancel"}
      busy={change.isPending}
      dirty={text !== "" && text !== outcome?.notFound.join("\n")}
      error={change.error ? errorMessage(change.error, customerGroupMessages.customersFailed) : undefined}
    >
      <div role="status">{outcome && <OutcomeText {...outcome} />}</div>
      <Field label="What to do">
        {(control) => (
          <NativeSelect {...control} value={act} onChange={({ target }) => setAct(readAct(target.value))}>
            <option value="add">Add to the group</option>
            <option value="remove">Remove from the group</option>
          </NativeSelect>
        )}
      </Field>
      <Field
        label="Email addresses or mobile numbers"
        required
        error={fault("identifiers")}
        hint={`One on each line, or separated by commas. Up to ${indianNumber(limits.maxGroupIdentifiers)} at a time.`}
      >
        {(control) => (
          <Textarea
            {...control}
            value={text}
            onChange={(event) => setText(event.target.value)}
            rows={8}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
    </FormModal>
  );
}

const readAct = (value: string): GroupAct => (value === "remove" ? "remove" : "add");

/** What became of the customers that were sent. */
function OutcomeText({ act, message, unchanged, notFound }: Outcome) {
  const were = unchanged === 1 ? "1 customer was" : `${indianNumber(unchanged)} customers were`;
  return (
    <div className="bg-ui-bg-subtle border-ui-border-base text-ui-fg-base flex flex-col gap-1 rounded-lg border px-3 py-2">
      <p className="font-medium">{message}</p>
      {unchanged > 0 && <p>{act === "add" ? `${were} in the group already.` : `${were} not in the group.`}</p>}
      {notFound.length > 0 && (
        <p>
          {notFound.length === 1 ? "1 was not found" : `${indianNumber(notFound.length)} were not found`}: no customer
          logs in with what is left below.
        </p>
      )}
    </div>
  );
}
