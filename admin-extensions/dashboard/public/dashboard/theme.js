// Before anything is drawn: a page that turns dark afterwards flashes.
(() => {
  let kept = null;
  try {
    kept = localStorage.getItem("medusa_admin_theme");
  } catch {
    // A browser that forbids storage follows its system.
  }
  const system = kept !== "light" && kept !== "dark";
  const dark = kept === "dark" || (system && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", dark);
})();
