/** The keyboard's way past the header, to the element with the id `content`. */
export const SkipLink = () => (
  <a
    href="#content"
    className="sr-only z-50 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:absolute focus:left-4 focus:top-4"
  >
    Skip to content
  </a>
);
