type Named = { name: string };

/** Permissions by what they are about: `edit_order` and `view_order` stand under "order". In the order of names. */
export function permissionGroups<One extends Named>(permissions: readonly One[]): { about: string; list: One[] }[] {
  const groups = new Map<string, One[]>();
  for (const permission of permissions) {
    const about = permission.name.split("_").slice(1).join(" ") || permission.name;
    groups.set(about, [...(groups.get(about) ?? []), permission]);
  }
  return [...groups]
    .map(([about, list]) => ({ about, list }))
    .sort((one, other) => one.about.localeCompare(other.about));
}
