import { Navigate } from "react-router-dom";

/** The logged-out menu links to /orders; the orders live at /order. */
export const Component = () => <Navigate to="/order" replace />;
