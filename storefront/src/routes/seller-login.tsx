export function Component() {
  return <h1>Seller</h1>;
}
