/** Social networks, in the order of the footer. */
export const socialNetworks = ["facebook", "instagram", "x", "youtube"] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const socialNetworkNames: Record<SocialNetwork, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  x: "X",
  youtube: "YouTube",
};
