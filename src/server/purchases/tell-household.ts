import { BASE } from '#domain/api/base-path.ts'
import { renderEmail } from '#server/email/emails.ts'
import { enqueueEmails } from '#server/email/enqueue-email.ts'
import { eatersOf, personsIn } from '#server/households/eaters.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

type Ending = { readonly payer: string; readonly until: Date; readonly now: Date }

/**
 * Tells the others who eat by a payer's plan that it ends, beforehand, so that one of them can take it over. Nothing about
 * the payer is in the email.
 */
export async function tellHousehold(
  trx: Trx,
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
  { payer, until, now }: Ending,
): Promise<void> {
  // Where everybody has a plan of their own, nobody depends on another's.
  if (config.householdJoining !== 'free') return
  const account = await trx
    .selectFrom('accounts')
    .select('household_id')
    .where('lead_id', '=', payer)
    .executeTakeFirst()
  if (account === undefined) return
  const others = personsIn(await eatersOf(trx, account.household_id)).filter((person) => person !== payer)
  if (others.length === 0) return
  const leads = await trx.selectFrom('leads').select(['id', 'email']).where('id', 'in', others).execute()
  const email = renderEmail('household_plan_ends', { until, pageLink: `${config.publicUrl}${BASE}/plan/kitchen` })
  await enqueueEmails(
    trx,
    jobs,
    leads.map(({ id, email: recipient }) => ({ leadId: id, recipient, email, now })),
  )
}
