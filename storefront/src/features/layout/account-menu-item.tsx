import { Link } from "react-router-dom";

type Props = {
  label: string /** The link's target; without it the item is a button. */;
  to?: string;
  onChoose: () => void;
};

const look = "flex min-h-11 w-full items-center rounded-control px-3 text-left text-base transition hover:bg-sunken";

export const AccountMenuItem = ({ label, to, onChoose }: Props) => (
  <li>
    {to ? (
      <Link to={to} onClick={onChoose} className={look}>
        {label}
      </Link>
    ) : (
      <button type="button" onClick={onChoose} className={look}>
        {label}
      </button>
    )}
  </li>
);
