import { randomBytes } from 'node:crypto'
import { freshHero } from '#domain/funnel/hero.ts'
import { forgetVisitorsOfLead } from '#server/collect/visitor-leads.ts'
import { kindsKeptByLaw } from '#server/email/emails.ts'
import { releaseRunsOfLead } from '#server/experiments/lead-runs.ts'
import { newSalt } from '#server/platform/crypto/secret.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { forgetPersons } from './forget-persons.ts'

/** Tables of a lead with personal data that no law requires us to keep. What hangs on the person goes with the person. */
const personalTables = [
  'weigh_in_reminders',
  'week_emails',
  'access_keys',
  'customer_notes',
] as const satisfies readonly (keyof Schema)[]

/** Deletes everything about a lead except what its orders need. Its request hashes are replaced by random bytes. */
export async function emptyLead(trx: Trx, leadId: string, now: Date): Promise<void> {
  for (const table of personalTables) await trx.deleteFrom(table).where('lead_id', '=', leadId).execute()
  await forgetPersons(trx, [leadId], now)
  await forgetVisitorsOfLead(trx, leadId)
  await releaseRunsOfLead(trx, leadId)
  await trx.deleteFrom('emails').where('lead_id', '=', leadId).where('kind', 'not in', kindsKeptByLaw).execute()
  await trx
    .updateTable('leads')
    .set({
      hero: JSON.stringify(freshHero),
      units: 'metric',
      locale: null,
      conditions: [],
      token_salt: newSalt(),
      idempotency_hash: randomBytes(32),
      content_hash: randomBytes(32),
      erased_at: now,
    })
    .where('id', '=', leadId)
    .execute()
}
