import { randomUUID } from 'node:crypto'
import { MAX_PAUSE_DAYS } from '#domain/billing/charge-moves.ts'
import { Problem } from '#domain/problem.ts'
import { daysBetween, type IsoDate, MS_PER_HOUR, plusDays } from '#domain/time.ts'
import type { Log } from '#server/platform/log/log.ts'
import { findSubscription } from '#server/purchases/find-purchase.ts'
import type { Services } from '#server/services.ts'
import { type MoveRequest, pauseOf, requestMove } from './charge-move.ts'

/** Until the charge that ends a pause early: providers take only days to come, and their clocks differ from ours. */
const AHEAD_MS = MS_PER_HOUR

const dayOf = (at: Date): IsoDate => at.toISOString().slice(0, 10)

/**
 * Pauses a plan: after the paid days it closes, nothing is charged until a day, and it opens again with the charge of that day.
 * In a pause, or before it begins, it moves the end of that pause.
 * @throws Problem as `requestMove`; CHARGE_NOT_MOVED also for a day that is not after the paid days, or more than three months
 */
export async function pauseBilling(
  services: Services,
  request: MoveRequest & { readonly until: IsoDate },
): Promise<void> {
  const { until } = request
  await requestMove(services, request, (end, pause) => {
    const from = pause?.from ?? end
    const days = daysBetween(dayOf(from), until) ?? 0
    if (days < 1 || days > MAX_PAUSE_DAYS) throw new Problem('CHARGE_NOT_MOVED')
    return { kind: pause === null ? 'pause' : 'pause_end', to: plusDays(from, days), detail: `pause until ${until}` }
  })
}

/**
 * Ends a pause now: the next charge comes at the end of the paid days, or within the hour if they are over, and opens the plan.
 * @throws Problem as `requestMove`; CHARGE_NOT_MOVED also if there is no pause, or if less than a day of it is left
 */
export async function endPause(services: Services, request: MoveRequest): Promise<void> {
  await requestMove(services, request, (_, pause) => {
    if (pause === null) throw new Problem('CHARGE_NOT_MOVED')
    const soon = services.now().getTime() + AHEAD_MS
    return { kind: 'pause_end', to: new Date(Math.max(pause.from.getTime(), soon)), detail: 'end of the pause' }
  })
}

/**
 * The same at the customer's request. Repeating it once the pause is over, or about to be, changes nothing.
 * @throws Problem SUBSCRIPTION_UNKNOWN, SUBSCRIPTION_OVER, PAUSE_NOT_ENDED
 */
export async function endOwnPause(services: Services, leadId: string, log: Log): Promise<void> {
  const pause = pauseOf(await findSubscription(services.db, leadId))
  if (pause === null || pause.until.getTime() - services.now().getTime() <= 2 * AHEAD_MS) return
  try {
    await endPause(services, { actId: randomUUID(), leadId, actor: 'customer', log })
  } catch (error) {
    if (error instanceof Problem && error.code === 'CHARGE_NOT_MOVED') throw new Problem('PAUSE_NOT_ENDED')
    throw error
  }
}
