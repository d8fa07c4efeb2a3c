import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { NextStep } from '#domain/api/orders.ts'
import { routes } from '#domain/api/routes.ts'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { dateWords } from '#domain/billing/day-words.ts'
import { DISCLOSURE_VERSION, resumeText } from '#domain/billing/disclosure.ts'
import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { textHash } from '#domain/billing/text-hash.ts'
import { requestRefund } from '#server/sales/refunds/submit-refunds.ts'
import { planTextIn } from '#server/sales/subscriptions/plan-change.fixture.ts'
import { asOwner, newLeadToken, postOrder, provenLeadToken } from '#server/test-client.fixture.ts'
import type { Chance } from '#tests/seeded-random.ts'
import type { Market } from './market.ts'

/** What a buyer orders: the trial week once, another plan at any time. */
const products = {
  week: {},
  month: { productId: 'test-1-month', expectedAmountMinor: 2999 },
  quarter: { productId: 'test-3-month', expectedAmountMinor: 5999, renewalAmountMinor: 5999 },
} as const
type Product = keyof typeof products

/** One simulated customer, from the questionnaire on. */
export type SimulatedCustomer = {
  readonly email: string
  readonly chance: Chance
  /** Token of the newest lead under this address. */
  token: string
  leadId: string | null
  orderId: string | null
  hasBought: boolean
  /** A purchase whose reply never came: the browser sends the same request again. */
  unanswered: { readonly key: string; readonly order: object } | null
  /** Pages of the provider on which another plan can be approved, old ones included. */
  readonly approvals: string[]
}

export async function begin({ server }: Market, chance: Chance): Promise<SimulatedCustomer> {
  const email = `${randomUUID()}@example.com`
  const token = await newLeadToken(server, email)
  const nothing = { leadId: null, orderId: null, hasBought: false, unanswered: null }
  return { email, chance, token, ...nothing, approvals: [] }
}

/** What was done, for the counts; a 5xx reply is a fault unless the process was killed. */
export type Action = { readonly name: string; readonly reply: LightMyRequestResponse | null }

const action = (name: string, reply: LightMyRequestResponse | null = null): Action => ({ name, reply })

