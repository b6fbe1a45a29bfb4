import { readFileSync } from "node:fs";
import PdfDocument from "pdfkit";

const family = "@expo-google-fonts/noto-sans-devanagari";
const files = {
  regular: `${family}/400Regular/NotoSansDevanagari_400Regular.ttf`,
  bold: `${family}/600SemiBold/NotoSansDevanagari_600SemiBold.ttf`,
} as const;

type Weight = keyof typeof files;

let fonts: Record<Weight, Buffer> | undefined;

const loadFonts = (): Record<Weight, Buffer> => {
  fonts ??= {
    regular: readFileSync(require.resolve(files.regular)),
    bold: readFileSync(require.resolve(files.bold)),
  };
  return fonts;
};

export type TextStyle = { size?: number; weight?: Weight; color?: string; align?: "left" | "right" };

/** An A4 sheet: sizes in points, from the top left corner. */
export const a4 = { width: 595.28, height: 841.89, margin: 40 } as const;

export const inks = {
  ink: "#1C1917",
  muted: "#6B635A",
  line: "#D9D0C3",
  storeDefaults: "#F6F1E8",
  primary: "#0F5C5C",
} as const;

/** A PDF under construction, in the shop's own fonts. Text is always plain: no markup is interpreted. */
export class Sheet {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  private readonly ended: Promise<void>;

  constructor({ title, author, createdAt }: { title: string; author: string; createdAt: Date }) {
    this.pdf = new PdfDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      lang: "en-IN",
      displayTitle: true,
      // A fixed time, so that the same invoice gives the same file.
      info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
    });
    for (const [weight, font] of Object.entries(loadFonts())) this.pdf.registerFont(weight, font);
    this.pdf.on("data", (chunk: Buffer) => this.chunks.push(chunk));
    this.ended = new Promise((resolve, reject) => this.pdf.once("end", resolve).once("error", reject));
  }

  /** Height of a text that is wrapped to this width. */
  heightOf(text: string, width: number, style: TextStyle = {}): number {
    this.use(style);
    return this.pdf.heightOfString(text || " ", { width });
  }

  /** Writes a text into a column. @returns the top of the next line. */
  text(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
    this.use(style);
    // A height that is never reached keeps the library from starting new pages itself.
    this.pdf.text(text, x, y, { width, align: style.align ?? "left", height: a4.height });
    return y + this.heightOf(text, width, style);
  }

  line(y: number, from: number, to: number): void {
    this.pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.75).strokeColor(inks.line).stroke();
  }

  fill(x: number, y: number, width: number, height: number, color: string): void {
    this.pdf.rect(x, y, width, height).fill(color);
  }

  newPage(): void {
    this.pdf.addPage();
  }

  /** Writes on every page again, once their number is known. */
  onEachPage(write: (page: number, pages: number) => void): void {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.pdf.switchToPage(start + index);
      write(index + 1, count);
    }
  }

  async finish(): Promise<Buffer> {
    this.pdf.end();
    await this.ended;
    return Buffer.concat(this.chunks);
  }

  private use({ size = 9, weight = "regular", color = inks.ink }: TextStyle): void {
    this.pdf.font(weight).fontSize(size).fillColor(color);
  }
}
