/** The product's mark and name. */
export const Brand = () => (
  <span className="flex items-center gap-2.5">
    <img src="/dashboard/icon.svg" alt="" width={28} height={28} />
    <span className="text-ui-fg-base text-lg font-semibold tracking-tight">Haat</span>
  </span>
);
