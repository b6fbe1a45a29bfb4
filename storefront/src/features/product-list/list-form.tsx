import { buttonClass } from "@haat/ui/button";
import { classNames } from "@haat/ui/class-names";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { ListPlace } from "./api/product-list.queries";
import { type Filters, listAddress } from "./filters";

type Props = {
  place: ListPlace;
  /** The filters besides the form's own fields. */
  filters: Filters;
  className?: string;
  children: ReactNode;
};

/**
 * A form that filters the list. Scripts apply each change in place; without JavaScript the browser submits the form.
 */
export function ListForm({ place, filters, className, children }: Props) {
  const { pathname } = useLocation();
  const fields = [...new URLSearchParams(listAddress(place, filters))];
  return (
    <form action={pathname} method="get" onSubmit={(event) => event.preventDefault()} className={className}>
      {children}
      {/* After the form's own fields: of two fields of one name the first counts. */}
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** The submit button, only without JavaScript. */
export const SendWithoutScript = ({ children, className }: { children: ReactNode; className?: string }) => (
  <noscript>
    <button type="submit" className={classNames(buttonClass({ variant: "secondary", size: "small" }), className)}>
      {children}
    </button>
  </noscript>
);
