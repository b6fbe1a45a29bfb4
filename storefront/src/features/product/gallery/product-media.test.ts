import { posterOf, productMedia } from "./product-media";

const aVariant = (color: string, ...variantImages: string[]) => ({
  _id: color,
  color,
  size: "",
  sku: "",
  price: 1,
  discountPrice: 1,
  finalPrice: 1,
  discountPercentage: 0,
  quantity: 1,
  variantImages,
});

describe("the gallery", () => {
  const product = {
    title: "Kurta",
    images: ["a", "b"],
    videos: ["v"],
    variants: [aVariant("Teal", "t", "a"), aVariant("Rose")],
  };

  it("shows pictures, then videos", () => {
    expect(productMedia(product, "").map(({ kind, src }) => `${kind} ${src}`)).toEqual([
      "picture a",
      "picture b",
      "video v",
    ]);
  });

  it("describes each of them", () => {
    expect(productMedia(product, "").map(({ alt }) => alt)).toEqual(["Kurta", "Kurta, image 2", "Video of Kurta"]);
  });

  it("starts with the chosen colour, without duplicates", () => {
    expect(productMedia(product, "Teal").map(({ src }) => src)).toEqual(["t", "a", "b", "v"]);
    expect(productMedia(product, "Rose").map(({ src }) => src)).toEqual(["a", "b", "v"]);
  });
});

describe("the poster of a video", () => {
  const video = { kind: "video" as const, src: "v", alt: "" };
  const picture = (src: string) => ({ kind: "picture" as const, src, alt: "" });

  it("is the first picture, in a copy as wide as the gallery", () => {
    const name = (width: number) => `/media/0123456789abcdef0123456789abcdef01234567-cf3e9da-${width}.webp`;
    expect(posterOf([picture(name(1600)), picture("b"), video])).toBe(name(800));
    expect(posterOf([picture("https://elsewhere.example/a.png"), video])).toBe("https://elsewhere.example/a.png");
  });

  it("is undefined if there is no picture", () => {
    expect(posterOf([video])).toBeUndefined();
  });
});
