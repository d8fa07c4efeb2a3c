import { sql } from 'kysely'
import type { SafetyDecisionsReply } from '#domain/api/console/operations.ts'
import { plusDays } from '#domain/time.ts'
import type { Services } from '#server/services.ts'

/** Days of reviews that are counted. */
const LATELY = 28

/** How many members got more food or a hold for safety in the last four weeks, the most frequent reason first. */
export async function safetyDecisions({ db, now }: Pick<Services, 'db' | 'now'>): Promise<SafetyDecisionsReply> {
  const decisions = await db
    .selectFrom('plan_reviews')
    .select(({ fn }) => [
      sql<'HOLD' | 'RAISE'>`decision->>'kind'`.as('kind'),
      sql<string>`coalesce(decision->>'reason', decision->>'why')`.as('reason'),
      fn.count<number>('person_id').distinct().as('members'),
    ])
    .where(sql<string>`decision->>'kind'`, 'in', ['HOLD', 'RAISE'])
    // A break is a wish, not a matter of safety.
    .where(sql<boolean>`decision->>'reason' is distinct from 'BREAK'`)
    .where('reviewed_at', '>=', plusDays(now(), -LATELY))
    .groupBy(['kind', 'reason'])
    .orderBy('members', 'desc')
    .orderBy('kind')
    .orderBy('reason')
    .execute()
  return { decisions: decisions.map((row) => ({ ...row, members: Number(row.members) })) }
}
