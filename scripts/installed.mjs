/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean, inBundle?: boolean }} Package
 * @typedef {{ packages?: Record<string, Package> }} Lock
 */

/**
 * Whether what npm recorded as installed (`node_modules/.package-lock.json`) matches `package-lock.json`. Optional
 * packages may be missing: they are for other platforms.
 *
 * @param {Lock} wanted
 * @param {Lock | undefined} present
 */
export function isInstalled(wanted, present) {
  if (!present?.packages) return false;
  const there = present.packages;
  return Object.entries(wanted.packages ?? {})
    .filter(([place]) => place.includes("node_modules/"))
    .every(([place, one]) => {
      const found = there[place];
      if (!found) return Boolean(one.optional || one.devOptional || one.peer);
      return one.link ? found.link === true : found.version === one.version;
    });
}
