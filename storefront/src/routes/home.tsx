export function Component() {
  return <h1>Haat</h1>;
}
