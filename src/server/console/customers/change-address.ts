import { isEmail } from '#domain/hero/email.ts'
import { Problem } from '#domain/problem.ts'
import { revokeLeadKeys } from '#server/access-keys/end-keys.ts'
import { addressKey } from '#server/email/address-key.ts'
import { renderEmail } from '#server/email/emails.ts'
import { enqueueEmail } from '#server/email/enqueue-email.ts'
import { emailLinkFor } from '#server/members/keys/sign-in.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import { inTransaction, type Trx } from '#server/platform/db/transaction.ts'
import { lockLeadsOfEmail } from '#server/purchases/lock-lead.ts'
import type { Services } from '#server/services.ts'

/**
 * Gives a person, that is every lead with this lead's address, another address. Both addresses are told, whoever is signed
 * in is signed out, links that were emailed before open nothing any more, and the new address gets one that signs in.
 * Repeating it changes nothing more.
 * @throws Problem CUSTOMER_UNKNOWN, INPUT_INVALID, ADDRESS_TAKEN if somebody else confirmed the address
 */
export async function changeAddress(
  services: Services,
  leadId: string,
  { email: typed, operatorId }: { readonly email: string; readonly operatorId: string },
): Promise<void> {
  const { db, jobs, now } = services
  const email = typed.trim().normalize('NFC')
  if (!isEmail(email)) throw new Problem('INPUT_INVALID', 'email')
  const key = addressKey(email)
  const time = now()
  const isChanged = await inTransaction(db, async (trx) => {
    const leadIds = await lockLeadsOfEmail(trx, leadId)
    const before = await trx
      .selectFrom('leads')
      .select(['email', 'email_normalised', 'erased_at'])
      .where('id', '=', leadId)
      .executeTakeFirst()
    if (before === undefined || before.erased_at !== null) throw new Problem('CUSTOMER_UNKNOWN')
    if (before.email_normalised === key && before.email === email) return false
    if (before.email_normalised !== key && (await isTaken(trx, key))) throw new Problem('ADDRESS_TAKEN')
    await trx.updateTable('leads').set({ email, email_normalised: key }).where('id', 'in', leadIds).execute()
    await trx
      .updateTable('customers')
      .set({ email_normalised: key })
      .where('email_normalised', '=', before.email_normalised)
      .execute()
    await trx
      .updateTable('emails')
      .set({ recipient: email })
      .where('lead_id', 'in', leadIds)
      .where('sent_at', 'is', null)
      .execute()
    await revokeLeadKeys(trx, leadIds, 'address-changed', time)
    const told = { leadId, now: time }
    await enqueueEmail(trx, jobs, {
      ...{ ...told, recipient: before.email, email: renderEmail('address_changed', { to: 'old' }) },
    })
    await enqueueEmail(trx, jobs, {
      ...{ ...told, recipient: email, email: renderEmail('address_changed', { to: 'new' }) },
    })
    await audit(trx, { leadId, actor: 'operator', action: 'change address', subject: leadId, now: time })
    return true
  })
  if (isChanged) await emailLinkFor(services, leadId, operatorId)
}

/** Whether other leads, or the purchases of somebody else, are known by an address. */
async function isTaken(trx: Trx, key: string): Promise<boolean> {
  const { taken } = await trx
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('leads').select('id').where('email_normalised', '=', key)),
        exists(selectFrom('customers').select('id').where('email_normalised', '=', key)),
      ]).as('taken'),
    )
    .executeTakeFirstOrThrow()
  return taken === true
}
