export function Component() {
  return <h1>Cart</h1>;
}
