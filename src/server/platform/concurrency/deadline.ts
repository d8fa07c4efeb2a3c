/** A moment on the machine's own clock at which a piece of work stops taking on more. */
export type Deadline = { readonly isOver: () => boolean }

/** A deadline some ms from now. */
export function deadlineIn(ms: number): Deadline {
  const end = performance.now() + ms
  return { isOver: () => performance.now() >= end }
}

/** For callers that wait until everything is done. */
export const noDeadline: Deadline = { isOver: () => false }

/**
 * Repeats a slice of work until it finds nothing more to do or the deadline is over, and returns the sum of what the
 * slices did. A slice that was begun is completed.
 * @param rest waits some ms, which are those that the slice before took: work that can wait uses the database for half
 * of the time at most, so that requests come first. Without it there is no pause.
 */
export async function inSlices(
  slice: () => Promise<number>,
  deadline: Deadline,
  rest?: (ms: number) => Promise<unknown>,
): Promise<number> {
  for (let done = 0; ; ) {
    const started = performance.now()
    const count = await slice()
    done += count
    if (count === 0 || deadline.isOver()) return done
    await rest?.(performance.now() - started)
  }
}

/**
 * How far a run has come: the last of what its slices were ordered by. What they deleted stays in an index as long as a
 * snapshot shows it, for example that of a backup, and without a place each slice would read past all of it.
 */
export type Place = { after: string | null }

export const fromTheStart = (): Place => ({ after: null })
