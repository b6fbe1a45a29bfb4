import { customerGroupMessages } from "@haat/api-contract/customer-group/messages";
import { CustomerGroupChoice } from "@haat/product-form/customer-group-choice";
import { FormModal } from "@haat/product-form/form-modal";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import { useGroupsOfCustomer } from "../customer-groups/customer-groups.queries";
import { useGroupChoices } from "../customer-groups/use-group-choices";
import { ScreenLink } from "../lib/host";
import { closeWhenDone } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { Panel, PanelEmpty } from "../shared/panel";
import { type Customer, nameOf } from "./customers.queries";

/** The groups that a customer is in; with permission, a form to change them. */
export function GroupsOfCustomer({ customer }: { customer: Customer }) {
  const [editing, setEditing] = useState(false);
  const { can } = usePermissions();
  return (
    <Panel title="Groups">
      {customer.groups.length === 0 ? (
        <PanelEmpty>In no customer group.</PanelEmpty>
      ) : (
        <ul aria-label="Groups of the customer" className="flex flex-wrap gap-2 px-4 pb-4">
          {customer.groups.map(({ _id, name }) => (
            <li
              key={_id}
              className="bg-ui-bg-component border-ui-border-base min-w-0 break-words rounded-md border px-2.5 py-1"
            >
              <ScreenLink
                to={`/customers?group=${encodeURIComponent(_id)}`}
                className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover"
              >
                {name}
              </ScreenLink>
            </li>
          ))}
        </ul>
      )}
      {can("edit_customer") && (
        <div className="border-ui-border-base border-t px-4 py-3">
          <Button type="button" variant="secondary" size="small" onClick={() => setEditing(true)}>
            Edit groups
          </Button>
        </div>
      )}
      {editing && <GroupsModal customer={customer} onClose={() => setEditing(false)} />}
    </Panel>
  );
}

function GroupsModal({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  // As they were when the form was opened.
  const [before] = useState(() => customer.groups.map(({ _id }) => _id));
  const [chosen, setChosen] = useState<string[]>(before);
  const choices = useGroupChoices();
  const save = useGroupsOfCustomer(customer._id);
  const add = chosen.filter((id) => !before.includes(id));
  const remove = before.filter((id) => !chosen.includes(id));
  function submit(event: FormEvent): void {
    event.preventDefault();
    void closeWhenDone(save.mutateAsync({ add, remove }), onClose);
  }
  return (
    <FormModal
      title={`Groups of ${nameOf(customer)}`}
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Save Changes"
      busy={save.isPending}
      dirty={add.length + remove.length > 0}
      error={save.error ? errorMessage(save.error, customerGroupMessages.customersFailed) : undefined}
    >
      <CustomerGroupChoice
        label="Customer groups"
        hint="A coupon can be for some groups alone."
        groups={choices?.groups ?? []}
        none={choices?.none ?? customerGroupMessages.none}
        chosen={chosen}
        onChange={setChosen}
      />
    </FormModal>
  );
}
