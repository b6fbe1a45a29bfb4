import { Drawer } from "@haat/ui/drawer";
import { ErrorState } from "@haat/ui/error-state";
import { Spinner } from "@haat/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import ChevronDown from "lucide-react/icons/chevron-down";
import { Link } from "react-router-dom";
import { type NavigationItem, navigationFailed, navigationQuery } from "./api/navigation.queries";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

const row = "flex min-h-11 items-center rounded-control px-2 transition hover:bg-sunken";

export default function MobileMenu({ open, onOpenChange }: Props) {
  const { data: items, isError, refetch } = useQuery(navigationQuery);
  const close = () => onOpenChange(false);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Menu" side="left">
      <nav aria-label="Categories">
        {items ? (
          <ul className="-mx-2">
            {items.map((item) => (
              <CategoryRow key={item._id} item={item} onChoose={close} />
            ))}
          </ul>
        ) : isError ? (
          <ErrorState title={navigationFailed} onRetry={() => refetch()} />
        ) : (
          <Spinner label="Loading categories" />
        )}
      </nav>
      <ul className="-mx-2 mt-4 border-t border-line pt-4 font-semibold">
        <li>
          <Link to="/seller/login" reloadDocument className={row}>
            Become a Seller
          </Link>
        </li>
        <li>
          <Link to="/order" onClick={close} className={row}>
            Orders
          </Link>
        </li>
        <li>
          <Link to="/wishlist" onClick={close} className={row}>
            Wishlist
          </Link>
        </li>
        <li>
          <Link to="/wallet" onClick={close} className={row}>
            Wallet
          </Link>
        </li>
        <li>
          <Link to="/account" onClick={close} className={row}>
            Account
          </Link>
        </li>
      </ul>
    </Drawer>
  );
}

const CategoryRow = ({ item, onChoose }: { item: NavigationItem; onChoose: () => void }) => (
  <li>
    {item.hasDropdown ? (
      <details className="group">
        <summary className={`${row} cursor-pointer list-none justify-between font-medium`}>
          {item.name}
          <ChevronDown aria-hidden className="size-5 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <ul className="mb-2 ml-2 border-l border-line pl-2">
          <li>
            <Link to={`/products/category/${item._id}`} onClick={onChoose} className={`${row} text-primary`}>
              All of {item.name}
            </Link>
          </li>
          {item.dropdownItems.map((sub) => (
            <li key={sub._id}>
              <Link to={`/subcategory/${sub._id}`} onClick={onChoose} className={row}>
                {sub.title}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    ) : (
      <Link to={`/products/category/${item._id}`} onClick={onChoose} className={`${row} font-medium`}>
        {item.name}
      </Link>
    )}
  </li>
);
