/** A real picture, rendered by the browser: coloured stripes, as a PNG. */
import type { Page } from "@playwright/test";

export async function aPicture(page: Page, width = 640, height = 480): Promise<Buffer> {
  const address = await page.evaluate(
    ({ width, height }) => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width, height });
      const brush = canvas.getContext("2d");
      for (let stripe = 0; brush && stripe < 8; stripe++) {
        brush.fillStyle = `hsl(${stripe * 45} 70% 55%)`;
        brush.fillRect((stripe * width) / 8, 0, width / 8, height);
      }
      return canvas.toDataURL("image/png");
    },
    { width, height },
  );
  return Buffer.from(address.split(",")[1] ?? "", "base64");
}
