import { BASE } from '#domain/api/base-path.ts'
import { renderEmail } from '#server/email/emails.ts'
import { enqueueEmails } from '#server/email/enqueue-email.ts'
import type { HouseholdPlanNews } from '#server/email/templates/household-plan-ends.ts'
import { othersFedBy } from '#server/households/fed-by.ts'
import { accessOf } from '#server/leads/plan-access.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

type Telling = Pick<Services, 'jobs' | 'config'>

/** Tells some of a household what becomes of its plan. Nothing about whoever pays is in the email. */
async function tell(
  trx: Trx,
  { jobs, config }: Telling,
  { persons, news, now }: { readonly persons: readonly string[]; readonly news: HouseholdPlanNews; readonly now: Date },
): Promise<void> {
  if (persons.length === 0) return
  const leads = await trx.selectFrom('leads').select(['id', 'email']).where('id', 'in', persons).execute()
  const email = renderEmail('household_plan_ends', { news, pageLink: `${config.publicUrl}${BASE}/plan/kitchen` })
  await enqueueEmails(
    trx,
    jobs,
    leads.map(({ id, email: recipient }) => ({ leadId: id, recipient, email, now })),
  )
}

/** Those who depend on a payer's plan; nobody where each has a plan of their own. */
const dependingOn = async (trx: Trx, { config }: Telling, payer: string): Promise<readonly string[]> =>
  config.householdJoining === 'free' ? othersFedBy(trx, payer, config.paymentsEnv === 'live') : []

/** Tells the others who eat by a payer's plan that it will end, so that one of them can take it over, or that it goes on after all. */
export async function tellHousehold(
  trx: Trx,
  services: Telling,
  { payer, news, now }: { readonly payer: string; readonly news: HouseholdPlanNews; readonly now: Date },
): Promise<void> {
  await tell(trx, services, { persons: await dependingOn(trx, services, payer), news, now })
}

/**
 * Tells the others that a payer's plan has ended: it was cancelled, withdrawn from, refunded, disputed or not paid, or the
 * payer was deleted. If it was not announced and they may use it for some time, the email says until when.
 */
export async function tellOfEnd(
  trx: Trx,
  services: Telling,
  { payer, wasTold, now }: { readonly payer: string; readonly wasTold: boolean; readonly now: Date },
): Promise<void> {
  const persons = await dependingOn(trx, services, payer)
  const [first] = persons
  if (first === undefined) return
  const access = await accessOf(trx, first, now, services.config)
  if (access.kind === 'full' && wasTold) return
  const news = access.kind === 'full' ? ({ kind: 'ends', until: access.until } as const) : ({ kind: 'ended' } as const)
  await tell(trx, services, { persons, news, now })
}

/** Tells those of a household who had a plan and have none any more, because whoever paid for it eats elsewhere now. */
export async function tellThoseWithout(
  trx: Trx,
  services: Telling,
  { persons, now }: { readonly persons: readonly string[]; readonly now: Date },
): Promise<void> {
  const [first] = persons
  if (first === undefined || (await accessOf(trx, first, now, services.config)).kind === 'full') return
  await tell(trx, services, { persons, news: { kind: 'ended' }, now })
}
