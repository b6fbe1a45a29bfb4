export function Component() {
  return <h1>Order</h1>;
}
