import { Problem } from '#domain/problem.ts'
import { daysBetween, type IsoDate } from '#domain/time.ts'
import { languageIn } from '#domain/usage.ts'
import { isStricter } from '#planner/plan/change/keep-past.ts'
import { type Around, stayingMeal } from '#planner/plan/search/staying-dishes.ts'
import { withLeftoversCooked } from '#planner/week/cookings.ts'
import { type AtHome, DAYS, type PlannedDay, type WeekPlan, type WeekRequest } from '#planner/week/week-plan.ts'
import type { Member } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import { plannedUntil } from '#server/members/member/pause.ts'
import { startOfWeek, weekOf } from '#server/members/member/plan-calendar.ts'
import { weekRequest } from '#server/members/member/week-request.ts'
import type { OwnWeek, Past, Planned, PlannerPool } from '#server/planner-pool/planner-pool.ts'
import type { Database } from '#server/platform/db/database.ts'
import { changePlan, type PlanState } from './change-plan.ts'
import { planOrRefuse } from './impossible-week.ts'
import { keptWeek } from './kept-weeks.ts'
import { kitchenHistory } from './kitchen-history.ts'
import { ownPlate, ownStoredWeek } from './own-plate.ts'
import { findStoredWeek, storeWeek } from './plan-weeks.ts'
import { recentRecipes, servedEarlier } from './served-recipes.ts'
import { type Adult, othersAt } from './table.ts'

/**
 * Returns a week of a member's plan. It is planned once and then stays until the member changes something, or until one
 * of its dishes leaves the library or turns out not to suit them. When somebody has joined its table or left it, past days
 * and dishes stay. Two concurrent requests get the same week.
 * @throws Problem PLAN_IMPOSSIBLE, PLAN_PAUSED if it is not planned and the plan has a pause
 */
export async function weekOfPlan(context: PlanContext, member: Member, week: number): Promise<Planned> {
  const stored = await findStoredWeek(context.db, member.householdId, week)
  const isSeated = stored?.isSeated === true || week < weekOf(member.startsOn, member.today)
  const isKept = stored !== null && isSeated && !isUnread(member, stored.planned)
  if (isKept && (await context.plannerPool.isServable(stored.planned))) return stored.planned
  return changePlan(context, member, week, async (planState) => {
    await refuseInPause(context.db, planState, week)
    const { planned, isNew } = await weekAt(context.plannerPool, planState, week)
    if (!isNew) return { answer: planned }
    return { answer: planned, write: (trx, now) => storeWeek(trx, member.householdId, planned, now) }
  })
}

/** Whether a preview was planned before its reader switched to a language in which not every dish is written. */
function isUnread({ access, usage }: Member, { request }: Planned): boolean {
  const language = languageIn(usage)
  return access.kind === 'preview' && language !== 'en' && request.language !== language
}

/** During a pause no new week is planned. @throws Problem PLAN_PAUSED */
export async function refuseInPause(
  db: Database,
  { member, weeks }: Pick<PlanState, 'member' | 'weeks'>,
  week: number,
): Promise<void> {
  if (!weeks.has(week) && (await plannedUntil(db, member)) !== null) throw new Problem('PLAN_PAUSED')
}

/** A week of a plan for those who sit at its table now, and whether it still has to be stored. */
export async function weekAt(
  plannerPool: PlannerPool,
  planState: PlanState,
  week: number,
): Promise<{ readonly planned: Planned; readonly isNew: boolean }> {
  const known = planState.weeks.get(week)
  const isOutdated = planState.outdated.has(week)
  if (known === undefined || isUnread(planState.member, known))
    return { planned: await freshWeek(plannerPool, planState, week), isNew: true }
  if (!(await plannerPool.isServable(known)))
    return { planned: await renewedWeek(plannerPool, planState, known), isNew: true }
  if (!isOutdated) return { planned: known, isNew: false }
  const { member, currentWeek } = planState
  // Nobody has shopped for a week that has not begun.
  if (week > currentWeek) return { planned: await freshWeek(plannerPool, planState, week), isNew: true }
  const seated = await seatedWeek(plannerPool, planState, known, todayIn(member, week))
  return { planned: seated, isNew: true }
}

