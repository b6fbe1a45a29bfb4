/** How links in and under a form look; high enough for a thumb. */
export const textLink =
  "inline-flex min-h-9 items-center max-[699px]:min-h-11 font-semibold text-primary underline-offset-4 hover:underline";
