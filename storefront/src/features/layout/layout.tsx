import { Outlet, ScrollRestoration } from "react-router-dom";

export function Layout() {
  return (
    <>
      <main id="content">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
