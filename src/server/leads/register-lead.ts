import type { Transaction } from 'kysely'
import type { LeadRequest } from '#domain/api/leads.ts'
import { heroProblems } from '#domain/hero/check-hero.ts'
import { checkpointVerdict } from '#domain/hero/health-conditions.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import { Problem } from '#domain/problem.ts'
import type { IsoDate } from '#domain/time.ts'
import { addKey } from '#server/access-keys/add-key.ts'
import { linkLead } from '#server/collect/visitor-leads.ts'
import { addressKey } from '#server/email/address-key.ts'
import { renderEmail } from '#server/email/emails.ts'
import { enqueueEmail, mayBeEmailed } from '#server/email/enqueue-email.ts'
import { type DrawnPage, noteRunsOfLead } from '#server/experiments/lead-runs.ts'
import { announce } from '#server/outgoing-events/announce.ts'
import { contentHash } from '#server/platform/crypto/content-hash.ts'
import { hashOf, newSalt, secretFor } from '#server/platform/crypto/secret.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import type { TokenBearer } from './authentication.ts'
import { addLink } from './email-links.ts'

/**
 * Checks that a plan can be made for this visitor: every question of their path is answered, the measurements are
 * plausible, and the health question is answered without a reason to stop. Returns the email address. @throws Problem
 */
export function checkLead({ hero, conditions }: LeadRequest, today: IsoDate): string {
  const [problem] = heroProblems(hero, today)
  if (problem !== undefined) throw new Problem(problem.code, `hero.${problem.key}`)
  const verdict = checkpointVerdict(conditions)
  if (verdict.kind === 'unanswered') throw new Problem('CHECKPOINT_MISSING', 'conditions')
  if (verdict.kind === 'stop') throw new Problem('CHECKPOINT_STOP', 'conditions')
  if (hero.email === undefined) throw new Problem('HERO_INCOMPLETE', 'hero.email')
  return hero.email
}

type Registry = Pick<Services, 'db' | 'jobs' | 'config' | 'now' | 'keys'>

/** The origin of a lead. */
type Origin = {
  /** The lead that was registered on this device before. */
  readonly before: TokenBearer | null
  /** The visitor id of the page's measurements; null if it measured nothing. */
  readonly visitorId: string | null
  /** The runs in which the page was drawn; null while there is no run. */
  readonly page: DrawnPage | null
  /** The name of the device. */
  readonly device: string
  /** The language of the page. */
  readonly locale: LocaleTag
}

export type Registered = { readonly token: string; readonly isNew: boolean }

/**
 * Stores a lead, its bearer token and the email with its link, all or nothing. The same key with the same content
 * returns the same token, even for concurrent requests. An earlier lead on this device with the same address is the
 * same person, and their proof of the mailbox still counts.
 * @throws Problem
 */
export async function registerLead(
  services: Registry,
  request: LeadRequest,
  key: string,
  { before, visitorId, page, device, locale }: Origin,
): Promise<Registered> {
  const now = services.now()
  const content = contentHash(request)
  const email = checkLead(request, now.toISOString().slice(0, 10))
  const { email: _, ...answers } = request.hero
  const salt = newSalt()
  const token = secretFor(key, salt)
  const added = await inTransaction(services.db, async (trx) => {
    const id = uuidV7(now)
    const earlier = before === null ? null : await leadBefore(trx, before, addressKey(email))
    const row = await trx
      .insertInto('leads')
      .values({
        id,
        email,
        email_normalised: addressKey(email),
        device_id: earlier?.deviceId ?? id,
        hero: JSON.stringify(answers),
        units: request.units,
        locale,
        conditions: [...request.conditions],
        token_salt: salt,
        idempotency_hash: hashOf(key),
        content_hash: content,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('idempotency_hash').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row === undefined) return false
    const provenAt = earlier?.provenAt ?? null
    await addKey(trx, { kind: 'token', owner: { leadId: id }, secret: token, label: device, provenAt, now })
    if (visitorId !== null) await linkLead(trx, id, visitorId, now)
    if (page !== null) await noteRunsOfLead(trx, id, page, now)
    await enqueueForecast(trx, services, { id, email, now })
    await announce(trx, services, { type: 'lead.created', customer: id })
    return true
  })
  if (added) return { token, isNew: true }
  return { token: await tokenOfRepeat(services, key, content), isNew: false }
}

/** The lead that was confirmed on this device before, if it has the same address. */
async function leadBefore(trx: Transaction<Schema>, { leadId, provenAt }: TokenBearer, address: string) {
  const lead = await trx
    .selectFrom('leads')
    .select('device_id as deviceId')
    .where('id', '=', leadId)
    .where('email_normalised', '=', address)
    .executeTakeFirst()
  return lead === undefined ? null : { ...lead, provenAt }
}

/** The token that was returned for this key before, with the same content. */
async function tokenOfRepeat({ db }: Registry, key: string, content: Buffer): Promise<string> {
  const row = await db
    .selectFrom('leads')
    .select(['token_salt', 'content_hash'])
    .where('idempotency_hash', '=', hashOf(key))
    .executeTakeFirstOrThrow()
  if (!row.content_hash.equals(content)) throw new Problem('IDEMPOTENCY_KEY_REUSED')
  return secretFor(key, row.token_salt)
}

type Addressee = { readonly id: string; readonly email: string; readonly now: Date }

async function enqueueForecast(trx: Transaction<Schema>, services: Registry, { id, email, now }: Addressee) {
  if (!(await mayBeEmailed(trx, services, email, now))) return
  const link = await addLink(trx, { kind: 'resume-link', leadId: id, label: 'forecast', now })
  const forecast = renderEmail('forecast', {
    link: `${services.config.publicUrl}${link.path}`,
    validUntil: link.expiresAt,
  })
  await enqueueEmail(trx, services.jobs, { leadId: id, recipient: email, email: forecast, now })
}
