import { randomUUID } from 'node:crypto'
import { routes } from '#domain/api/routes.ts'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { dateWords } from '#domain/billing/day-words.ts'
import { DISCLOSURE_VERSION, priceChangeText } from '#domain/billing/disclosure.ts'
import { textHash } from '#domain/billing/text-hash.ts'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import type { EmailKind } from '#server/email/emails.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { accessOf } from '#server/leads/plan-access.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import type { PaymentProvider } from '#server/platform/payment-provider/provider.ts'
import type { Services } from '#server/services.ts'
import { type TestApp, testApp } from '#server/test-app.fixture.ts'
import { asOwner, type Buyer, newBuyer } from '#server/test-client.fixture.ts'

const MONTH = 'test-1-month'

/** A provider other than the sandbox. */
export type OtherProvider = {
  readonly payments: (now: () => Date) => PaymentProvider
  /** The fields of an order that differ from the sandbox's. */
  readonly order: object
  readonly pay: (server: TestApp, buyer: Buyer) => Promise<void>
  /** Processes everything that is due at the provider's stand-in. */
  readonly live: () => void
}

/** The consent text on a subscription's page; empty if no consent is requested. */
export function priceChangeTextIn({ priceChange }: Pick<SubscriptionView, 'priceChange'>): string {
  if (priceChange === null) return ''
  const { beforeMinor, afterMinor, currency, days, from } = priceChange
  const before = { minor: beforeMinor, currency }
  const after = { minor: afterMinor, currency }
  return priceChangeText({ before, after, on: dateWords(new Date(from)), days })
}

/** Ends all subscriptions here and in the sandbox, so that the jobs of a later test find none from an earlier one. */
export async function endSubscriptions({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const over = { state: 'canceled' } as const
  await db
    .updateTable('subscriptions')
    .set({ ...over, intent: null, intent_at: null })
    .where('state', '<>', 'canceled')
    .execute()
  await db
    .updateTable('sandbox_subscriptions')
    .set({ ...over, ended_at: now() })
    .where('state', '<>', 'canceled')
    .execute()
}

/** The whole app, the price changes that an operator makes (docs/operating.md), and customers of the 4-week plan. */
export async function priceChangeFixture(other: OtherProvider | null = null) {
  const line = { isDown: false, asked: 0 }
  let clock = () => new Date()
  const server = await testApp({
    payments: (sandbox: PaymentProvider) => {
      const provider = other?.payments(() => clock()) ?? sandbox
      return {
        ...provider,
        changePrice: (...args) => {
          line.asked++
          return line.isDown ? Promise.reject(new Error('the line is down')) : provider.changePrice(...args)
        },
      }
    },
  })
  const { services, app } = server
  clock = services.now
  const { db, now } = services

  const current = () =>
    db
      .selectFrom('prices')
      .selectAll()
      .where('external_id', '=', MONTH)
      .where('active', '=', true)
      .executeTakeFirstOrThrow()
  /** Retires the price and inserts another one for new customers only. Returns its id. */
  async function succeed(minor: number, changes: object = {}): Promise<string> {
    const { created_at: _, ...old } = await current()
    const id = randomUUID()
    const amounts = { first_amount_minor: minor, renewal_amount_minor: minor }
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('prices').set({ active: false }).where('id', '=', old.id).execute()
      await trx
        .insertInto('prices')
        .values({ ...old, id, active: true, ...amounts, ...changes })
        .execute()
    })
    return id
  }
  /** Announces a price for existing customers that applies after some days. */
  async function announce(priceId: string, inDays = 31): Promise<void> {
    const announced_at = now()
    const applies_from = plusDays(announced_at, inDays)
    await db.insertInto('price_changes').values({ price_id: priceId, announced_at, applies_from }).execute()
  }
  const work = async () => {
    other?.live()
    await advanceSandbox(db, now())
    await reconcile(services, app.log)
  }
  const view = async (buyer: Buyer) => (await asOwner(server, buyer).get(routes.subscription)).json()

  return {
    server,
    line,
    current,
    succeed,
    announce,
    work,
    view,
    /** Moves the clock in steps of at most six days and runs the jobs after each step: a run takes dozens of queries. */
    async pass(days: number): Promise<void> {
      for (let left = days; left > 0; left -= 6) {
        server.pass(Math.min(6, left) * MS_PER_DAY)
        await work()
      }
    },
    /** A new customer who pays this amount every 30 days. */
    async subscriber(minor = 2999): Promise<Buyer> {
      if ((await current()).renewal_amount_minor !== minor) await succeed(minor)
      const buyer = await newBuyer(server, {
        productId: MONTH,
        expectedAmountMinor: minor,
        renewalAmountMinor: minor,
        ...other?.order,
      })
      await other?.pay(server, buyer)
      server.pass(60_000)
      return buyer
    },
    /** Announces a new price for all customers and runs the jobs. */
    async raiseTo(minor: number): Promise<string> {
      const id = await succeed(minor)
      await announce(id)
      await work()
      return id
    },
    agree: async (buyer: Buyer, amountMinor: number, changes: object = {}) =>
      asOwner(server, buyer).post(routes.subscriptionPrice, {
        consent: true,
        disclosureVersion: DISCLOSURE_VERSION,
        amountMinor,
        currency: 'USD',
        textHash: textHash(priceChangeTextIn(await view(buyer))),
        ...changes,
      }),
    access: async ({ leadId }: Buyer) => (await accessOf(db, leadId, now(), server.services.config)).kind,
    paid: async (buyer: Buyer) =>
      (await view(buyer)).payments.map(({ amountMinor }: { amountMinor: number }) => amountMinor),
    findings: ({ leadId }: Buyer) =>
      db.selectFrom('reconciliation_findings').select(['what', 'detail']).where('lead_id', '=', leadId).execute(),
    changesOf: ({ leadId }: Buyer) =>
      db.selectFrom('subscription_price_changes').selectAll().where('lead_id', '=', leadId).execute(),
    async textOf({ email }: Buyer, kind: EmailKind): Promise<string> {
      const { text } = await db
        .selectFrom('emails')
        .select('text')
        .where('recipient', '=', email)
        .where('kind', '=', kind)
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow()
      return text
    },
    /** Ends all subscriptions, so that one test does not affect the next. */
    async clear(): Promise<void> {
      line.isDown = false
      line.asked = 0
      await endSubscriptions(services)
    },
  }
}
