import { randomUUID } from 'node:crypto'
import { routes } from '#domain/api/routes.ts'
import type { Flow } from '../flow.ts'
import type { Town } from '../town.ts'
import { newVisitor, order, type Placed, postAs, type Visitor } from '../visitor.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const GLANCE = 20

/** A buyer with what the browser remembers. */
type SandboxBuyer = Visitor & { readonly key: string; placed: Placed | null }
type Step = (town: Town, buyer: SandboxBuyer) => Promise<void>

/** The same click under the same key; one that had come to nothing is followed by a new one. */
const place: Step = async (town, buyer) => {
  const placed = await order(town, buyer, buyer.key)
  if (placed === null) return
  const isSame = buyer.placed === null || (buyer.placed.id === placed.id && buyer.placed.secret === placed.secret)
  if (!isSame) throw new Error('The same key was answered in another way.')
  buyer.placed = placed.state === 'failed' ? await order(town, buyer, randomUUID()) : placed
}
const settle: Step = (town) => town.settle()
const post =
  (path: string): Step =>
  async (town, buyer) => {
    await postAs(town, buyer, path)
  }
/** The very same request as at first, long after. */
const repeat: Step = async (town, buyer) => {
  const placed = await order(town, buyer, buyer.key)
  if (placed !== null && placed.state !== 'paid') throw new Error(`The order is ${placed.state}.`)
}
/** Waits until the sandbox has rung for all it has done, which it does every second. */
const rung: Step = async (town) => {
  const left = async () => {
    const { n } = await town.db
      .selectFrom('sandbox_events')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('delivered_at', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(n)
  }
  while (!town.isDead && (await left()) > 0) await new Promise((resolve) => setTimeout(resolve, GLANCE))
}

const visit = async (town: Town): Promise<SandboxBuyer> => ({
  ...(await newVisitor(town)),
  key: randomUUID(),
  placed: null,
})
const after = (...steps: readonly Step[]) => ({
  prepare: async (town: Town) => {
    const buyer = await visit(town)
    for (const step of steps) await step(town, buyer)
    return buyer
  },
})
const pass: Step = (town) => town.pass(7 * DAY + 2 * HOUR)

const provided = async ({ db }: Town, { placed }: SandboxBuyer) => ({
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
  purchase: { prepare: visit, steps: [place, rung, settle, repeat], provided },
  renewal: { ...after(place, rung, settle, pass), steps: [settle, rung, settle], provided },
  withdrawal: { ...after(place, rung, settle), steps: [post(routes.subscriptionWithdraw), rung, settle], provided },
} as const satisfies Record<string, Flow<SandboxBuyer>>
