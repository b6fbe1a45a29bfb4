/** Where something is delivered: the product's own list goes before the shop's exceptions. */
export type DeliveryArea = {
  /** The product's pincodes; empty: wherever the shop delivers. */
  serviceablePincodes: readonly string[];
  /** Pincodes, or their first digits, that the shop does not deliver to. */
  unservedPincodes: readonly string[];
};

export function servesPincode({ serviceablePincodes, unservedPincodes }: DeliveryArea, pincode: string): boolean {
  if (serviceablePincodes.length > 0) return serviceablePincodes.includes(pincode);
  return !unservedPincodes.some((prefix) => pincode.startsWith(prefix));
}
