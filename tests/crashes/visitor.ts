import { randomUUID } from 'node:crypto'
import { IDEMPOTENCY_KEY, routes } from '#domain/api/routes.ts'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { dateWords } from '#domain/billing/day-words.ts'
import { DISCLOSURE_VERSION, resumeText } from '#domain/billing/disclosure.ts'
import { textHash } from '#domain/billing/text-hash.ts'
import { exampleHero, exampleLead, exampleOrder } from '#server/lead.example.ts'
import type { Environment } from './environment.ts'
import type { Answer, Request } from './http-client.ts'

/** A visitor who has finished the questionnaire and is about to pay. */
export type Visitor = {
  readonly email: string
  readonly leadId: string
  readonly token: string
  /** The app's day when they arrived, which their order states. */
  readonly today: Date
}

export type PlacedOrder = {
  readonly id: string
  readonly secret: string
  readonly state: string
  readonly clientSecret: string
}

/** One app or several. */
export type Api = Pick<Environment, 'request'>

export async function newVisitor({ request, db }: Api & Pick<Environment, 'db'>): Promise<Visitor> {
  const email = `${randomUUID()}@example.com`
  const lead = { ...exampleLead, hero: { ...exampleHero, email } }
  const answer = await request(routes.leads, posted(lead, { [IDEMPOTENCY_KEY]: randomUUID() }))
  const token = String(answer?.body['token'])
  const { id } = await db.selectFrom('leads').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const settings = await request(routes.settings, { method: 'GET' })
  return { email, leadId: id, token, today: new Date(String(settings?.body['today'])) }
}

const posted = (body: object, headers: Readonly<Record<string, string>>): Request => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

/** A request of a customer who is signed in. */
export const postedBy = ({ token }: Pick<Visitor, 'token'>, body: object, key: string): Request =>
  posted(body, { authorization: `Bearer ${token}`, [IDEMPOTENCY_KEY]: key })

/** Posts as a customer who is signed in; null if the app was killed. @throws Error for a refusal */
export async function postAs(
  { request }: Api,
  visitor: Visitor,
  path: string,
  body: object = {},
  key: string = randomUUID(),
): Promise<Answer | null> {
  const answer = await request(path, postedBy(visitor, body, key))
  if (answer !== null && answer.status >= 300)
    throw new Error(`${path} was refused: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

/** Tests move the app's clock forward; a link opened at this time is recent for all of them. */
const LATER_THAN_ANY_TEST = new Date('2100-01-01T00:00:00Z')

/** Withdraws as a customer who has just opened an emailed link on this device; otherwise nothing is paid back. */
export async function withdraw(environment: Api & Pick<Environment, 'db'>, visitor: Visitor): Promise<Answer | null> {
  await environment.db
    .updateTable('access_keys')
    .set({ proven_at: LATER_THAN_ANY_TEST })
    .where('kind', '=', 'session')
    .where('lead_id', '=', visitor.leadId)
    .execute()
  return postAs(environment, visitor, routes.subscriptionWithdraw)
}

/** Orders the trial week under a key of the visitor's; null if the app was killed. */
export async function order(
  environment: Api,
  visitor: Visitor,
  key: string,
  changes: object = {},
): Promise<PlacedOrder | null> {
  const answer = await postAs(environment, visitor, routes.orders, exampleOrder(changes, visitor.today), key)
  if (answer === null) return null
  const { id, secret, state, next } = answer.body
  const clientSecret =
    typeof next === 'object' && next !== null && 'clientSecret' in next ? String(next.clientSecret) : ''
  return { id: String(id), secret: String(secret), state: String(state), clientSecret }
}

/** Takes a cancellation back, with the wording that the page shows now. */
export async function resume(environment: Api, visitor: Visitor): Promise<void> {
  const seen = await environment.request(routes.subscription, {
    method: 'GET',
    headers: { authorization: `Bearer ${visitor.token}` },
  })
  if (seen === null) return
  // The reply has this type by the route's response schema.
  const { renewalIfResumed } = seen.body as unknown as SubscriptionView
  if (renewalIfResumed === null) return
  const { amountMinor, currency, on, days } = renewalIfResumed
  const sentence = resumeText({ minor: amountMinor, currency }, dateWords(new Date(on)), days)
  await postAs(environment, visitor, routes.subscriptionResume, {
    consent: true,
    disclosureVersion: DISCLOSURE_VERSION,
    textHash: textHash(sentence),
  })
}
