export type StarShape = "full" | "half" | "empty";

/** The five stars of a rating from 0 to 5: a half star when the fraction is 0.5 or more. */
export function starShapes(rating: number): StarShape[] {
  const full = Math.floor(rating);
  return Array.from({ length: 5 }, (_, place) => {
    if (place < full) return "full";
    return place === full && rating - full >= 0.5 ? "half" : "empty";
  });
}
