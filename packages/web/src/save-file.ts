/** Lets the browser save something as a file, as if a link to it had been pressed. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the address only after the press was handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
