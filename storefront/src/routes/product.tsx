export function Component() {
  return <h1>Product</h1>;
}
