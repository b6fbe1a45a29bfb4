type Brand = { name: string; count: number };

/**
 * The rows of the brand filter: those whose name holds the text, sorted by name. A chosen brand that the list does
 * not know (an old address) is there with a count of 0, so that it can be taken off.
 */
export function brandRows(brands: readonly Brand[], chosen: readonly string[], text: string): Brand[] {
  const unknown = chosen.filter((name) => !brands.some((brand) => brand.name === name));
  const wanted = text.trim().toLocaleLowerCase("en-IN");
  return [...brands, ...unknown.map((name) => ({ name, count: 0 }))]
    .filter(({ name }) => name.toLocaleLowerCase("en-IN").includes(wanted))
    .sort((a, b) => a.name.localeCompare(b.name, "en-IN"));
}
