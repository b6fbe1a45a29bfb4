import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import type { Medium } from "../values";
import { announcementsFor } from "./announcements";
import { PictureTile } from "./picture-tile";

type Props = {
  pictures: readonly Medium[];
  onChange: (pictures: Medium[]) => void;
  /** Accessible name, e.g. "Product images". */
  label: string;
  small?: boolean;
};

/** Pictures in order: they can be dragged, moved by keys or buttons, and removed. */
export function PictureList({ pictures, onChange, label, small = false }: Props) {
  const sensors = useSensors(
    // A press without movement stays a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (key: unknown) => pictures.findIndex((picture) => picture.key === key);
  const move = (from: number, to: number) => {
    if (from >= 0 && to >= 0 && to < pictures.length && from !== to) onChange(arrayMove([...pictures], from, to));
  };
  if (pictures.length === 0) return null;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={announcementsFor(placeOf, pictures.length)}
      onDragEnd={({ active, over }: DragEndEvent) => over && move(placeOf(active.id), placeOf(over.id))}
    >
      <SortableContext items={pictures.map(({ key }) => key)} strategy={rectSortingStrategy}>
        <ul
          aria-label={label}
          className={
            small
              ? "grid grid-cols-2 gap-2 min-[700px]:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]"
              : "grid grid-cols-2 gap-3 min-[700px]:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]"
          }
        >
          {pictures.map((picture, place) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              place={place}
              count={pictures.length}
              onMove={(to) => move(place, to)}
              onRemove={() => onChange(pictures.filter(({ key }) => key !== picture.key))}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
