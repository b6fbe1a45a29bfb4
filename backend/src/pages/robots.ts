/** What robots may read. The API stays open: pages are drawn from it. Private pages say "noindex" themselves. */
export const robotsText = (origin: string): string =>
  [
    "User-agent: *",
    "Disallow: /app",
    "Disallow: /adminlogin",
    "Disallow: /dashboard",
    "Disallow: /dev/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
