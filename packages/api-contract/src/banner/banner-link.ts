/**
 * Whether a banner may lead there: a path on the shop, or an address with http or https. What browsers would take for
 * another origin (`//evil`, `/\evil`, a tab between the slashes) is no path.
 */
export function isBannerLink(link: string): boolean {
  // Browsers drop these from addresses before they read them.
  if (/[\p{Cc}\p{Cs}\s\\]/u.test(link)) return false;
  if (link.startsWith("/")) return !link.startsWith("//");
  if (!/^https?:\/\/[^/?#]/i.test(link)) return false;
  try {
    const { hostname, username, password } = new URL(link);
    return hostname !== "" && username === "" && password === "";
  } catch {
    return false;
  }
}
