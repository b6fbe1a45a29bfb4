import {
  ArrowUpRightOnBox,
  ArrowUturnLeft,
  BuildingStorefront,
  Cash,
  ChartBar,
  ChatBubbleLeftRight,
  Clock,
  CogSixTooth,
  CreditCard,
  CurrencyDollar,
  DocumentText,
  Envelope,
  ExclamationCircle,
  FolderOpen,
  Gift,
  GridLayout,
  House,
  IdBadge,
  Key,
  ListTree,
  MagnifyingGlass,
  Photo,
  Receipt,
  ReceiptPercent,
  ScrollText,
  ServerStack,
  ShieldCheck,
  SquaresPlus,
  Tag,
  User,
  UserGroup,
  Users,
} from "@medusajs/icons";
import type { ComponentType } from "react";

const icons: Record<string, ComponentType<{ className?: string }>> = {
  overview: SquaresPlus,
  products: Tag,
  categories: FolderOpen,
  subcategories: ListTree,
  banners: Photo,
  orders: DocumentText,
  roles: ShieldCheck,
  permissions: Key,
  customers: Users,
  customer: User,
  "customer-groups": UserGroup,
  earnings: Cash,
  "total-earnings": ChartBar,
  settings: CogSixTooth,
  returns: ArrowUturnLeft,
  refunds: Receipt,
  reviews: ChatBubbleLeftRight,
  "home-page": House,
  collections: GridLayout,
  sales: Clock,
  coupons: Gift,
  "search-words": MagnifyingGlass,
  sellers: BuildingStorefront,
  "seller-earnings": CurrencyDollar,
  commission: ReceiptPercent,
  payments: CreditCard,
  messages: Envelope,
  staff: IdBadge,
  audit: ScrollText,
  operations: ServerStack,
  "failed-tasks": ExclamationCircle,
  engine: ArrowUpRightOnBox,
};

export function NavIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons[name] ?? Tag;
  return (
    <span aria-hidden className={className}>
      <Icon />
    </span>
  );
}
