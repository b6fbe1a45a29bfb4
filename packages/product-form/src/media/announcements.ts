import type { DndContextProps } from "@dnd-kit/core";

/** What a screen reader says while something of a list is moved, by places and not by keys. */
export function announcementsFor(
  placeOf: (key: unknown) => number,
  count: number,
  thing = "picture",
): DndContextProps["accessibility"] {
  const at = (key: unknown) => `place ${placeOf(key) + 1} of ${count}`;
  return {
    screenReaderInstructions: {
      draggable: `Press space or enter to lift the ${thing}, the arrow keys to move it, space or enter to put it down, escape to leave it where it was.`,
    },
    announcements: {
      onDragStart: ({ active }) => `Lifted the ${thing} at ${at(active.id)}.`,
      onDragOver: ({ over }) => (over ? `The ${thing} is over ${at(over.id)}.` : `The ${thing} is over no place.`),
      onDragEnd: ({ over }) => (over ? `Put the ${thing} down at ${at(over.id)}.` : `The ${thing} stays where it was.`),
      onDragCancel: ({ active }) => `The ${thing} stays at ${at(active.id)}.`,
    },
  };
}
