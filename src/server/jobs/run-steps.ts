import { type Deadline, deadlineIn } from '#server/platform/concurrency/deadline.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'

/** One of several pieces of work in a job, each independent of the others. */
export type Step = { readonly name: string; readonly work: (deadline: Deadline) => Promise<unknown> }

/**
 * Runs the steps of a job one after the other, each with the same time in ms. One that fails or has more to do than its
 * time allows does not keep those after it from running.
 * @throws an Error that names the steps that failed, once all have run
 */
export async function runSteps(steps: readonly Step[], msEach: number, log: Pick<Log, 'error'>): Promise<void> {
  const failed: string[] = []
  for (const { name, work } of steps) {
    try {
      await work(deadlineIn(msEach))
    } catch (error) {
      failed.push(name)
      log.error({ step: name, error: describeError(error) }, 'a step of a job failed; the others go on')
    }
  }
  if (failed.length > 0) throw new Error(`These steps failed: ${failed.join(', ')}.`)
}
