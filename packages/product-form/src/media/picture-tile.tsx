import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowLongLeft, ArrowLongRight, DotsSix, Trash } from "@medusajs/icons";
import { Badge, clx, IconButton } from "@medusajs/ui";
import type { Medium } from "../values";
import { MediumPreview } from "./medium-preview";

type Props = {
  picture: Medium;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** A picture of a list: its handle supports drag and keyboard, the arrows move it by single clicks. */
export function PictureTile({ picture, place, count, onMove, onRemove }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.key,
  });
  const name = `image ${place + 1} of ${count}`;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      className={clx(
        "bg-ui-bg-base border-ui-border-base relative flex flex-col overflow-hidden rounded-lg border",
        isDragging && "shadow-elevation-card-hover z-10 opacity-90",
      )}
    >
      <MediumPreview
        medium={picture}
        alt={picture.file ? `${name}, ${picture.file.name}` : name}
        className="aspect-square w-full"
      />
      {place === 0 && (
        <Badge size="2xsmall" className="absolute left-1.5 top-1.5">
          Cover
        </Badge>
      )}
      <div className="border-ui-border-base flex items-center justify-between border-t p-1">
        <IconButton
          ref={setActivatorNodeRef}
          type="button"
          variant="transparent"
          {...attributes}
          {...listeners}
          aria-label={`Reorder ${name}`}
          className="cursor-grab touch-none"
        >
          <DotsSix />
        </IconButton>
        <IconButton
          type="button"
          variant="transparent"
          aria-label={`Move ${name} earlier`}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        >
          <ArrowLongLeft />
        </IconButton>
        <IconButton
          type="button"
          variant="transparent"
          aria-label={`Move ${name} later`}
          disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        >
          <ArrowLongRight />
        </IconButton>
        <IconButton type="button" variant="transparent" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash />
        </IconButton>
      </div>
    </li>
  );
}
