type Files = Record<string, Blob | readonly Blob[] | null | undefined>;

/**
 * A call's body as multipart: texts, numbers and flags as they are, lists and objects as JSON, what is undefined or
 * null left out. Files come after the fields.
 */
export function formBody(body: Record<string, unknown>, files: Files): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue;
    form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  for (const [name, value] of Object.entries(files)) {
    for (const file of [value ?? []].flat()) form.append(name, file);
  }
  return form;
}
