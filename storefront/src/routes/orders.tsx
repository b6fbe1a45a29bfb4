export function Component() {
  return <h1>Orders</h1>;
}
