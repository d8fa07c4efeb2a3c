import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import type { SandboxScenario } from '#domain/billing/sandbox-cards.ts'
import { exampleOrder } from '#server/lead.example.ts'
import { accountOf } from '#tests/cluster/accounts.ts'
import type { ClusterNode } from '#tests/cluster/cluster-node.ts'
import { emailViolations } from '#tests/cluster/email-violations.ts'
import { startSandboxCluster } from '#tests/cluster/sandbox-cluster.ts'
import { atScale } from '#tests/cluster/scale.ts'
import { after, before } from '#tests/crashes/kill-points.ts'
import { newVisitor, order, postedBy, type Visitor } from '#tests/crashes/visitor.ts'
import { freshDatabase } from '#tests/integration/fresh-database.ts'
import { mapConcurrently } from '#tests/map-concurrently.ts'
import { oneClusterAtATime } from './one-cluster-at-a-time.ts'

const TIMEOUT_MS = 240_000
await oneClusterAtATime()
const cluster = await startSandboxCluster(await freshDatabase())
afterAll(cluster.stop)
const { db, first, second, third, all } = cluster

type Course = 'stays' | 'is declined at first' | 'cannot renew'
type Buyer = Visitor & { readonly course: Course; readonly key: string }
const COURSES = { stays: 18, 'is declined at first': 6, 'cannot renew': 6 } as const
const courseNames = Object.keys(COURSES) as Course[]
const buyers: Buyer[] = []
const buyersOf = (course: Course) => buyers.filter((buyer) => buyer.course === course)

const paying = (scenario: SandboxScenario, { today }: Visitor) => exampleOrder({ sandbox: { scenario } }, today)

/** Lets days pass, one by one, in the sandbox of one process. */
async function advance(process: ClusterNode, days: number, webhooks: 'duplicated' | 'reordered'): Promise<void> {
  const body = JSON.stringify({ days, webhooks })
  const headers = { 'content-type': 'application/json' }
  const answer = await process.request(routes.sandboxAdvance, { method: 'POST', body, headers, isLocal: true })
  if (answer?.status !== 200) throw new Error(`The clock was not moved: ${JSON.stringify(answer)}`)
}

async function chargesOf({ leadId }: Visitor): Promise<readonly string[]> {
  const charges = await db
    .selectFrom('sandbox_charges')
    .innerJoin('sandbox_subscriptions', 'sandbox_subscriptions.ref', 'subscription_ref')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['sandbox_charges.state', 'amount_minor'])
    .where('lead_id', '=', leadId)
    .orderBy('number')
    .execute()
  return charges.map(({ state, amount_minor }) => `${state} ${amount_minor}`)
}

test(
  'fifty payments of one order, spread over three processes, are one charge',
  async () => {
    const visitor = await newVisitor(cluster)
    const clicks = Array.from({ length: 50 }, () => randomUUID())
    const answers = await Promise.all(
      clicks.map((key, at) =>
        all[at % all.length]?.request(routes.orders, postedBy(visitor, paying('ok', visitor), key)),
      ),
    )
    const said = answers.map((answer) => answer?.body['state'] ?? answer?.body['code'])
    expect(['paid', 'ALREADY_SUBSCRIBED']).toEqual(expect.arrayContaining(said))
    expect(said).toContain('paid')
    await cluster.settle()
    expect(await chargesOf(visitor)).toEqual(['succeeded 999'])
    expect(await accountOf(cluster, visitor)).toEqual({
      mails: ['forecast', 'receipt'],
      payments: ['succeeded 999'],
      refunds: [],
      entitlements: 1,
      subscription: 'active',
    })
  },
  TIMEOUT_MS,
)

test(
  'customers buy while one process is killed and another is told to stop',
  async () => {
    await advance(third, 0, 'duplicated')
    const wanted = courseNames.flatMap((course) => Array.from({ length: atScale(COURSES[course]) }, () => course))
    await mapConcurrently(wanted, async (course) => {
      buyers.push({ ...(await newVisitor(cluster)), course, key: randomUUID() })
    })
    const [lucky, ...others] = buyersOf('stays')
    if (lucky === undefined) throw new Error('There is no such buyer.')
    const isCharging = second.endAt(before.statement(/^insert into "sandbox_charges"/), 'told to stop')
    const answered = second.request(routes.orders, postedBy(lucky, paying('ok', lucky), lucky.key))
    await isCharging
    const isDown = first.endAt(after.commit('sandbox_charges'), 'killed')
    await mapConcurrently(others, async (buyer) => {
      await order(cluster, buyer, buyer.key)
    })
    await isDown
    expect(await answered).toMatchObject({ status: 201, body: { state: 'paid' } })
    expect(await second.ended()).toEqual([0, null])
    await mapConcurrently(buyersOf('is declined at first'), async (buyer) => {
      const refused = await cluster.request(routes.orders, postedBy(buyer, paying('declined', buyer), randomUUID()))
      expect(refused.body['code']).toBe('PAYMENT_DECLINED')
      await order(cluster, buyer, buyer.key)
    })
    await mapConcurrently(buyersOf('cannot renew'), async (buyer) => {
      await order(cluster, buyer, buyer.key, { sandbox: { scenario: 'renewals_fail' } })
    })

    await first.ended()
    await cluster.expireDeadProcess()
    await cluster.settle()
    expect(all.map(({ isUp }) => isUp)).toEqual([false, false, true])
    for (const buyer of buyers)
      expect(await accountOf(cluster, buyer)).toMatchObject({ mails: ['forecast', 'receipt'], entitlements: 1 })
    await Promise.all([cluster.restart(first), cluster.restart(second)])
  },
  TIMEOUT_MS,
)

/** A process learns a moment late how far another has moved the clock, and may date an entry before an earlier one. */
async function accountByKind(buyer: Visitor) {
  const account = await accountOf(cluster, buyer)
  return { ...account, mails: account.mails.toSorted() }
}

test(
  'three sandboxes, webhook senders and reconcilers at once renew, remind and tell each buyer once',
  async () => {
    await Promise.all(all.map((process) => advance(process, 2, 'reordered')))
    for (const buyer of buyers)
      expect((await accountByKind(buyer)).mails).toEqual(['forecast', 'intro_ending', 'receipt'])
    await Promise.all([advance(first, 1, 'duplicated'), advance(second, 1, 'duplicated')])
    await cluster.settle()
    const end = { entitlements: 2, refunds: [], subscription: 'active' }
    const sold = ['succeeded 999', 'succeeded 2999']
    const emails = ['forecast', 'intro_ending', 'receipt', 'receipt']
    for (const buyer of [...buyersOf('stays'), ...buyersOf('is declined at first')]) {
      expect(await accountByKind(buyer)).toEqual({ ...end, payments: sold, mails: emails })
      expect((await chargesOf(buyer)).filter((charge) => charge.startsWith('succeeded'))).toEqual(sold)
    }
    for (const buyer of buyersOf('cannot renew'))
      expect(await accountByKind(buyer)).toMatchObject({
        mails: ['forecast', 'intro_ending', 'payment_failed', 'receipt'],
        subscription: 'past_due',
      })
    expect(await emailViolations(cluster, [first])).toEqual([])
    expect(await db.selectFrom('reconciliation_findings').selectAll().execute()).toEqual([])
  },
  TIMEOUT_MS,
)
