import type { ReviewView } from '#domain/api/member/review.ts'
import { routes } from '#domain/api/routes.ts'
import { useStore } from '#web/device/store.ts'
import { today } from '#web/device/today.ts'
import { unitsStore } from '#web/device/units-store.ts'
import { useMemberData } from '#web/member/data/use-member-data.ts'
import { weightsFrom } from '#web/member/data/weights-reply.ts'
import { type Moment, stateNow } from './moment.ts'

/** The moment of the page that shows a review; null until the log is known, so that nothing is said twice. */
export function useMoment(latest: ReviewView | null, said: Pick<Moment, 'note' | 'moreFoodFrom'> = {}): Moment | null {
  const data = useMemberData(`${routes.memberWeights}?today=${today()}`, weightsFrom, routes.memberWeights)
  const units = useStore(unitsStore)
  if (data.kind === 'loading') return null
  const log = data.kind === 'ready' ? data.value : null
  return { state: stateNow(log?.learnt, latest), mode: log?.goal?.mode ?? 'LOSE', today: today(), units, ...said }
}
