import { randomUUID } from 'node:crypto'
import { MS_PER_DAY, MS_PER_HOUR } from '#domain/time.ts'
import type { Environment } from '#tests/crashes/environment.ts'
import type { Flow } from '#tests/crashes/flow.ts'
import { newVisitor, order, type PlacedOrder, type Visitor, withdraw } from '#tests/crashes/visitor.ts'

const GLANCE = 20

/** A buyer with what their browser remembers. */
type SandboxBuyer = Visitor & { readonly key: string; placed: PlacedOrder | null }
type Step = (environment: Environment, buyer: SandboxBuyer) => Promise<void>

/** The same click under the same key; if its order came to nothing, a new click follows. */
const place: Step = async (environment, buyer) => {
  const placed = await order(environment, buyer, buyer.key)
  if (placed === null) return
  const isSame = buyer.placed === null || (buyer.placed.id === placed.id && buyer.placed.secret === placed.secret)
  if (!isSame) throw new Error('The same key got a different answer.')
  buyer.placed = placed.state === 'failed' ? await order(environment, buyer, randomUUID()) : placed
}
const settle: Step = (environment) => environment.settle()
const withdrawn: Step = async (environment, buyer) => {
  await withdraw(environment, buyer)
}
/** Exactly the first request again, long after. */
const repeat: Step = async (environment, buyer) => {
  const placed = await order(environment, buyer, buyer.key)
  if (placed !== null && placed.state !== 'paid') throw new Error(`The order is ${placed.state}.`)
}
/** Waits until the sandbox, which delivers webhooks every second, has delivered all of them. */
const delivered: Step = async (environment) => {
  const left = async () => {
    const { n } = await environment.db
      .selectFrom('sandbox_events')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('delivered_at', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(n)
  }
  while (!environment.isDown && (await left()) > 0) await new Promise((resolve) => setTimeout(resolve, GLANCE))
}

const visit = async (environment: Environment): Promise<SandboxBuyer> => ({
  ...(await newVisitor(environment)),
  key: randomUUID(),
  placed: null,
})
const after = (...steps: readonly Step[]) => ({
  prepare: async (environment: Environment) => {
    const buyer = await visit(environment)
    for (const step of steps) await step(environment, buyer)
    return buyer
  },
})
const pass: Step = (environment) => environment.pass(7 * MS_PER_DAY + 2 * MS_PER_HOUR)

const provided = async ({ db }: Environment, { placed }: SandboxBuyer) => ({
  subscriptions: await db
    .selectFrom('sandbox_subscriptions')
    .select(['state', 'cancel_at_period_end'])
    .where('order_id', '=', placed?.id ?? '')
    .execute(),
  charges: await db
    .selectFrom('sandbox_charges')
    .innerJoin('sandbox_subscriptions', 'sandbox_subscriptions.ref', 'subscription_ref')
    .select(['sandbox_charges.state', 'amount_minor'])
    .where('order_id', '=', placed?.id ?? '')
    .orderBy('number')
    .execute(),
  refunds: await db
    .selectFrom('sandbox_refunds')
    .innerJoin('sandbox_charges', 'sandbox_charges.ref', 'charge_ref')
    .innerJoin('sandbox_subscriptions', 'sandbox_subscriptions.ref', 'subscription_ref')
    .select('sandbox_refunds.amount_minor')
    .where('order_id', '=', placed?.id ?? '')
    .execute(),
})

/** What can happen between a buyer and the app with its sandbox. */
export const sandboxFlows = {
  purchase: { prepare: visit, steps: [place, delivered, settle, repeat], provided },
  renewal: { ...after(place, delivered, settle, pass), steps: [settle, delivered, settle], provided },
  withdrawal: {
    ...after(place, delivered, settle),
    steps: [withdrawn, delivered, settle],
    provided,
  },
} as const satisfies Record<string, Flow<SandboxBuyer>>
