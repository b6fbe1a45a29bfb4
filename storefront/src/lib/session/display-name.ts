/**
 * The name a shopper is greeted with: the part of the e-mail before the @ with its first letter upper-cased.
 * Who logged in by mobile number has no such part and reads the number, grouped as people write it.
 */
export function displayName(identifier: string): string {
  const mobile = identifier.match(/^\+?(?:91)?(\d{5})(\d{5})$/);
  if (mobile) return `${mobile[1]} ${mobile[2]}`;
  const [name = ""] = identifier.split("@");
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : "Shopper";
}
