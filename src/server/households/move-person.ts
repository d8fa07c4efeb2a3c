import { daysBetween, type IsoDate } from '#domain/time.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { eatersOf, personsIn } from './eaters.ts'

const DAYS_A_WEEK = 7

type Move = {
  readonly personId: string
  readonly from: string
  readonly to: string
  readonly name: string
  readonly now: Date
}

/**
 * Moves a person to another household, with their body, their account and nothing of anybody else's. Their weekly
 * reviews are renumbered, because weeks count from the household's first day. Both households have to be locked
 * (`lockHouseholds`). A household in which nobody is left who signs in is deleted.
 */
export async function movePerson(trx: Trx, { personId, from, to, name, now }: Move): Promise<void> {
  await trx.deleteFrom('household_eaters').where('household_id', '=', from).where('person_id', '=', personId).execute()
  await trx
    .insertInto('household_eaters')
    .values({ household_id: to, id: personId, kind: 'adult', person_id: personId, name, joined_at: now })
    .execute()
  await trx
    .updateTable('persons')
    .set({ household_id: to, shows_weight: false, changed_at: now })
    .where('id', '=', personId)
    .execute()
  await trx.updateTable('accounts').set({ household_id: to }).where('lead_id', '=', personId).execute()
  await renumberReviews(trx, personId, await weeksApart(trx, from, to))
  // What could be undone is about the weeks of the other household.
  await trx.deleteFrom('plan_undos').where('person_id', '=', personId).execute()
  await seatCook(trx, from)
}

/** Locks households in a fixed order, so that two moves in opposite directions wait for each other instead of failing. */
export async function lockHouseholds(trx: Trx, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted())
    await trx.selectFrom('households').select('id').where('id', '=', id).forUpdate().execute()
}

/** Founds a household for a person who leaves one: with the same calendar, the same way of cooking and the same tastes. */
export async function foundHouseholdLike(trx: Trx, like: string, cookId: string, now: Date): Promise<string> {
  const id = uuidV7(now)
  const { starts_on, cooking_skill, time_cooking, variety, shopping_days } = await trx
    .selectFrom('households')
    .select(['starts_on', 'cooking_skill', 'time_cooking', 'variety', 'shopping_days'])
    .where('id', '=', like)
    .executeTakeFirstOrThrow()
  const kitchen = { starts_on, cooking_skill, time_cooking, variety, shopping_days, cook_id: cookId }
  await trx
    .insertInto('households')
    .values({ id, ...kitchen, created_at: now, changed_at: now })
    .execute()
  const opinions = await trx
    .selectFrom('recipe_opinions')
    .select(['recipe', 'opinion', 'changed_at'])
    .where('household_id', '=', like)
    .execute()
  if (opinions.length > 0)
    await trx
      .insertInto('recipe_opinions')
      .values(opinions.map((opinion) => ({ household_id: id, ...opinion })))
      .execute()
  return id
}

/**
 * Seats another cook if the one of a household has left, and deletes the household if nobody is left who signs in. Returns
 * whether the household is still there.
 */
export async function seatCook(trx: Trx, householdId: string): Promise<boolean> {
  const persons = personsIn(await eatersOf(trx, householdId))
  const [next] = persons
  if (next === undefined) {
    await trx.deleteFrom('households').where('id', '=', householdId).execute()
    return false
  }
  await trx
    .updateTable('households')
    .set({ cook_id: next })
    .where('id', '=', householdId)
    .where(({ or, eb }) => or([eb('cook_id', 'is', null), eb('cook_id', 'not in', [...persons])]))
    .execute()
  return true
}

/** How many weeks later a day's week is counted in the other household. Where no week has begun yet, nothing moves. */
async function weeksApart(trx: Trx, from: string, to: string): Promise<number> {
  const startOf = async (id: string): Promise<IsoDate | null> =>
    (await trx.selectFrom('households').select('starts_on').where('id', '=', id).executeTakeFirst())?.starts_on ?? null
  const [before, after] = [await startOf(from), await startOf(to)]
  return before === null || after === null ? 0 : Math.floor((daysBetween(after, before) ?? 0) / DAYS_A_WEEK)
}

/** Written anew rather than updated: while numbers move by one, two reviews would share a number. */
async function renumberReviews(trx: Trx, personId: string, by: number): Promise<void> {
  if (by === 0) return
  const reviews = await trx.deleteFrom('plan_reviews').where('person_id', '=', personId).returningAll().execute()
  for (const { decision, evidence, readings, written: _, ...review } of reviews) {
    await trx
      .insertInto('plan_reviews')
      .values({
        ...review,
        week: review.week + by,
        for_week: review.for_week + by,
        answer_from_week: review.answer_from_week === null ? null : review.answer_from_week + by,
        decision: JSON.stringify(decision),
        evidence: JSON.stringify(evidence),
        readings: JSON.stringify(readings),
      })
      .execute()
  }
}
