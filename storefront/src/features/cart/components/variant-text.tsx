type Props = { variant: { color: string; size: string } | null };

/** `Colour: Red · Size: M`, as far as there is something to say. */
export function VariantText({ variant }: Props) {
  const parts = [variant?.color && `Colour: ${variant.color}`, variant?.size && `Size: ${variant.size}`].filter(
    Boolean,
  );
  return parts.length > 0 && <p className="text-sm text-muted">{parts.join(" · ")}</p>;
}
