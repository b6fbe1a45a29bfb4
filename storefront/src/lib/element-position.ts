/** The index of each ancestor among its siblings, outermost first. */
export function positionIn(container: Element, element: Element): number[] {
  const position: number[] = [];
  for (let one = element; one !== container && one.parentElement; one = one.parentElement) {
    position.unshift([...one.parentElement.children].indexOf(one));
  }
  return position;
}

/** The element at a position: a part has the same elements when the browser renders it as when the server did. */
export const elementAt = (container: Element, position: readonly number[]): Element | undefined =>
  position.reduce<Element | undefined>((element, index) => element?.children[index], container);