/** The planned weeks that can still change, each for those who sit at its table now. @throws Problem PLAN_IMPOSSIBLE */
export async function weeksAhead(plannerPool: PlannerPool, planState: PlanState): Promise<readonly Planned[]> {
  const { weeks, outdated, currentWeek } = planState
  const ahead = [...weeks].filter(([week]) => week >= currentWeek)
  return Promise.all(
    ahead.map(async ([week, known]) =>
      outdated.has(week) ? (await weekAt(plannerPool, planState, week)).planned : known,
    ),
  )
}

/** A week that has begun, for those who sit at its table now. @throws Problem PLAN_IMPOSSIBLE */
export async function seatedWeek(
  plannerPool: PlannerPool,
  planState: PlanState,
  known: Planned,
  from: number,
): Promise<Planned> {
  const wanted = requestFor(planState, known.plan.week)
  const isToday = known.plan.week === planState.currentWeek
  const seated =
    wanted.person === known.request.person ? await plannerPool.seatTable(known, wanted, from, isToday) : null
  return seated ?? renewedWeek(plannerPool, planState, known)
}

/** What of a week is past on the member's day. */
export function pastOf({ member, currentWeek, eaten }: PlanState, week: number): Past {
  if (week > currentWeek) return { from: 0, eaten: [] }
  return week < currentWeek ? { from: DAYS, eaten: [] } : { from: todayIn(member, week), eaten }
}

/** A week that is planned again with everything of it that is past. @throws Problem PLAN_IMPOSSIBLE */
export async function renewedWeek(plannerPool: PlannerPool, planState: PlanState, known: Planned): Promise<Planned> {
  const { week } = known.plan
  const past = pastOf(planState, week)
  const fresh = await freshWeek(plannerPool, planState, week, { known, past })
  return plannerPool.renewWeek(known, fresh, past)
}

/** A week as one member eats it, and the day on which it begins. */
export type OpenedWeek = { readonly week: OwnWeek; readonly startsOn: IsoDate }

/**
 * A week of the plan as one member eats it; of the time before they came it is one that they brought along.
 * @throws Problem PLAN_IMPOSSIBLE, PLAN_PAUSED, WEEK_NOT_OPEN
 */
export async function ownWeek(context: PlanContext, member: Member, week: number): Promise<OpenedWeek> {
  const startsOn = startOfWeek(member.startsOn, week)
  if (week >= weekOf(member.startsOn, member.joinedOn)) {
    const own = ownPlate(await weekOfPlan(context, member, week), member)
    if (own === null) throw new Problem('WEEK_NOT_OPEN')
    return { week: own, startsOn }
  }
  const stored = await ownStoredWeek(context.db, member, week)
  const found = stored === null ? await keptWeek(context.db, member, week) : { week: stored, startsOn }
  if (found === null || !(await context.plannerPool.isServable(found.week))) throw new Problem('WEEK_NOT_OPEN')
  return found
}

/** The day of a week that is today; 0 if it has not begun. */
export const todayIn = ({ startsOn, today }: Pick<Member, 'startsOn' | 'today'>, week: number): number =>
  Math.max(0, daysBetween(startOfWeek(startsOn, week), today) ?? 0)

/**
 * What a week that is planned again is planned around: its locked meals, what is left over for later meals from the days
 * that are past, and what both are left over from. Otherwise a dish that is in the fridge already might be cooked again.
 * Undefined if it has none.
 */
export function stayingIn({ plan: { days } }: Planned, { from }: Past): Around | undefined {
  const locked = days.flatMap(({ meals }, day) =>
    meals.flatMap((each, meal) => {
      const { leftoverOf: of } = each
      const isInFridge = of !== undefined && of.day < from && day >= from
      return each.locked === true || isInFridge ? [{ day, meal }, of ?? { day, meal }] : []
    }),
  )
  const stays = locked.flatMap(({ day, meal }) => {
    const of = days[day]?.meals[meal]
    return of === undefined ? [] : [stayingMeal(day, meal, of)]
  })
  return stays.length === 0 ? undefined : { stays, refused: [] }
}

