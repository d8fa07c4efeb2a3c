/** What a task came to, in a form that survives the way between threads. */
export type Answer<R> =
  | { readonly kind: 'done'; readonly value: R }
  | { readonly kind: 'failed'; readonly error: Error }

/**
 * A task as the pool calls it, with its arguments in one list. What goes wrong in it comes back as an answer, so that
 * a rejection is left to mean one thing: the thread is gone.
 */
export const answering =
  <const A extends readonly unknown[], R>(task: (...args: A) => R | Promise<R>) =>
  async (args: A): Promise<Answer<R>> => {
    try {
      return { kind: 'done', value: await task(...args) }
    } catch (error) {
      return {
        kind: 'failed',
        error: error instanceof Error ? error : new Error('something was thrown that is no error'),
      }
    }
  }
