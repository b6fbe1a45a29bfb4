/** Width in pixels of the small copy that the shop's own pictures have. */
const small = 400;
const full = 800;

/** The `srcset` of a picture with a small copy (`name.webp` has `name-400.webp`); undefined for any other picture. */
export const pictureSources = (src: string): string | undefined =>
  /^\/(media|static)\/.*\.webp$/.test(src)
    ? `${src.replace(/\.webp$/, `-${small}.webp`)} ${small}w, ${src} ${full}w`
    : undefined;
