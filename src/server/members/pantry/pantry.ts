import { sql } from 'kysely'
import type { CookedMeal, PantryCorrection, PantryView } from '#domain/api/member/pantry.ts'
import { Problem } from '#domain/problem.ts'
import { addDays } from '#domain/time.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import { type Member, writeForPerson } from '#server/members/member/member.ts'
import { startOfWeek, weekOf } from '#server/members/member/plan-calendar.ts'
import {
  countedDay,
  dayCounted,
  type KitchenRecords,
  kitchenFrom,
  kitchenHistory,
} from '#server/members/plan/kitchen-history.ts'
import { kitchenOfMember } from '#server/members/plan/kitchen-of-member.ts'
import { type PlanWeeks, weeksFrom } from '#server/members/plan/plan-weeks.ts'
import { REMEMBERED } from '#server/members/plan/served-recipes.ts'
import type { Services } from '#server/services.ts'

/** Days whose meals can be said not to have been cooked: today and those before. */
const COOKED_DAYS = 3

/** Meals that were cooked for a day of the last days, leftovers aside, the newest first. */
async function cookedMeals(
  services: Services,
  member: Member,
  weeks: PlanWeeks,
  { corrections }: KitchenRecords,
): Promise<CookedMeal[]> {
  const { startsOn, today, joinedOn, usage } = member
  const found = Array.from({ length: COOKED_DAYS }, (_, ago) => addDays(today, -ago))
    .filter((date) => date >= startsOn && date >= joinedOn)
    .flatMap((date) => {
      const at = countedDay(startsOn, date)
      const [week, day] = [Math.floor(at / DAYS), at % DAYS]
      const { meals = [] } = weeks.get(week)?.plan.days[day] ?? {}
      return meals
        .map(({ slot, dishes: [main], leftoverOf }, meal) => ({ week, day, meal, date, slot, main, leftoverOf }))
        .toReversed()
    })
    .flatMap(({ main, leftoverOf, ...place }) =>
      main === undefined || leftoverOf !== undefined ? [] : [{ ...place, recipe: main.recipe }],
    )
  const titles = await services.plannerPool.titles(
    found.map(({ recipe }) => recipe),
    await kitchenOfMember(services, member),
    usage,
  )
  return found.flatMap(({ recipe, ...place }) => {
    const title = titles.get(recipe)
    const said = corrections.find(
      ({ correction }) =>
        correction.kind === 'NOT_COOKED' &&
        correction.week === place.week &&
        correction.day === place.day &&
        correction.meal === place.meal,
    )
    return title === undefined ? [] : [{ ...place, title, notCooked: said?.id ?? null }]
  })
}

/** What should be at home today, computed from the lists of ten weeks, what was cooked, and what was said. */
export async function pantryOf(services: Services, member: Member): Promise<PantryView> {
  const { db, plannerPool } = services
  const { householdId, startsOn, today, settings, usage } = member
  const week = weekOf(startsOn, today)
  const first = week - REMEMBERED
  const { weeks } = await weeksFrom(db, householdId, first)
  const kitchen = await kitchenFrom(db, member, first)
  const history = kitchenHistory(weeks, kitchen, startsOn, week + 1) ?? { weeks: [], said: [] }
  const day = countedDay(startsOn, today)
  const { foods, usual } = await plannerPool.pantry(history, day, settings.eaters, usage)
  return {
    foods: foods.map(({ keepsDays, ...food }) => ({
      ...food,
      keepsUntil: keepsDays === null ? null : dayCounted(startsOn, day + keepsDays),
    })),
    cooked: await cookedMeals(services, member, weeks, kitchen),
    usual,
  }
}

const foodsIn = (correction: PantryCorrection): readonly string[] => {
  if (correction.kind === 'NOT_COOKED') return []
  return correction.kind === 'HAVE' ? correction.foods.map(({ food }) => food) : [correction.food]
}

/**
 * Stores what a member said about what is at home; the same id again changes nothing.
 * @throws Problem FOOD_UNKNOWN; WEEK_NOT_OPEN for a meal of a later day
 */
export async function keepCorrection(
  { db, plannerPool, now }: Pick<Services, 'db' | 'plannerPool' | 'now'>,
  { personId, startsOn, today, usage }: Member,
  id: string,
  correction: PantryCorrection,
): Promise<void> {
  const foods = foodsIn(correction)
  const names = await plannerPool.foodNames(foods, usage)
  if (foods.some((food) => !names.has(food))) throw new Problem('FOOD_UNKNOWN')
  if (correction.kind === 'NOT_COOKED' && addDays(startOfWeek(startsOn, correction.week), correction.day) > today)
    throw new Problem('WEEK_NOT_OPEN')
  await writeForPerson(db, personId, (trx, { householdId }) =>
    trx
      .insertInto('pantry_corrections')
      .values({
        ...{ household_id: householdId, id, content: JSON.stringify(correction) },
        ...{ made_on: today, made_at: now() },
      })
      .onConflict((conflict) => conflict.columns(['household_id', 'id']).doNothing())
      .execute(),
  )
}

/** Takes back what was said, whether or not it exists. That a meal was not cooked may have been said by several. */
export async function takeCorrectionBack(
  { db }: Pick<Services, 'db'>,
  { personId }: Member,
  id: string,
): Promise<void> {
  await writeForPerson(db, personId, (trx, { householdId }) =>
    trx
      .deleteFrom('pantry_corrections')
      .where('household_id', '=', householdId)
      .where(({ or, and, eb, selectFrom }) =>
        or([
          eb('id', '=', id),
          and([
            eb(sql`content->>'kind'`, '=', 'NOT_COOKED'),
            eb(
              'content',
              '=',
              selectFrom('pantry_corrections as said')
                .select('said.content')
                .where('said.household_id', '=', householdId)
                .where('said.id', '=', id),
            ),
          ]),
        ]),
      )
      .execute(),
  )
}