async function buy(market: Market, customer: SimulatedCustomer): Promise<Action> {
  const { server } = market
  const { chance } = customer
  if (customer.hasBought && customer.unanswered === null) customer.token = await provenLeadToken(server, customer.email)
  const product: Product = customer.hasBought
    ? chance.pick(['month', 'quarter'])
    : chance.pick(['week', 'week', 'month', 'quarter'])
  customer.unanswered ??= { key: randomUUID(), order: { ...products[product], ...market.wayOfPaying(chance) } }
  const { key, order } = customer.unanswered
  const reply = await postOrder(server, customer.token, order, { 'idempotency-key': key })
  if (market.killable.isDead()) return action('order', reply)
  customer.unanswered = null
  if (reply.statusCode >= 300) return action('order', reply)
  const { id, next } = reply.json<{ id: string; next: NextStep }>()
  customer.orderId = id
  const row = await server.services.db
    .selectFrom('orders')
    .select('lead_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  customer.leadId = row.lead_id
  await market.pay(id, next, chance)
  return action('order', reply)
}

type Owner = ReturnType<typeof asOwner>

async function resume(owner: Owner, { renewalIfResumed }: SubscriptionView): Promise<Action> {
  if (renewalIfResumed === null) return action('nothing to resume')
  const { amountMinor: minor, currency, days, on } = renewalIfResumed
  const text = resumeText({ minor, currency }, dateWords(new Date(on)), days)
  const consent = { consent: true, disclosureVersion: DISCLOSURE_VERSION, textHash: textHash(text) }
  return action('resume', await owner.post(routes.subscriptionResume, consent))
}

async function choosePlan(
  market: Market,
  customer: SimulatedCustomer,
  owner: Owner,
  view: SubscriptionView,
): Promise<Action> {
  const plan = view.planOffer?.plans[customer.chance.between(0, (view.planOffer?.plans.length ?? 1) - 1)]
  if (plan === undefined) return action('no plan offered')
  const { planKey, amountMinor } = plan
  const reply = await owner.post(routes.subscriptionPlan, {
    ...{ consent: true, disclosureVersion: DISCLOSURE_VERSION, planKey, amountMinor },
    textHash: textHash(planTextIn(view, planKey)),
  })
  const approveUrl = reply.statusCode === 200 ? (reply.json<SubscriptionView>().planChange?.approveUrl ?? null) : null
  if (approveUrl !== null) customer.approvals.push(approveUrl)
  if (approveUrl !== null && customer.chance.between(1, 2) === 1) market.approvePlan(approveUrl)
  return action('choose plan', reply)
}

/** Support refunds part or all of a payment. */
async function refund({ server: { services } }: Market, { leadId, chance }: SimulatedCustomer): Promise<Action> {
  const payment = await services.db
    .selectFrom('payments')
    .select(['provider_ref', 'amount_minor', 'currency'])
    .where('lead_id', '=', leadId)
    .where('state', '=', 'succeeded')
    .orderBy('at', 'desc')
    .executeTakeFirst()
  if (leadId === null || payment === undefined) return action('nothing to refund')
  const { provider_ref: chargeRef, amount_minor, currency } = payment
  const amount = { minor: chance.between(1, 3) === 1 ? amount_minor : chance.between(1, amount_minor), currency }
  // Refused if less than the amount is left.
  await requestRefund(services, { leadId, chargeRef, amount, because: 'support', actor: 'the walk' }).catch(() => {})
  return action('refund by support')
}

async function incident(market: Market, { orderId, chance }: SimulatedCustomer): Promise<Action> {
  const [first, ...more] = Object.keys(market.incidents)
  if (first === undefined || orderId === null) return action('nothing')
  const name = chance.pick([first, ...more])
  await market.incidents[name]?.(orderId, chance)
  return action(name)
}

/** An action of a customer with a live subscription. */
async function asCustomer(
  market: Market,
  customer: SimulatedCustomer,
  owner: Owner,
  view: SubscriptionView,
): Promise<Action> {
  const { chance, orderId } = customer
  const choice = chance.between(1, 100)
  if (view.owed !== null && orderId !== null && choice <= 45) {
    await market.payOwed(orderId, chance)
    return action('pay the amount due')
  }
  if (view.cancelAtPeriodEnd && choice <= 40) return resume(owner, view)
  if (view.planChange !== null && choice <= 25)
    return action('keep plan', await owner.post(routes.subscriptionKeepPlan))
  const old = customer.approvals[chance.between(0, Math.max(0, customer.approvals.length - 1))]
  if (old !== undefined && choice <= 32) {
    market.approvePlan(old)
    return action('approve on a provider page')
  }
  if (choice <= 40) return choosePlan(market, customer, owner, view)
  if (choice <= 52) return action('cancel', await owner.post(routes.subscriptionCancel))
  if (choice <= 60) return action('withdraw', await owner.post(routes.subscriptionWithdraw))
  if (choice <= 72) return refund(market, customer)
  return incident(market, customer)
}

/** One action of a customer, or one incident at the provider. */
export async function act(market: Market, customer: SimulatedCustomer): Promise<Action> {
  const { leadId } = customer
  if (leadId === null || customer.unanswered !== null) return buy(market, customer)
  const owner = asOwner(market.server, { leadId })
  const reply = await owner.get(routes.subscription)
  if (market.killable.isDead()) return action('look', reply)
  if (reply.statusCode !== 200) return customer.chance.between(1, 3) > 1 ? buy(market, customer) : action('look', reply)
  const view = reply.json<SubscriptionView>()
  if (view.payments.some(({ state }) => state === 'succeeded')) customer.hasBought = true
  if (liveSubscriptionStates.some((state) => state === view.state)) return asCustomer(market, customer, owner, view)
  const choice = customer.chance.between(1, 10)
  if (choice <= 4) return buy(market, customer)
  return choice <= 7 ? incident(market, customer) : action('look', reply)
}
