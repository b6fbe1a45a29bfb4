import type { DialogShell, DialogShells } from "@haat/product-form/dialog-shells-context";
import { Modal } from "@haat/ui/modal";
import { cloneElement, createContext, useContext, useId } from "react";

type Parts = { [Part in keyof DialogShell]: Parameters<DialogShell[Part]>[0] };

const IdContext = createContext("");

/** A click outside does not close it: that could discard a form by accident, and a question needs an answer. */
function Frame({ alert, className, children, onClose, described }: Parts["Frame"] & { alert: boolean }) {
  const id = useId();
  return (
    <IdContext.Provider value={id}>
      <Modal
        alert={alert}
        keepsOpen
        labelledBy={`${id}-title`}
        {...(described && { describedBy: `${id}-text` })}
        onClose={onClose}
        className={className}
      >
        {children}
      </Modal>
    </IdContext.Provider>
  );
}

const FormFrame = (props: Parts["Frame"]) => <Frame alert={false} {...props} />;
const QuestionFrame = (props: Parts["Frame"]) => <Frame alert {...props} />;

function Title({ className, children }: Parts["Title"]) {
  return (
    <h2 id={`${useContext(IdContext)}-title`} className={className}>
      {children}
    </h2>
  );
}

function Text({ className, children }: Parts["Text"]) {
  return (
    <p id={`${useContext(IdContext)}-text`} className={className}>
      {children}
    </p>
  );
}

const Cancel = ({ onCancel, children }: Parts["Cancel"]) => cloneElement(children, { onClick: onCancel });

/** Native dialogs: the portal's security policy forbids the style elements that common dialog libraries create. */
export const nativeShells: DialogShells = {
  form: { Frame: FormFrame, Title, Text, Cancel },
  question: { Frame: QuestionFrame, Title, Text, Cancel },
};
