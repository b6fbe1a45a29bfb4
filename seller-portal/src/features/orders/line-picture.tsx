/** A small picture of what was sold; decoration beside its title. */
export const LinePicture = ({ src }: { src: string }) =>
  src ? (
    <img src={src} alt="" loading="lazy" className="size-14 shrink-0 rounded-control bg-sunken object-contain" />
  ) : (
    <span aria-hidden className="size-14 shrink-0 rounded-control bg-sunken" />
  );
