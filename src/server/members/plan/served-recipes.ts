import { sql } from 'kysely'
import type { Member } from '#server/members/member/member.ts'
import { weekOf } from '#server/members/member/plan-calendar.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findWeek, type PlanWeeks, recipesOf } from './plan-weeks.ts'

/** The recipes of the week that a member is in, each once; none if it is not planned yet. */
export async function plannedRecipes(
  db: Database,
  { householdId, startsOn, today }: Pick<Member, 'householdId' | 'startsOn' | 'today'>,
): Promise<readonly string[]> {
  const planned = await findWeek(db, householdId, weekOf(startsOn, today))
  return planned === null ? [] : [...new Set(recipesOf(planned.plan))]
}

/** Weeks whose dishes the next one avoids. */
export const REMEMBERED = 10

/** Recipes of the ten weeks before a week, as far as they are stored, the most recent last. */
export const recentRecipes = (weeks: PlanWeeks, week: number): readonly string[] =>
  Array.from({ length: REMEMBERED }, (_, at) => week - REMEMBERED + at).flatMap((before) => {
    const planned = weeks.get(before)
    return planned === undefined ? [] : recipesOf(planned.plan)
  })

/** The recipes of the weeks before a stored one, each once. Nothing else of those weeks is read. */
export async function recipesBefore(db: Database, householdId: string, week: number): Promise<readonly string[]> {
  const { rows } = await sql<{ recipe: string }>`
    select distinct recipe #>> '{}' as recipe
    from plan_weeks, jsonb_path_query(plan, '$.days[*].meals[*].dishes[*].recipe') as recipe
    where household_id = ${householdId} and week < ${week}`.execute(db)
  return rows.map(({ recipe }) => recipe)
}

/**
 * The recipes that were served before a week and are not among the recent ones, sorted; undefined if nothing was served
 * before. `earlier` are those of the weeks before the ones that are given.
 */
export function servedEarlier(weeks: PlanWeeks, week: number, earlier: readonly string[]): string[] | undefined {
  const recent = new Set(recentRecipes(weeks, week))
  const before = [...weeks].flatMap(([number, { plan }]) => (number < week ? recipesOf(plan) : []))
  const others = new Set([...earlier, ...before].filter((recipe) => !recent.has(recipe)))
  return recent.size === 0 && others.size === 0 ? undefined : [...others].toSorted()
}
