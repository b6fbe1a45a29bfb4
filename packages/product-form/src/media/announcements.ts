import type { DndContextProps } from "@dnd-kit/core";

/** What a screen reader says while a picture is moved, by places and not by keys. */
export function announcementsFor(placeOf: (key: unknown) => number, count: number): DndContextProps["accessibility"] {
  const at = (key: unknown) => `place ${placeOf(key) + 1} of ${count}`;
  return {
    screenReaderInstructions: {
      draggable:
        "Press space or enter to lift the picture, the arrow keys to move it, space or enter to put it down, escape to leave it where it was.",
    },
    announcements: {
      onDragStart: ({ active }) => `Lifted the picture at ${at(active.id)}.`,
      onDragOver: ({ over }) => (over ? `The picture is over ${at(over.id)}.` : "The picture is over no place."),
      onDragEnd: ({ over }) => (over ? `Put the picture down at ${at(over.id)}.` : "The picture stays where it was."),
      onDragCancel: ({ active }) => `The picture stays at ${at(active.id)}.`,
    },
  };
}
