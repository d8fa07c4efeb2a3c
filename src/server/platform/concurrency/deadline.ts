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
 */
export async function inSlices(slice: () => Promise<number>, deadline: Deadline): Promise<number> {
  for (let done = 0; ; ) {
    const count = await slice()
    done += count
    if (count === 0 || deadline.isOver()) return done
  }
}
