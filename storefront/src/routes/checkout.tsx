export function Component() {
  return <h1>Checkout</h1>;
}
