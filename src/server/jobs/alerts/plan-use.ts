import { sql } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'

type UseCount = { readonly count: number; readonly first: string | null; readonly last: string | null }

const counted = (name: string, { count, first, last }: UseCount): string =>
  Number(count) === 0 ? `${name}: none` : `${name}: ${count}, from ${first} to ${last}`

/**
 * How a customer used the plan since they ordered: counts and days (UTC) only. It must never name a food, a weight or an
 * answer: it is sent to banks.
 */
export async function planUse(db: Database, leadId: string, since: Date): Promise<string> {
  const read = async (days: ReturnType<typeof sql>): Promise<UseCount> => {
    const { rows } = await sql<UseCount>`
      with seen (day) as (${days})
      select count(*) as count, min(day)::text as first, max(day)::text as last from seen`.execute(db)
    return rows[0] ?? { count: 0, first: null, last: null }
  }
  const day = (column: string) => sql`(${sql.ref(column)} at time zone 'UTC')::date`
  const lines = [
    [
      'Sign-ins',
      sql`select ${day('created_at')} from access_keys
        where lead_id = ${leadId} and kind = 'session' and created_at >= ${since}`,
    ],
    [
      'Devices used, by their last use',
      sql`select ${day('last_used_at')} from access_keys
        where lead_id = ${leadId} and kind = 'session' and last_used_at >= ${since}`,
    ],
    [
      'Weeks of the plan opened',
      sql`select ${day('planned_at')} from plan_weeks
        where household_id = (select household_id from persons where id = ${leadId}) and planned_at >= ${since}`,
    ],
    [
      'Days with entries in the diary or the log',
      sql`select day from diary_records where person_id = ${leadId} and day >= ${since}::timestamptz::date
        union select day from weight_entries where person_id = ${leadId} and day >= ${since}::timestamptz::date`,
    ],
    ['Emails delivered', sql`select ${day('sent_at')} from emails where lead_id = ${leadId} and sent_at >= ${since}`],
  ] as const
  const texts: string[] = []
  for (const [name, days] of lines) texts.push(counted(name, await read(days)))
  return texts.join('\n')
}
