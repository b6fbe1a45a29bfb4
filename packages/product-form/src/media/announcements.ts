import type { DndContextProps } from "@dnd-kit/core";

/** Screen reader announcements during reordering, by positions instead of keys. */
export function announcementsFor(
  placeOf: (key: unknown) => number,
  count: number,
  thing = "image",
): DndContextProps["accessibility"] {
  const at = (key: unknown) => `position ${placeOf(key) + 1} of ${count}`;
  return {
    screenReaderInstructions: {
      draggable: `Press space or enter to pick up the ${thing}, the arrow keys to move it, space or enter to drop it, and escape to cancel.`,
    },
    announcements: {
      onDragStart: ({ active }) => `Picked up the ${thing} at ${at(active.id)}.`,
      onDragOver: ({ over }) => (over ? `The ${thing} is over ${at(over.id)}.` : `The ${thing} is outside the list.`),
      onDragEnd: ({ over }) => (over ? `Dropped the ${thing} at ${at(over.id)}.` : `The ${thing} was not moved.`),
      onDragCancel: ({ active }) => `Cancelled. The ${thing} is back at ${at(active.id)}.`,
    },
  };
}
