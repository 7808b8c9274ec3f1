/**
 * Work that is too much to begin all at once, such as encoding pictures: two of it, never more, are under way. The next of
 * the list is begun as soon as one is done. Answers are in the list's order; after a failure nothing more is begun.
 */
export async function twoAtATime<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length)
  // A generator ends for both lanes when one leaves it by an error; a list's own entries would go on.
  const left = (function* () {
    yield* items.entries()
  })()
  const lane = async () => {
    for (const [place, item] of left) results[place] = await work(item)
  }
  await Promise.all([lane(), lane()])
  return results
}
