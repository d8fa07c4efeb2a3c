import { MS_PER_MINUTE } from '#domain/time.ts'
import { countDue, isMoreDue, rollUpPresent } from '#server/funnel-statistics/roll-up.ts'
import { deadlineIn } from '#server/platform/concurrency/deadline.ts'
import type { Services } from '#server/services.ts'

/** ms that one job counts for; the next one follows within a minute. */
const MS_AT_MOST = 4 * MS_PER_MINUTE
/** Visitors who wait to be counted, from which on other processes are asked to help. */
const MANY = 5000
/** Jobs that help at the same time, in whichever process takes them. */
const HELPERS = 3

/** Counts visitors every minute. While many wait, other processes are asked to count with this one. */
export async function countFunnel(services: Services, askForHelp: () => Promise<unknown>): Promise<void> {
  await rollUpPresent(services)
  const isMuch = await isMoreDue(services.db, MANY)
  if (isMuch) for (let helper = 0; helper < HELPERS; helper++) await askForHelp()
  await helpToCount(services)
}

/** Counts visitors who have left until none waits or its time is over. */
export async function helpToCount(services: Services): Promise<void> {
  await countDue(services, deadlineIn(MS_AT_MOST))
}
