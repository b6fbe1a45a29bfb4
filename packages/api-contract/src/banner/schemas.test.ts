import { isBannerLink } from "./schemas";

it.each([
  "/",
  "/products/sale",
  "/products/category/electronics?sort=price-asc#top",
  "https://example.in/fair",
  "HTTP://example.in",
  "https://example.in:8443/a?b=c",
])("a banner may link to %s", (link) => {
  expect(isBannerLink(link)).toBe(true);
});

it.each([
  "",
  "products/sale",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/ /evil.example",
  "https:evil.example",
  "https:///evil.example",
  "https://",
  "https://shop.example@evil.example/",
  "https://[not-an-address",
  "ftp://example.in/a",
  "mailto:someone@example.in",
])("a banner may not link to %j", (link) => {
  expect(isBannerLink(link)).toBe(false);
});
