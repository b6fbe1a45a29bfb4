import type { BannerAudience } from "@haat/api-contract/catalog/schemas";

export const audienceLabels: Record<BannerAudience, string> = {
  everyone: "Everyone",
  guests: "Guests who have not logged in",
  customers: "Customers who have logged in",
};
