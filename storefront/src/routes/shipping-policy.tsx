export function Component() {
  return <h1>Shipping</h1>;
}
