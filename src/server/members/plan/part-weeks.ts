import { sql } from 'kysely'
import { type OwnDishes, weekAlone, weekWithout } from '#planner/plan/change/leave-table.ts'
import { eatersOf, personsIn } from '#server/households/eaters.ts'
import { startOfWeek, utcDay, weekOf } from '#server/members/member/plan-calendar.ts'
import type { Planned } from '#server/planner-pool/planner-pool.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { plannedFrom } from './plan-weeks.ts'

/**
 * Notes that somebody joined the table of a household, left it or eats by other rules. Weeks and days that are past stay
 * as they are; the others are seated again when they are opened. The revision rises, so that a change that is being
 * computed for the old table starts over.
 */
export async function tableChanged(trx: Trx, householdId: string, now: Date): Promise<void> {
  await trx.updateTable('plan_weeks').set({ table_changed_at: now }).where('household_id', '=', householdId).execute()
  await trx
    .updateTable('households')
    .set({ plan_revision: sql`plan_revision + 1` })
    .where('id', '=', householdId)
    .execute()
}

type Row = { readonly week: number; readonly planned: Planned }

async function weeksOf(trx: Trx, householdId: string): Promise<readonly Row[]> {
  const rows = await trx
    .selectFrom('plan_weeks')
    .select(['week', 'request', 'plan'])
    .where('household_id', '=', householdId)
    .orderBy('week')
    .execute()
  return rows.flatMap(({ week, ...row }) => {
    const planned = plannedFrom(row)
    return planned === null ? [] : [{ week, planned }]
  })
}

const stored = ({ request, plan }: Planned) => ({ request: JSON.stringify(request), plan: JSON.stringify(plan) })

/** Where a person lived, where they go, and when. */
type Parting = { readonly personId: string; readonly from: string; readonly now: Date }

const startsOnOf = async (trx: Trx, id: string) =>
  (await trx.selectFrom('households').select('starts_on').where('id', '=', id).executeTakeFirst())?.starts_on ?? null

/** The weeks that a person has eaten from so far, this one included, as they were for them. */
async function eatenBy(trx: Trx, { personId, from, now }: Parting, startsOn: string): Promise<readonly Row[]> {
  const current = weekOf(startsOn, utcDay(now))
  return (await weeksOf(trx, from)).flatMap(({ week, planned }) => {
    const alone = week > current ? null : weekAlone(planned, personId)
    return alone === null ? [] : [{ week, planned: alone }]
  })
}

/** Copies the weeks of a person, with the ticks of the lists, to a household that they found with the same calendar. */
export async function takeWeeks(trx: Trx, parting: Parting, to: string): Promise<void> {
  const startsOn = await startsOnOf(trx, parting.from)
  if (startsOn === null) return
  const { now } = parting
  for (const { week, planned } of await eatenBy(trx, parting, startsOn)) {
    await trx
      .insertInto('plan_weeks')
      .values({ household_id: to, week, ...stored(planned), planned_at: now, changed_at: now })
      .execute()
    await sql`insert into shopping_ticks (household_id, week, ingredient, ticked, changed_at, eaters)
      select ${to}::uuid, week, ingredient, ticked, changed_at, eaters from shopping_ticks
      where household_id = ${parting.from} and week = ${week}`.execute(trx)
  }
}

/** Keeps the weeks of a person who goes to a household with a calendar of its own. */
export async function keepWeeks(trx: Trx, parting: Parting): Promise<void> {
  const startsOn = await startsOnOf(trx, parting.from)
  if (startsOn === null) return
  for (const { week, planned } of await eatenBy(trx, parting, startsOn)) {
    const content = { ...stored(planned), kept_at: parting.now }
    await trx
      .insertInto('kept_weeks')
      .values({ person_id: parting.personId, starts_on: startOfWeek(startsOn, week), ...content })
      .onConflict((conflict) => conflict.columns(['person_id', 'starts_on']).doUpdateSet(content))
      .execute()
  }
}

/**
 * Takes everything of a person who has left out of the weeks of those who stay, and out of what could be undone there. A
 * week that nobody else ate from is deleted. `ownDishes` says whether dishes of their own stay on the plates of the others.
 */
export async function leaveWeeks(
  trx: Trx,
  { personId, from: householdId }: Omit<Parting, 'now'>,
  ownDishes: OwnDishes,
): Promise<void> {
  for (const { week, planned } of await weeksOf(trx, householdId)) {
    const rest = weekWithout(planned, personId, ownDishes)
    const row = trx.deleteFrom('plan_weeks').where('household_id', '=', householdId).where('week', '=', week)
    if (rest === null) await row.execute()
    else
      await trx
        .updateTable('plan_weeks')
        .set(stored(rest))
        .where('household_id', '=', householdId)
        .where('week', '=', week)
        .execute()
  }
  const staying = personsIn(await eatersOf(trx, householdId))
  if (staying.length === 0) return
  await trx.deleteFrom('plan_undos').where('person_id', 'in', staying).execute()
  await trx.updateTable('plan_reviews').set({ written: null }).where('person_id', 'in', staying).execute()
}
