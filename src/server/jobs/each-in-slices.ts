import type { Deadline } from '#server/platform/concurrency/deadline.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'

/** Rows of one slice: those that follow a row in a fixed order, or the first ones. */
type Slice<Row> = (after: Row | null) => Promise<readonly Row[]>

/**
 * Does a piece of work for each row, slice by slice, until there is no further row or the deadline is over. Each slice is
 * what follows the last row of the one before, so a row that cannot be handled keeps back none after it.
 * @throws an Error that counts the rows that could not be handled, once all others have been
 */
export async function eachInSlices<Row>(
  slice: Slice<Row>,
  work: (row: Row) => Promise<unknown>,
  deadline: Deadline,
  log: Pick<Log, 'error'>,
): Promise<void> {
  let failed = 0
  for (let rows = await slice(null); rows.length > 0 && !deadline.isOver(); rows = await slice(rows.at(-1) ?? null)) {
    for (const row of rows) {
      if (deadline.isOver()) break
      try {
        await work(row)
      } catch (error) {
        failed++
        log.error({ error: describeError(error) }, 'one of many could not be handled; the others go on')
      }
    }
  }
  if (failed > 0) throw new Error(`${failed} could not be handled.`)
}
