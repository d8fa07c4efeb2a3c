import { adultNeeds } from '#domain/household/eater.ts'
import { daysBetween } from '#domain/time.ts'
import type { PlannedMeal } from '#planner/week/week-plan.ts'
import { DAYS, targetsOn } from '#planner/week/week-plan.ts'
import { startOfWeek } from '#server/members/member/plan-calendar.ts'
import type { SettingReview } from '#server/members/member/plan-reviews.ts'
import { dayTargets } from '#server/members/member/week-request.ts'
import type { PlanState } from '#server/members/plan/change-plan.ts'
import { asSeen, energyOn, isCookOf, moreFrom, ownPlate } from '#server/members/plan/own-plate.ts'
import { weeksAhead } from '#server/members/plan/plan-week.ts'
import { forgetWeek, storeWeek } from '#server/members/plan/plan-weeks.ts'
import { type Saying, saidDay, saidKitchen, saidMeal, saidWeek } from '#server/members/plan/sayings.ts'
import { settledMeals } from '#server/members/plan/settled-meals.ts'
import type { ChangedMeals } from '#server/members/plan/undoable-change.ts'
import { changedMeals, dishesIn } from '#server/members/plan/week-changes.ts'
import type { FitWeek } from '#server/members/plan/week-under-tastes.ts'
import { type Kitchen, kitchenOf, type Planned } from '#server/planner-pool/planner-pool.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

/** A planned week and the same week with more food; null if it is planned again when it is opened. */
type RaisedWeek = { readonly before: Planned; readonly after: Planned | null }

/** More food for today and the days that are planned already. */
export type MoreFood = {
  /** How many weeks change. */
  readonly weeks: number
  readonly made: ChangedMeals
  readonly write: (trx: Trx, now: Date) => Promise<void>
}

/** Whether every day of a week has the energy of its new target. */
const isWhole = (week: Planned, personId: string, energy: number): boolean =>
  Array.from({ length: DAYS }, (_, day) => energyOn(week, personId, day)).every(
    (each) => each === null || each >= energy,
  )

/**
 * The week with more food for this member, and for nobody else; undefined if it has enough already, or if nothing of it
 * can change any more.
 */
async function raised(
  { db, plannerPool, now }: Pick<Services, 'db' | 'plannerPool' | 'now'>,
  { member, currentWeek }: PlanState,
  before: Planned,
  reviews: readonly SettingReview[],
): Promise<RaisedWeek | undefined> {
  const { hero, startsOn, today, personId } = member
  const { week } = before.plan
  const targets = dayTargets(hero, { startsOn, week, reviews })
  const isCurrent = week === currentWeek
  const from = isCurrent ? Math.max(0, daysBetween(startOfWeek(startsOn, week), today) ?? 0) : 0
  const ahead = Array.from({ length: DAYS - from }, (_, day) => energyOn(before, personId, from + day))
  if (ahead.every((energy) => energy === null || energy >= targets.energy)) return undefined
  const eaten = isCurrent ? await settledMeals(db, personId, { week, day: from }) : []
  const after = isCookOf(before, member)
    ? await plannerPool.raiseWeek(before, { targets, from, eaten, at: now().toISOString() })
    : await plannerPool.raisePlate(before, { eater: personId, needs: adultNeeds(targets), from, eaten })
  // Of a week that has not begun, nothing is eaten yet: it can be planned again.
  if (!isCurrent) return { before, after: after !== null && isWhole(after, personId, targets.energy) ? after : null }
  return after === null ? undefined : { before, after }
}

/** A week before and after as the member sees it, and the first day with more food. */
type SeenChange = {
  readonly before: Planned
  readonly after: Planned
  readonly from: number
  readonly kitchen: Kitchen
}

/** Meals that changed, each named once. */
const distinct = (meals: ChangedMeals['meals']): ChangedMeals['meals'] => {
  const keyOf = ({ week, day, meal }: ChangedMeals['meals'][number]) => `${week} ${day} ${meal}`
  return meals.filter((meal, at) => meals.findIndex((other) => keyOf(other) === keyOf(meal)) === at)
}