/** A week that was planned around locked meals, with these still locked where their dish could stay. */
const withLocks = (plan: WeekPlan, before: WeekPlan): WeekPlan => ({
  ...plan,
  days: plan.days.map(({ meals }, day) => ({
    meals: meals.map((each, meal) => {
      const was = before.days[day]?.meals[meal]
      const isSame = was?.locked === true && was.dishes[0]?.recipe === each.dishes[0]?.recipe
      return isSame ? { ...each, locked: true as const } : each
    }),
  })),
})

/** A week that is planned again, and what of it is past. */
type Before = { readonly known: Planned; readonly past: Past }

/** Plans a week for a member. Nothing of it was cooked on the days that are past. @throws Problem PLAN_IMPOSSIBLE */
export async function freshWeek(
  plannerPool: PlannerPool,
  planState: Pick<PlanState, 'member' | 'tastes' | 'weeks' | 'kitchen' | 'table' | 'earlierRecipes'>,
  week: number,
  before?: Before,
): Promise<Planned> {
  const atHome = await homeFor(plannerPool, planState, week)
  const request = { ...requestFor(planState, week), ...(atHome.length === 0 ? {} : { atHome }) }
  const around = before === undefined ? undefined : stayingIn(before.known, before.past)
  const another = before === undefined ? null : await plannerPool.planWeek(besides(request, before), week, around)
  const plan =
    another?.kind === 'planned' ? another.plan : await planOrRefuse(plannerPool, planState, request, week, around)
  const marked = before === undefined ? plan : withLocks(plan, before.known.plan)
  return { request, plan: withLeftoversCooked(marked, todayIn(planState.member, week)) }
}

const recipesIn = (days: readonly PlannedDay[]): readonly string[] =>
  days.flatMap(({ meals }) =>
    meals.flatMap(({ dishes, plates = [] }) =>
      [...dishes, ...plates.flatMap((plate) => plate.dishes)].map(({ recipe }) => recipe),
    ),
  )

/**
 * The request for a week beside what is past of it: what was eaten comes again less often, and if somebody must not get
 * something since, today has other dishes, because one of them may be on the stove.
 */
function besides(request: WeekRequest, { known, past: { from } }: Before): WeekRequest {
  const { days } = known.plan
  const today = isStricter(known.request, request) ? recipesIn(days.slice(from, from + 1)) : []
  return {
    ...request,
    recentRecipes: [...request.recentRecipes, ...recipesIn(days.slice(0, from))],
    dislikedRecipes: [...request.dislikedRecipes, ...today],
  }
}

/** What the weeks before leave at home for a week. */
async function homeFor(
  plannerPool: PlannerPool,
  { member: { settings, usage, startsOn }, weeks, kitchen }: Pick<PlanState, 'member' | 'weeks' | 'kitchen'>,
  week: number,
): Promise<readonly AtHome[]> {
  const history = kitchenHistory(weeks, kitchen, startsOn, week)
  return history === null ? [] : plannerPool.atHome(history, week, settings.eaters, usage)
}

/** The request of a week for everybody at its table: what each must not eat and needs is their own. */
export const requestFor = (
  {
    member,
    tastes,
    weeks,
    table,
    earlierRecipes = [],
  }: Pick<PlanState, 'member' | 'tastes' | 'weeks' | 'table'> & Partial<Pick<PlanState, 'earlierRecipes'>>,
  week: number,
): WeekRequest => {
  // A change of the member's own settings or tastes is not in the table.
  const asNow = (adult: Adult): Adult =>
    adult.member.personId === member.personId ? { member, banned: tastes.banned } : adult
  const [first, ...adults] = table.adults
  const cook = asNow(first)
  const request = weekRequest(
    { person: cook.member.leadId, ...cook.member },
    { ...tastes, banned: cook.banned },
    { week, recentRecipes: recentRecipes(weeks, week), servedEarlier: servedEarlier(weeks, week, earlierRecipes) },
  )
  const others = othersAt({ ...table, adults: [cook, ...adults.map(asNow)] }, week)
  return others.length === 0 ? request : { ...request, others }
}
