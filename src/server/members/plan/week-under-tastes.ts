import { daysBetween } from '#domain/time.ts'
import { withLeftoversCooked } from '#planner/week/cookings.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import { startOfWeek } from '#server/members/member/plan-calendar.ts'
import { type Tastes, withTastes } from '#server/members/member/week-request.ts'
import type { Planned } from '#server/planner-pool/planner-pool.ts'
import type { PlanState } from './change-plan.ts'
import { planOrRefuse } from './impossible-week.ts'
import { ownPlate } from './own-plate.ts'
import { pastOf, stayingIn, todayIn } from './plan-week.ts'
import { saidWeek } from './sayings.ts'
import type { ChangedMeals } from './undoable-change.ts'
import { weekChanges } from './week-changes.ts'
import { withoutLess } from './without-less.ts'

/** What changes for somebody who does not eat from a week. */
const nothingSeen: ChangedMeals = { changes: [], meals: [] }

/**
 * The week with other plates from today on for one who does not cook and has ruled a food out: everybody else's stay. Null
 * if the change concerns the dishes of all.
 */
async function ownPlatesAnew(
  plannerPool: PlanContext['plannerPool'],
  { member: { personId, startsOn, today }, currentWeek }: PlanState,
  { request: before, plan }: Planned,
  request: WeekRequest,
): Promise<Planned | null> {
  const [was, now] = [before, request].map((of) => of.others?.find(({ id }) => id === personId)?.banned)
  const isOwn = was !== undefined && now?.some((food) => !was.includes(food)) === true
  if (!isOwn) return null
  const from = plan.week === currentWeek ? Math.max(0, daysBetween(startOfWeek(startsOn, plan.week), today) ?? 0) : 0
  return plannerPool.seatTable({ request: before, plan }, request, from, plan.week === currentWeek)
}

/** The week planned again under changed tastes, with what is past of it. @throws Problem PLAN_IMPOSSIBLE */
async function plannedAnew(
  plannerPool: PlanContext['plannerPool'],
  planState: PlanState,
  planned: Planned,
  request: WeekRequest,
): Promise<Planned> {
  const { week } = planned.plan
  const plan = await planOrRefuse(plannerPool, planState, request, week, stayingIn(planned, pastOf(planState, week)))
  const fresh = { request, plan: withLeftoversCooked(plan, todayIn(planState.member, week)) }
  return plannerPool.renewWeek(planned, fresh, pastOf(planState, week))
}

/** A week as it is after a change, and what of it is said to the member. */
export type FitWeek = { readonly week: Planned; readonly made: ChangedMeals }

/**
 * A stored week adjusted to changed tastes: its unwanted dishes are replaced, or the whole week is planned again if
 * that fails. @throws Problem PLAN_IMPOSSIBLE
 */
export async function weekUnderTastes(
  { db, plannerPool }: Pick<PlanContext, 'db' | 'plannerPool'>,
  planState: PlanState,
  planned: Planned,
  tastes: Tastes,
): Promise<FitWeek> {
  const { member } = planState
  const before = planned.plan
  const request = withTastes(planned.request, member.personId, tastes)
  const wanted = await withoutLess(db, member, { request, plan: planned.plan })
  const past = pastOf(planState, before.week)
  const replaced =
    (await ownPlatesAnew(plannerPool, planState, planned, request)) ??
    (await plannerPool.replaceUnwanted(planned, wanted.request, past))
  const week =
    replaced === null ? await plannedAnew(plannerPool, planState, planned, request) : { request, ...replaced }
  const [was, now] = [ownPlate(planned, member), ownPlate(week, member)]
  const { changes, meals } = was === null || now === null ? nothingSeen : weekChanges(planState, was, now)
  return {
    week,
    made: {
      changes: [...(replaced === null ? [saidWeek('replanned', member.startsOn, before.week)] : []), ...changes],
      meals,
    },
  }
}
