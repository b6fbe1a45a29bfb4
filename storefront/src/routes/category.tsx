export function Component() {
  return <h1>Category</h1>;
}
