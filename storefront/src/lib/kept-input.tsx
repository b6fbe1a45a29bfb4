import { Component, type ReactNode, type RefObject } from "react";
import { elementAt, positionIn } from "./element-position";
import { toggleAgain, toggledIn } from "./toggled";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What somebody has done in server-rendered markup. Elements are given by position. */
type Input = {
  focus: number[] | null;
  selection: [start: number, end: number] | null;
  typed: { position: number[]; value: string }[];
  toggled: number[][];
};

const fields = "input:not([type=checkbox], [type=radio], [type=hidden]), textarea";

type Props = { container: RefObject<HTMLElement>; hasCode: boolean; children: ReactNode };

/**
 * Keeps the focus, the selection, typed text and what was toggled when the part that has got its code replaces the server's markup. A
 * class, because only `getSnapshotBeforeUpdate` is called right before React removes the old elements.
 */
export class KeptInput extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props): Input | null {
    const { container, hasCode } = this.props;
    return hasCode && !before.hasCode && container.current ? inputIn(container.current) : null;
  }

  override componentDidUpdate(_props: Props, _state: unknown, input: Input | null): void {
    if (input && this.props.container.current) repeatInput(this.props.container.current, input);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

function inputIn(container: HTMLElement): Input {
  const focused = container.contains(document.activeElement) ? document.activeElement : null;
  return {
    focus: focused && positionIn(container, focused),
    selection: focused && selectionOf(focused),
    typed: [...container.querySelectorAll<Field>(fields)]
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map((field) => ({ position: positionIn(container, field), value: field.value })),
    toggled: toggledIn(container),
  };
}

/** Null where there is none, as in a number field. */
function selectionOf(element: Element): Input["selection"] {
  if (!isField(element)) return null;
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

function repeatInput(container: HTMLElement, { focus, selection, typed, toggled }: Input): void {
  for (const { position, value } of typed) {
    const field = elementAt(container, position);
    if (field && isField(field)) type(field, value);
  }
  const focused = focus && elementAt(container, focus);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  // A microtask later, React accepts another change, and the part has rendered what was typed, which moves the caret.
  queueMicrotask(() => {
    toggleAgain(container, toggled);
    if (selection && focused && isField(focused)) focused.setSelectionRange(...selection);
  });
}

/** React ignores a value that was set through its own property of the element. */
function type(field: Field, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
