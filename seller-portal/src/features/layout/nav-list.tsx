import { classNames } from "@haat/ui/class-names";
import { NavLink } from "react-router-dom";
import { navEntries } from "./nav-entries";

type Props = {
  /** Icon and name side by side; otherwise the name is below the icon in small type. */
  wide: boolean;
  onFollow?: () => void;
};

export const NavList = ({ wide, onFollow }: Props) => (
  <nav aria-label="Seller portal">
    <ul className="flex flex-col gap-1">
      {navEntries.map(({ to, label, Icon }) => (
        <li key={to}>
          <NavLink
            to={to}
            onClick={onFollow}
            className={({ isActive }) =>
              classNames(
                "flex items-center rounded-control font-medium transition",
                wide ? "min-h-11 gap-3 px-3" : "min-h-14 flex-col justify-center gap-1 px-1 text-xs",
                isActive ? "bg-primary-soft text-primary" : "hover:bg-sunken",
              )
            }
          >
            <Icon aria-hidden className="size-5 shrink-0" />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
