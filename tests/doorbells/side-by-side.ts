/** Does something for each of many, only so many at the same time. */
export async function sideBySide<T, R>(things: readonly T[], work: (thing: T) => Promise<R>, atOnce = 8): Promise<R[]> {
  const results: R[] = []
  const queue = things.entries()
  const hand = async () => {
    for (const [at, thing] of queue) results[at] = await work(thing)
  }
  await Promise.all(Array.from({ length: atOnce }, hand))
  return results
}
