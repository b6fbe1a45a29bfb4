import { useState } from "react";
import type { AuthenticatorAct, AuthenticatorCalls } from "./authenticator-calls";
import { ConnectAppStep } from "./connect-app-step";
import { PasswordStep } from "./password-step";
import { RecoveryCodesStep } from "./recovery-codes-step";

type Props = {
  act: AuthenticatorAct;
  calls: AuthenticatorCalls;
  /** It is done: the host shows the message and reads the status again. */
  onDone: (message: string) => void;
  onClose: () => void;
};

type Step =
  | { name: "password" }
  | { name: "app-code"; key: string; uri: string }
  | { name: "recovery-codes"; codes: string[] };

/** Asks for the password, and leads through what follows: the app's code, and the recovery codes. */
export function AuthenticatorDialog({ act, calls, onDone, onClose }: Props) {
  const [step, setStep] = useState<Step>({ name: "password" });
  const showCodes = ({ message, recoveryCodes }: { message: string; recoveryCodes: string[] }) => {
    setStep({ name: "recovery-codes", codes: recoveryCodes });
    onDone(message);
  };
  const onPassword = async (password: string) => {
    if (act === "set-up") setStep({ name: "app-code", ...(await calls.setUp(password)) });
    else if (act === "recovery-codes") showCodes(await calls.makeRecoveryCodes(password));
    else {
      onDone((await calls.turnOff(password)).message);
      onClose();
    }
  };
  switch (step.name) {
    case "password":
      return <PasswordStep act={act} onPassword={onPassword} onClose={onClose} />;
    case "app-code":
      return (
        <ConnectAppStep
          appKey={step.key}
          uri={step.uri}
          onCode={async (code) => showCodes(await calls.turnOn(code))}
          onClose={onClose}
        />
      );
    case "recovery-codes":
      return <RecoveryCodesStep codes={step.codes} onClose={onClose} />;
  }
}
