import { staffMessages } from "@haat/api-contract/staff/messages";
import type { StaffMember } from "@haat/api-contract/staff/schemas";
import { ConfirmDialog } from "@haat/product-form/confirm-dialog";
import { FormAlert } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { closeWhenDone } from "../lib/toast";
import { type StaffAct, useStaffAct, useUpdateStaff } from "./staff.queries";
import { callName } from "./staff-columns";

export type StaffQuestion = StaffAct | "deactivate";

const questions: Record<StaffQuestion, { title: string; text: string; yes: string; danger: boolean }> = {
  deactivate: {
    title: "Deactivate account",
    text: staffMessages.confirmDeactivate,
    yes: "Deactivate",
    danger: true,
  },
  removeStaff: { title: "Remove account", text: staffMessages.confirmRemove, yes: "Remove", danger: true },
  resetSecondFactor: {
    title: "Reset 2-step verification",
    text: staffMessages.confirmSecondFactor,
    yes: "Reset",
    danger: true,
  },
  resendInvitation: {
    title: "Resend invitation",
    text: "A new link is sent by email. The previous link stops working.",
    yes: "Send",
    danger: false,
  },
};

type Props = { member: StaffMember; question: StaffQuestion; onClose: () => void };

/** Asks before an action on an account; after an error it stays open and shows the reason. */
export function StaffDialog({ member, question, onClose }: Props) {
  const { title, text, yes, danger } = questions[question];
  const act = useStaffAct();
  const update = useUpdateStaff();
  const error = act.error ?? update.error;
  const confirm = () => {
    const { _id: id } = member;
    const done =
      question === "deactivate"
        ? update.mutateAsync({ id, status: "inactive" })
        : act.mutateAsync({ act: question, id });
    return closeWhenDone(done, onClose);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      text={text}
      confirmLabel={yes}
      danger={danger}
      busy={act.isPending || update.isPending}
      onConfirm={() => void confirm()}
    >
      <p className="text-ui-fg-base break-words font-medium">{callName(member)}</p>
      {error && <FormAlert>{errorMessage(error, staffMessages.saveFailed)}</FormAlert>}
    </ConfirmDialog>
  );
}
