import { loginTexts } from "../texts";

/** The way back to the first step. */
export const ChangeIdentifier = ({
  onPress,
  label = loginTexts.changeIdentifier,
}: {
  onPress: () => void;
  label?: string;
}) => (
  <button
    type="button"
    onClick={onPress}
    className="-my-4 min-h-11 self-start text-sm font-semibold text-primary underline underline-offset-4"
  >
    {label}
  </button>
);