/** What was added to the meals of a week: "Friday’s dinner: Courgette carpaccio is added." */
function addedTo(
  { member: { startsOn }, currentWeek }: PlanState,
  { before, after, kitchen }: SeenChange,
): readonly Saying[] {
  const at = { startsOn, week: after.plan.week, currentWeek }
  const newIn = (was: PlannedMeal | undefined, now: PlannedMeal) =>
    was !== undefined && dishesIn(was) === dishesIn(now) ? [] : now.dishes.slice(was?.dishes.length ?? 0)
  const added = after.plan.days.flatMap(({ meals }, day) =>
    meals.flatMap((now, meal) =>
      newIn(before.plan.days[day]?.meals[meal], now).map(({ recipe }) => ({
        meal: saidMeal(at, day, now.slot),
        recipe,
      })),
    ),
  )
  return added.length === 0 ? [] : [{ say: 'added', kitchen: saidKitchen(kitchen), added }]
}

/**
 * Gives today and all days that are planned already the energy of the reviews: larger portions of the same dishes, and
 * snacks where these are not enough. Past days and meals that were eaten stay.
 * @param reviews those of the member, with the one that was just made
 * @param fit what else changes in each of these weeks, before its food is raised
 */
export async function moreFood(
  services: Pick<Services, 'db' | 'plannerPool' | 'now'>,
  planState: PlanState,
  reviews: readonly SettingReview[],
  fit: (week: Planned) => Promise<FitWeek> = async (week) => ({ week, made: { changes: [], meals: [] } }),
): Promise<MoreFood> {
  const { member } = planState
  const { householdId, startsOn } = member
  const ahead = await weeksAhead(services.plannerPool, planState)
  const fitted = await Promise.all(ahead.map(async (before) => ({ before, fit: await fit(before) })))
  const changed = (
    await Promise.all(fitted.map(({ fit: { week } }) => raised(services, planState, week, reviews)))
  ).filter((week) => week !== undefined)
  // Weeks that have enough food, and are others for another reason.
  const others = fitted.filter(
    ({ before, fit: { week } }) => week !== before && !changed.some((each) => each.before === week),
  )
  const kept = changed.flatMap(({ before, after }) => (after === null ? [] : [{ before, after }]))
  const seen = kept.flatMap(({ before, after }): readonly SeenChange[] => {
    const [was, now] = [ownPlate(before, member), ownPlate(after, member)]
    return was === null || now === null
      ? []
      : [
          {
            ...{ before: asSeen(was), after: asSeen(now) },
            ...{ from: moreFrom(after, member.personId), kitchen: kitchenOf(now) },
          },
        ]
  })
  const again = changed.flatMap(({ before, after }) => (after === null ? [before.plan.week] : []))
  const [first] = seen
  return {
    weeks: kept.length + again.length + others.length,
    made: {
      changes: [
        ...fitted.flatMap(({ fit: { made } }) => made.changes),
        ...(first === undefined ? [] : energyOf(planState, first)),
        ...seen.flatMap((week) => addedTo(planState, week)),
        ...again.map((week) => saidWeek('replannedWhenOpened', startsOn, week)),
      ],
      meals: distinct([
        ...fitted.flatMap(({ fit: { made } }) => made.meals),
        ...seen.flatMap(({ before, after }) => changedMeals(before.plan, after.plan)),
      ]),
    },
    write: async (trx, now) => {
      for (const { after } of kept) await storeWeek(trx, householdId, after, now)
      for (const { fit } of others) await storeWeek(trx, householdId, fit.week, now)
      for (const week of again) await forgetWeek(trx, householdId, week)
    },
  }
}

function energyOf(
  { member: { startsOn }, currentWeek }: PlanState,
  { before, after, from }: SeenChange,
): readonly Saying[] {
  const day = saidDay({ startsOn, week: after.plan.week, currentWeek }, from)
  const energyIn = ({ request }: Planned): number => targetsOn(request, from).energy
  return [{ say: 'moreEnergy', day, kcal: energyIn(after), before: energyIn(before) }, { say: 'largerPortions' }]
}
