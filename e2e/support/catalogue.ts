import type { APIRequestContext, APIResponse } from "@playwright/test";
import { administratorToken } from "./administrator-token";
import { aNewName, asAdministrator } from "./staff";

type Row = { _id: string; title: string };
type SubCategory = Row & { heading: string; fromStartPrice: number };

/** The smallest picture: one pixel. */
const aPixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==",
  "base64",
);
export const aPixelFile = (name = "pixel.png") => ({ name, mimeType: "image/png", buffer: aPixel });

async function made<Answer>(answer: APIResponse): Promise<Answer> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Catalogue entries created by the first administrator using the API; returns the rows. */
export function theCatalogue(request: APIRequestContext) {
  const headers = { authorization: administratorToken() };
  const post = async <Answer>(path: string, fields: Record<string, string | number | boolean>) => {
    const multipart = { ...fields, image: aPixelFile() };
    return made<Answer>(await request.post(`/api/v1${path}`, { headers, multipart }));
  };
  return {
    category: async (title = aNewName("Category")) => (await post<{ data: Row }>("/Category", { title })).data,
    subCategory: async (categoryId: string, title = aNewName("Sub-category")) => {
      const fields = { title, heading: `All of ${title}`, fromStartPrice: 99, status: true, showOnHomePage: false };
      return (await post<{ data: SubCategory }>(`/subcategory/${categoryId}`, fields)).data;
    },
    banner: async (fields: { title: string; order?: number; link?: string; status?: boolean }) =>
      (await post<{ banner: Row }>("/banner", { link: "/cart", ...fields })).banner,
    product: async (fields: { categoryId: string; title?: string } & Record<string, unknown>) => {
      const whole = { title: aNewName("Product"), brand: "Rangrez", price: 1000, quantity: 10, ...fields };
      return ((await asAdministrator(request).post("/product", whole)) as { product: Row }).product;
    },
  };
}
