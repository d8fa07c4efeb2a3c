import { setTimeout as wait } from 'node:timers/promises'
import type { ProofPurpose } from '#domain/api/member/fresh-link.ts'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { endKeyOfSecret } from '#server/access-keys/end-keys.ts'
import { addressKey } from '#server/email/address-key.ts'
import { renderEmail } from '#server/email/emails.ts'
import { countEmail, enqueueEmail } from '#server/email/enqueue-email.ts'
import { addLink, lastLink, leadOfEndedManageLink } from '#server/leads/email-links.ts'
import { leadOfEmail, memberOfEmail } from '#server/leads/plan-access.ts'
import { inTransaction, type Trx } from '#server/platform/db/transaction.ts'
import { subscriberOfEmail } from '#server/purchases/find-purchase.ts'
import type { Services } from '#server/services.ts'

/**
 * ms that every reply takes: longer than storing an email, so the timing does not reveal whether the address is known.
 */
export const ANSWERED_AFTER = 300

/**
 * Emails links to the person with this address; the reply does not reveal whether there is one. The links open the plan
 * if the member has access, and the subscription even if the plan is closed; for a lead who has bought nothing, the
 * forecast.
 */
export async function emailSignInLink(services: Services, email: string): Promise<void> {
  await Promise.all([emailLinkTo(services, addressKey(email)), wait(ANSWERED_AFTER)])
}

async function emailLinkTo(services: Services, address: string): Promise<void> {
  const { db, config, now } = services
  const time = now()
  const livemode = config.paymentsEnv === 'live'
  await inTransaction(db, async (trx) => {
    const member = await memberOfEmail(trx, address, time, config)
    const subscriber = await subscriberOfEmail(trx, address, livemode)
    const person = member ?? subscriber ?? (await leadOfEmail(trx, address))
    if (person === null) return
    const isLead = member === null && subscriber === null
    const planOf = isLead ? person.leadId : (member?.leadId ?? null)
    await emailLinks(trx, services, { ...person, planOf, subscriptionOf: subscriber?.leadId ?? null, isLead }, time)
  })
}

type Addressee = { readonly leadId: string; readonly email: string; readonly subscriptionOf: string | null }

/** The lead with its address, and the lead of the subscription under that address; null if it was erased. */
async function addresseeOf(trx: Trx, { config }: Pick<Services, 'config'>, leadId: string): Promise<Addressee | null> {
  const lead = await trx
    .selectFrom('leads')
    .select(['email', 'email_normalised'])
    .where('id', '=', leadId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (lead === undefined) return null
  const subscriber = await subscriberOfEmail(trx, lead.email_normalised, config.paymentsEnv === 'live')
  return { leadId, email: lead.email, subscriptionOf: subscriber?.leadId ?? null }
}

/** Has a link to their account mailed to a customer by an operator. */
export const emailLinkFor = (services: Services, leadId: string, madeBy: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const to = await addresseeOf(trx, services, leadId)
    if (to !== null) await emailLinks(trx, services, { ...to, planOf: leadId, isLead: false, madeBy }, services.now())
  })

/**
 * Emails a link that proves who is asking, to the lead of a session or of a manage link, so that they can go on with
 * what they were doing. It is always a new one, since its age is what proves something; and it has a quota of its own,
 * which a stranger who knows the address cannot use up.
 */
export async function emailProof(services: Services, leadId: string, purpose: ProofPurpose): Promise<void> {
  const { db, jobs, config, keys } = services
  const now = services.now()
  await inTransaction(db, async (trx) => {
    const to = await addresseeOf(trx, services, leadId)
    if (to === null) return
    const { email: recipient } = to
    const isWithinQuota = await countEmail(trx, { key: keys.counting, purpose: 'proof', email: recipient, now })
    if (!isWithinQuota && (await wasEmailedSince(trx, recipient, minutesBefore(now)))) return
    // A withdrawal needs no session: its link opens the subscription and nothing else.
    const { path } =
      purpose === 'withdraw'
        ? await addLink(trx, { kind: 'manage-link', leadId: to.subscriptionOf ?? leadId, label: 'proof', now })
        : await addLink(trx, { kind: 'sign-in-link', leadId, label: 'proof', scope: [purpose], now })
    const email = renderEmail('sign-in', { to: 'proof', link: config.publicUrl + path, purpose })
    await enqueueEmail(trx, jobs, { leadId, recipient, email, now })
  })
}

