import { classNames } from "./class-names";

type StarShape = "full" | "half" | "empty";

/** The five stars of a rating from 0 to 5: a half star when the fraction is 0.5 or more. */
export function starShapes(rating: number): StarShape[] {
  const full = Math.floor(rating);
  return Array.from({ length: 5 }, (_, place) => {
    if (place < full) return "full";
    return place === full && rating - full >= 0.5 ? "half" : "empty";
  });
}

type Props = { /** 0 to 5. */ rating: number; className?: string };

const outline = "M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.4L12 17.4l-5.8 3 1.1-6.4L2.6 9.4l6.5-.9z";
const leftHalf = "M12 2.6v14.8l-5.8 3 1.1-6.4L2.6 9.4l6.5-.9z";

const places = [0, 1, 2, 3, 4];

/** Five stars in the accent colour, with a half star from a fraction of 0.5. Screen readers read the number. */
export function RatingStars({ rating, className }: Props) {
  const shapes = starShapes(rating);
  return (
    <span
      role="img"
      aria-label={`Rated ${rating.toFixed(1)} out of 5`}
      className={classNames("inline-flex shrink-0 gap-px text-base", className)}
    >
      {places.map((place) => (
        <Star key={place} shape={shapes[place]} />
      ))}
    </span>
  );
}

const Star = ({ shape }: { shape: StarShape | undefined }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[1em]">
    <path d={outline} className={shape === "full" ? "fill-accent" : "fill-line"} />
    {shape === "half" && <path d={leftHalf} className="fill-accent" />}
  </svg>
);
