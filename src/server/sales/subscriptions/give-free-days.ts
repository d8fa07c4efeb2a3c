import { Problem } from '#domain/problem.ts'
import { plusDays } from '#domain/time.ts'
import type { Services } from '#server/services.ts'
import { type MoveRequest, requestMove } from './charge-move.ts'

/**
 * Gives a customer free days at the end of the paid period: the plan stays open, and the next charge comes that much later.
 * @throws Problem as `requestMove`; CHARGE_NOT_MOVED also in a pause, where days would not be open
 */
export async function giveFreeDays(
  services: Services,
  request: MoveRequest & { readonly days: number },
): Promise<void> {
  const { days } = request
  await requestMove(services, request, (end, pause) => {
    if (pause !== null) throw new Problem('CHARGE_NOT_MOVED')
    return { kind: 'free_days', to: plusDays(end, days), detail: `${days} free days` }
  })
}
