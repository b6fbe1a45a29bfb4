type ShippingRule = { deliveryCharge: number; freeDeliveryAbove: number };

/**
 * Delivery charge of one line, in rupees: free when the line amount reaches `freeDeliveryAbove`, otherwise the
 * charge times the quantity. Source: the storefront specification, section 9.
 */
export function lineShipping(rule: ShippingRule, unitPrice: number, quantity: number): number {
  if (unitPrice * quantity >= rule.freeDeliveryAbove) return 0;
  return Math.round(rule.deliveryCharge * quantity * 100) / 100;
}
