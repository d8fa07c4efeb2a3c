import { randomUUID } from 'node:crypto'
import type { EaterRequest, OwnPlaceRequest, ShownWeightsView } from '#domain/api/member/household.ts'
import { MOST_EATERS } from '#domain/household/eater.ts'
import { GROWN_UP } from '#domain/household/reference-energy.ts'
import { Problem } from '#domain/problem.ts'
import { sharedText } from '#domain/shared-text.ts'
import { eatersOf } from '#server/households/eaters.ts'
import { lockHouseholds } from '#server/households/move-person.ts'
import type { Member } from '#server/members/member/member.ts'
import { leaveWeeks, tableChanged } from '#server/members/plan/part-weeks.ts'
import { weightsOf } from '#server/members/weight-log/weights.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

type Clocked = Pick<Services, 'db' | 'now'>
type Planning = Clocked & Pick<Services, 'plannerPool'>

const columnsOf = ({ name, age, appetite, diets, restrictions, banned = [] }: EaterRequest) => ({
  ...{ name: sharedText(name), age, appetite, diets, restrictions, banned: banned.toSorted() },
  kind: age < GROWN_UP ? ('child' as const) : ('guest' as const),
})

/** @throws Problem FOOD_UNKNOWN if a food to rule out is none of the planner's */
async function refuseUnknownFoods({ plannerPool }: Planning, { banned = [] }: EaterRequest): Promise<void> {
  const known = await plannerPool.foodNames(banned)
  if (banned.some((id) => !known.has(id))) throw new Problem('FOOD_UNKNOWN')
}

/** Adds a child or a guest. @throws Problem HOUSEHOLD_FULL, FOOD_UNKNOWN */
export async function addEater(services: Planning, { householdId }: Member, eater: EaterRequest): Promise<void> {
  const { db, now } = services
  await refuseUnknownFoods(services, eater)
  await inTransaction(db, async (trx) => {
    await lockHouseholds(trx, [householdId])
    if ((await eatersOf(trx, householdId)).length >= MOST_EATERS) throw new Problem('HOUSEHOLD_FULL')
    await trx
      .insertInto('household_eaters')
      .values({ household_id: householdId, id: randomUUID(), ...columnsOf(eater), joined_at: now() })
      .execute()
    await tableChanged(trx, householdId, now())
  })
}

/** Changes a child or a guest. @throws Problem EATER_UNKNOWN, FOOD_UNKNOWN */
export async function changeEater(
  services: Planning,
  { householdId }: Member,
  id: string,
  eater: EaterRequest,
): Promise<void> {
  const { db, now } = services
  await refuseUnknownFoods(services, eater)
  await inTransaction(db, async (trx) => {
    await lockHouseholds(trx, [householdId])
    const changed = await trx
      .updateTable('household_eaters')
      .set(columnsOf(eater))
      .where('household_id', '=', householdId)
      .where('id', '=', id)
      .where('person_id', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (changed === undefined) throw new Problem('EATER_UNKNOWN')
    await tableChanged(trx, householdId, now())
  })
}

/** Removes a child or a guest. @throws Problem EATER_UNKNOWN */
export const removeEater = ({ db, now }: Clocked, { householdId }: Member, id: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockHouseholds(trx, [householdId])
    const removed = await trx
      .deleteFrom('household_eaters')
      .where('household_id', '=', householdId)
      .where('id', '=', id)
      .where('person_id', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (removed === undefined) throw new Problem('EATER_UNKNOWN')
    await leaveWeeks(trx, { personId: id, from: householdId }, 'GO')
    await tableChanged(trx, householdId, now())
  })

/** What the others call a member, and whether they may see the weight log. */
export const keepOwnPlace = (
  { db, now }: Clocked,
  { personId, householdId }: Member,
  { name, showsWeight }: OwnPlaceRequest,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await trx
      .updateTable('household_eaters')
      .set({ name: sharedText(name) })
      .where('household_id', '=', householdId)
      .where('person_id', '=', personId)
      .execute()
    await trx
      .updateTable('persons')
      .set({ shows_weight: showsWeight, changed_at: now() })
      .where('id', '=', personId)
      .execute()
  })

/** The weights of somebody in the same household who shows them. @throws Problem EATER_UNKNOWN, WEIGHT_NOT_SHOWN */
export async function shownWeights(db: Database, { householdId }: Member, personId: string): Promise<ShownWeightsView> {
  const eater = (await eatersOf(db, householdId)).find(({ person_id }) => person_id === personId)
  const person = await db
    .selectFrom('persons')
    .select('shows_weight')
    .where('id', '=', personId)
    .where('household_id', '=', householdId)
    .executeTakeFirst()
  if (eater === undefined || person === undefined) throw new Problem('EATER_UNKNOWN')
  if (!person.shows_weight) throw new Problem('WEIGHT_NOT_SHOWN')
  const weights = await weightsOf(db, personId)
  return { name: eater.name, weights: weights.map(({ day, kg }) => ({ day, kg })) }
}
