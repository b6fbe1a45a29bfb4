/** Masks a number or an email address so that whoever knows it recognises it: `+91••••••3210`, `a•••@example.com`. */
export function maskContact(contact: string): string {
  const at = contact.lastIndexOf("@");
  if (at > 0) return `${contact.slice(0, 1)}•••${contact.slice(at)}`;
  const hidden = Math.max(0, contact.length - 7);
  return `${contact.slice(0, 3)}${"•".repeat(hidden)}${contact.slice(3 + hidden)}`;
}
