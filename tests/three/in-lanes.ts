/** Does something with each, a few at a time. */
export async function inLanes<T>(
  lanes: number,
  things: readonly T[],
  work: (thing: T) => Promise<void>,
): Promise<void> {
  const left = [...things]
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
