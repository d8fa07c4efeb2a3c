import type { OwnLine, OwnLineRequest } from '#domain/api/member/shopping.ts'
import { OWN_LINES } from '#domain/api/member/tick-limits.ts'
import { Problem } from '#domain/problem.ts'
import { sharedText } from '#domain/shared-text.ts'
import { type Member, writeForPerson } from '#server/members/member/member.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

/** In place of a line of which nothing is left that others may read. */
const NOTHING_LEFT = '…'

type Kitchen = Pick<Member, 'householdId' | 'isShared'>

/** What a household wrote on the list of a week itself, the oldest first; where others read it, as they may read it. */
export async function ownLinesOf(
  db: Database | Trx,
  { householdId, isShared }: Kitchen,
  week: number,
): Promise<OwnLine[]> {
  const lines = await db
    .selectFrom('own_lines')
    .select(['id', 'text', 'ticked'])
    .where('household_id', '=', householdId)
    .where('week', '=', week)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  return isShared ? lines.map((line) => ({ ...line, text: sharedText(line.text) || NOTHING_LEFT })) : lines
}

type Place = { readonly week: number; readonly line: string }

/** Writes a line, or changes it; returns all of the list. @throws Problem OWN_LINES_FULL */
export async function keepOwnLine(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { personId, isShared }: Member,
  { week, line: id }: Place,
  content: OwnLineRequest,
): Promise<OwnLine[]> {
  return writeForPerson(db, personId, async (trx, { householdId }) => {
    const before = await ownLinesOf(trx, { householdId, isShared }, week)
    if (before.length >= OWN_LINES && !before.some((line) => line.id === id)) throw new Problem('OWN_LINES_FULL')
    await trx
      .insertInto('own_lines')
      .values({ household_id: householdId, week, id, ...content, added_at: now() })
      .onConflict((conflict) => conflict.columns(['household_id', 'week', 'id']).doUpdateSet(content))
      .execute()
    return ownLinesOf(trx, { householdId, isShared }, week)
  })
}

/** Deletes a line, whether or not it exists; returns the others. */
export async function forgetOwnLine(
  { db }: Pick<Services, 'db'>,
  { personId, isShared }: Member,
  { week, line: id }: Place,
): Promise<OwnLine[]> {
  return writeForPerson(db, personId, async (trx, { householdId }) => {
    await trx
      .deleteFrom('own_lines')
      .where('household_id', '=', householdId)
      .where('week', '=', week)
      .where('id', '=', id)
      .execute()
    return ownLinesOf(trx, { householdId, isShared }, week)
  })
}
