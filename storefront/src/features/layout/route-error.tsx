export function RouteError() {
  return <p role="alert">Something Went Wrong</p>;
}
