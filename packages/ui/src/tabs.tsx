import { classNames } from "./class-names";

type Tab<Value extends string> = { value: Value; label: string };
type Props<Value extends string> = {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/**
 * A row of filters of which one is active. If it is too long, it scrolls on phones and wraps elsewhere. The caller
 * renders the list.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: Props<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="scrollbar-none -mx-1 flex gap-2 overflow-x-auto p-1 min-[700px]:flex-wrap"
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          aria-pressed={tab.value === value}
          onClick={() => onChange(tab.value)}
          className={classNames(
            "min-h-11 shrink-0 rounded-full border px-4 text-sm font-semibold transition",
            tab.value === value
              ? "border-primary bg-primary text-on-primary"
              : "border-line bg-surface text-ink hover:border-edge",
          )}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
