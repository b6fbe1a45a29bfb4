/** Maps over many items, several concurrently, and returns the results in order. */
export async function atOnce<Item, Answer>(
  items: readonly Item[],
  act: (item: Item, place: number) => Promise<Answer>,
  max = 6,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const worker = async () => {
    for (let place = next++; place < items.length; place = next++) {
      answers[place] = await act(items[place] as Item, place);
    }
  };
  await Promise.all(Array.from({ length: max }, worker));
  return answers;
}
