/** A film about the product. Nothing of it is loaded before somebody wants to see it. */
export const GalleryVideo = ({ src, title, className }: { src: string; title: string; className: string }) => (
  // biome-ignore lint/a11y/useMediaCaption: sellers' films come without captions
  <video src={src} controls playsInline preload="none" aria-label={`Video of ${title}`} className={className} />
);
