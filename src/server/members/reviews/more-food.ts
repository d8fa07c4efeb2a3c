import { adultNeeds } from '#domain/household/eater.ts'
import { daysBetween } from '#domain/time.ts'
import type { PlannedMeal } from '#planner/week/week-plan.ts'
import { DAYS, targetsOn } from '#planner/week/week-plan.ts'
import { startOfWeek } from '#server/members/member/plan-calendar.ts'
import type { SettingReview } from '#server/members/member/plan-reviews.ts'
import { dayTargets } from '#server/members/member/week-request.ts'
import type { PlanState } from '#server/members/plan/change-plan.ts'
import { dayText, mealText, sentencesIn } from '#server/members/plan/change-sentences.ts'
import { changeWords, mealChangeWords } from '#server/members/plan/change-words.ts'
import { asSeen, energyOn, isCookOf, moreFrom, ownPlate } from '#server/members/plan/own-plate.ts'
import { weeksAhead } from '#server/members/plan/plan-week.ts'
import { forgetWeek, recipesOf, storeWeek } from '#server/members/plan/plan-weeks.ts'
import { settledMeals } from '#server/members/plan/settled-meals.ts'
import type { ChangedMeals } from '#server/members/plan/undoable-change.ts'
import { capitalised, changedMeals, dishesIn } from '#server/members/plan/week-changes.ts'
import { type Kitchen, kitchenOf, type Planned } from '#server/planner-pool/planner-pool.ts'
import { amountText } from '#server/planner-pool/words/phrases.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { wordsIn } from '#server/words/words-in.ts'

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

/** What was added to the meals of a week, as sentences: "Friday’s dinner: Courgette carpaccio is added." */
async function addedSentences(
  plannerPool: Services['plannerPool'],
  { member: { startsOn, usage, formats }, currentWeek }: PlanState,
  { before, after, kitchen }: SeenChange,
): Promise<string[]> {
  const { locale } = formats
  const { mealChangeWords: words } = wordsIn(locale, { mealChangeWords })
  const titles = await plannerPool.titles(recipesOf(after.plan), kitchen, usage)
  const nameOf = (recipe: string): string => titles.get(recipe) ?? words.aSnack
  const at = { startsOn, week: after.plan.week, currentWeek }
  const added = (was: PlannedMeal | undefined, now: PlannedMeal): readonly string[] =>
    was !== undefined && dishesIn(was) === dishesIn(now)
      ? []
      : now.dishes.slice(was?.dishes.length ?? 0).map(({ recipe }) => nameOf(recipe))
  return after.plan.days.flatMap(({ meals }, day) =>
    meals.flatMap((now, meal) =>
      added(before.plan.days[day]?.meals[meal], now).map((title) => {
        return words.isAdded(capitalised(mealText(at, day, now.slot, locale)), title)
      }),
    ),
  )
}

/**
 * Gives today and all days that are planned already the energy of the reviews: larger portions of the same dishes, and
 * snacks where these are not enough. Past days and meals that were eaten stay.
 * @param reviews those of the member, with the one that was just made
 */
export async function moreFood(
  services: Pick<Services, 'db' | 'plannerPool' | 'now'>,
  planState: PlanState,
  reviews: readonly SettingReview[],
): Promise<MoreFood> {
  const { member } = planState
  const { householdId, startsOn } = member
  const ahead = await weeksAhead(services.plannerPool, planState)
  const changed = (await Promise.all(ahead.map((week) => raised(services, planState, week, reviews)))).filter(
    (week) => week !== undefined,
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
  const added = await Promise.all(seen.map((week) => addedSentences(services.plannerPool, planState, week)))
  const again = changed.flatMap(({ before, after }) => (after === null ? [before.plan.week] : []))
  const [first] = seen
  return {
    weeks: kept.length + again.length,
    made: {
      changes: [
        ...(first === undefined ? [] : energySentences(planState, first)),
        ...added.flat(),
        ...again.map((week) => sentencesIn(member.formats.locale).replannedWhenOpened(startsOn, week)),
      ],
      meals: seen.flatMap(({ before, after }) => changedMeals(before.plan, after.plan)),
    },
    write: async (trx, now) => {
      for (const { after } of kept) await storeWeek(trx, householdId, after, now)
      for (const week of again) await forgetWeek(trx, householdId, week)
    },
  }
}

function energySentences(
  { member: { startsOn, formats }, currentWeek }: PlanState,
  { before, after, from: day }: SeenChange,
): readonly string[] {
  const { locale } = formats
  const { changeWords: words } = wordsIn(locale, { changeWords })
  const from = dayText({ startsOn, week: after.plan.week, currentWeek }, day, locale)
  const energyIn = ({ request }: Planned): string => amountText(targetsOn(request, day).energy, 'kcal', locale)
  return [words.moreEnergy(from, energyIn(after), energyIn(before)), words.largerPortions]
}