/**
 * Emails a new link to the subscription of an ended or expired one, to the address that the old one was mailed to. The
 * reply does not reveal whether there was one.
 */
export async function emailNewManageLink(services: Services, secret: string): Promise<void> {
  const mail = inTransaction(services.db, async (trx) => {
    const leadId = await leadOfEndedManageLink(trx, secret)
    const to = leadId === null ? null : await addresseeOf(trx, services, leadId)
    if (to === null || leadId === null) return
    const subscriptionOf = to.subscriptionOf ?? leadId
    await emailLinks(trx, services, { ...to, planOf: null, subscriptionOf, isLead: false }, services.now())
  })
  await Promise.all([mail, wait(ANSWERED_AFTER)])
}

/** Minutes between two sign-in emails once the day's new links are used up. */
export const MINUTES_BETWEEN = 10

type LinksTo = {
  readonly leadId: string
  readonly email: string
  /** The lead whose plan the email opens; null for none. */
  readonly planOf: string | null
  /** The lead whose subscription the email opens; null for none. */
  readonly subscriptionOf: string | null
  /** Nothing was bought: the link leads to the forecast. */
  readonly isLead: boolean
  /** The operator who has it mailed; absent if the person asked for it. */
  readonly madeBy?: string
}

/**
 * Emails a person's links. Anyone who has the address can use up the new links of a day; after that the last links are
 * emailed again while they are valid, and new ones only if none is, at most once in `MINUTES_BETWEEN` minutes.
 */
async function emailLinks(trx: Trx, services: Services, to: LinksTo, now: Date): Promise<void> {
  const { jobs, config, keys } = services
  const key = keys.links
  const { leadId, email: recipient, planOf, subscriptionOf } = to
  const isWithinQuota = await countEmail(trx, { key: keys.counting, purpose: 'sign-in', email: recipient, now })
  if (!isWithinQuota && (await wasEmailedSince(trx, recipient, minutesBefore(now)))) return
  const madeBy = to.madeBy ?? null
  const linkOf = async (kind: 'sign-in-link' | 'manage-link', id: string) =>
    (isWithinQuota ? null : await lastLink(trx, { kind, leadId: id, now, key })) ??
    (await addLink(trx, { kind, leadId: id, label: 'sign-in', now, key, madeBy }))
  const plan = planOf === null ? null : await linkOf('sign-in-link', planOf)
  const opened = plan === null ? null : { link: config.publicUrl + plan.path, validUntil: plan.expiresAt }
  const email =
    to.isLead && opened !== null
      ? renderEmail('sign-in', { to: 'forecast', ...opened })
      : renderEmail('sign-in', {
          to: 'account',
          plan: opened,
          manageLink:
            subscriptionOf === null ? null : config.publicUrl + (await linkOf('manage-link', subscriptionOf)).path,
        })
  await enqueueEmail(trx, jobs, { leadId, recipient, email, now })
}

const minutesBefore = (now: Date): Date => new Date(now.getTime() - MINUTES_BETWEEN * MS_PER_MINUTE)

async function wasEmailedSince(trx: Trx, recipient: string, since: Date): Promise<boolean> {
  const mail = await trx
    .selectFrom('emails')
    .select('id')
    .where('recipient', '=', recipient)
    .where('kind', '=', 'sign-in')
    .where('created_at', '>', since)
    .executeTakeFirst()
  return mail !== undefined
}

type Credentials = { readonly token: string | null; readonly secret: string | null }

/** Ends the session and revokes the token. What is already invalid is left as it is. */
export async function signOut(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { token, secret }: Credentials,
): Promise<void> {
  const because = { because: 'signed-out', now: now() } as const
  if (secret !== null) await endKeyOfSecret(db, 'session', secret, because)
  if (token !== null) await endKeyOfSecret(db, 'token', token, because)
}
