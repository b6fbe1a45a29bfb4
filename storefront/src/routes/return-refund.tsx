export function Component() {
  return <h1>Returns</h1>;
}
