/** Makes the browser download a blob as a file, like a click on a link to it. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the URL only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
