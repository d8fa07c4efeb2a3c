/** The outcome of a task, in a form that can be passed between threads. */
export type Answer<R> =
  | { readonly kind: 'done'; readonly value: R }
  | { readonly kind: 'failed'; readonly error: Error }

/**
 * A task as the pool calls it, with its arguments in one list. Its errors are returned as answers, so that a rejected
 * promise means only one thing: the thread is gone.
 */
export const answering =
  <const A extends readonly unknown[], R>(task: (...args: A) => R | Promise<R>) =>
  async (args: A): Promise<Answer<R>> => {
    try {
      return { kind: 'done', value: await task(...args) }
    } catch (error) {
      return {
        kind: 'failed',
        error: error instanceof Error ? error : new Error('the thrown value is not an Error'),
      }
    }
  }
