type Props = {
  /** What is chosen by it; read out. */
  label: string;
  value: string;
  /** For the empty value, e.g. "All statuses". */
  all: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A list's filter: one of a few values, or all. */
export const ChoiceFilter = ({ label, value, all, choices, onChange }: Props) => (
  <select
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    className="bg-ui-bg-field shadow-borders-base text-ui-fg-base h-8 max-w-full rounded-md px-2"
  >
    <option value="">{all}</option>
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </select>
);
