import type { ResumeReply } from '#domain/api/leads.ts'
import { heroFrom } from '#domain/hero/read-hero.ts'
import { Problem } from '#domain/problems.ts'
import { hashOf, newSecret } from '#server/platform/crypto/secret.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { accessOf } from './plan-access.ts'

/** Uses up a link from an email: the lead's answers and a new bearer token. @throws Problem RESUME_LINK_INVALID */
export async function resumeLead({ db, now, config }: Services, secret: string): Promise<ResumeReply> {
  const time = now()
  const token = newSecret()
  return inTransaction(db, async (trx) => {
    // One statement, so that of two requests at once only one succeeds.
    const link = await trx
      .updateTable('resume_links')
      .set({ used_at: time })
      .where('secret_hash', '=', hashOf(secret))
      .where('used_at', 'is', null)
      .where('expires_at', '>', time)
      .returning('lead_id')
      .executeTakeFirst()
    if (link === undefined) throw new Problem('RESUME_LINK_INVALID')
    const lead = await trx
      .selectFrom('leads')
      .select(['hero', 'email', 'units'])
      .where('id', '=', link.lead_id)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (lead === undefined) throw new Problem('RESUME_LINK_INVALID')
    await trx
      .insertInto('lead_tokens')
      .values({ lead_id: link.lead_id, token_hash: hashOf(token), proven: true, created_at: time, last_used_at: time })
      .execute()
    const { kind: access } = await accessOf(trx, link.lead_id, time, config.paymentsEnv === 'live')
    return { hero: { ...heroFrom(lead.hero), email: lead.email }, units: lead.units, token, access }
  })
}
