import type { GoalMode } from '#domain/api/member/goal.ts'
import type { ReviewView } from '#domain/api/member/review.ts'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import type { WeightState } from '#domain/plan-review/weight-state.ts'
import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { useStore } from '#web/device/store.ts'
import { today } from '#web/device/today.ts'
import { unitsStore } from '#web/device/units-store.ts'
import { useMemberData } from '#web/member/data/use-member-data.ts'
import { weightsFrom } from '#web/member/data/weights-reply.ts'

/** What decides every sentence about the weight on a page. */
export type Moment = {
  readonly state: WeightState
  readonly mode: GoalMode
  readonly today: IsoDate
  readonly units: UnitSystem
}

/**
 * What the weight does today, the same on every page: by the estimate of today, or by the week's review as long as there
 * is no estimate.
 */
export const stateNow = (
  learnt: WeightsReply['learnt'] | null | undefined,
  latest: Pick<ReviewView, 'state'> | null,
): WeightState => learnt?.state ?? latest?.state ?? 'UNKNOWN'

/** The moment of the page that shows a review; null until the log is known, so that nothing is said twice. */
export function useMoment(latest: ReviewView | null): Moment | null {
  const data = useMemberData(`${routes.memberWeights}?today=${today()}`, weightsFrom, routes.memberWeights)
  const units = useStore(unitsStore)
  if (data.kind === 'loading') return null
  const log = data.kind === 'ready' ? data.value : null
  return { state: stateNow(log?.learnt, latest), mode: log?.goal?.mode ?? 'LOSE', today: today(), units }
}
