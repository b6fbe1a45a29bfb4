export function Component() {
  return <h1>Sub-category</h1>;
}
