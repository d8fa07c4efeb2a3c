import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { exampleOrder } from '#server/lead.example.ts'
import { accountOf, ledgersOf } from '#tests/cluster/accounts.ts'
import { createWebhookSender } from '#tests/cluster/deliver-webhooks.ts'
import { emailViolations } from '#tests/cluster/email-violations.ts'
import { atScale } from '#tests/cluster/scale.ts'
import { startStripeCluster } from '#tests/cluster/stripe-cluster.ts'
import { askFor, type Buyer, chargesOf, type ScenarioName, scenarios } from '#tests/cluster/stripe-scenarios.ts'
import { after, before } from '#tests/crashes/kill-points.ts'
import { newVisitor, order, postedBy } from '#tests/crashes/visitor.ts'
import { freshDatabase } from '#tests/integration/fresh-database.ts'
import { mapConcurrently } from '#tests/map-concurrently.ts'
import { oneClusterAtATime } from './one-cluster-at-a-time.ts'

const TIMEOUT_MS = 240_000
const byCard: object = { provider: 'stripe', sandbox: undefined }

await oneClusterAtATime()
const { cluster, peer } = await startStripeCluster(await freshDatabase())
afterAll(cluster.stop)
const { db, first, second, all } = cluster
const deliverWebhooks = createWebhookSender(cluster, peer)

const courseNames = Object.keys(scenarios) as ScenarioName[]
const buyers: Buyer[] = []
const buyersOf = (course: ScenarioName) => buyers.filter((buyer) => buyer.course === course)

async function buy(buyer: Buyer): Promise<void> {
  const placed = await order(cluster, buyer, buyer.key, byCard)
  const { card } = scenarios[buyer.course]
  if (card !== null) peer.buyer.confirm(placed?.clientSecret ?? '', card)
}

test(
  'fifty payments of one order, spread over three processes, are one charge',
  async () => {
    const visitor = await newVisitor(cluster)
    const clicks = Array.from({ length: 50 }, () => randomUUID())
    const click = (key: string, at: number) =>
      all[at % all.length]?.request(routes.orders, postedBy(visitor, exampleOrder(byCard, visitor.today), key))
    const opened = await Promise.all(clicks.map(click))
    const refused = opened.filter((answer) => answer === undefined || answer === null || answer.status >= 300)
    expect(refused).toEqual([])
    expect(new Set(opened.map((answer) => answer?.body['id'])).size).toBe(1)
    const [next] = new Set(opened.map((answer) => JSON.stringify(answer?.body['next'])))
    expect(new Set(opened.map((answer) => JSON.stringify(answer?.body['next']))).size).toBe(1)
    const { clientSecret } = JSON.parse(next ?? '')
    const confirmed = await Promise.all(
      clicks.map(async () => {
        const body = JSON.stringify({ clientSecret, card: 'ok' })
        const reply = await fetch(`${peer.url}/browser/confirm`, { method: 'POST', body })
        return (await reply.json()) as { kind: string }
      }),
    )
    expect(confirmed.filter(({ kind }) => kind === 'succeeded')).toHaveLength(1)

    // While the webhooks are delivered, every customer clicks again, half of them with a new key.
    const again = clicks.map((key, at) => (at % 2 === 0 ? key : randomUUID()))
    const [answers] = await Promise.all([Promise.all(again.map(click)), deliverWebhooks()])
    const said = answers.map((answer) => answer?.body['code'] ?? answer?.body['state'])
    expect(['paid', 'ALREADY_SUBSCRIBED']).toEqual(expect.arrayContaining(said))
    await cluster.settle()
    expect(peer.world.subscriptions.size).toBe(1)
    expect(await chargesOf(cluster, peer, visitor)).toBe(1)
    expect(await accountOf(cluster, visitor)).toEqual({
      mails: ['forecast', 'receipt'],
      payments: ['succeeded 999'],
      refunds: [],
      entitlements: 1,
      subscription: 'active',
    })
    expect(await emailViolations(cluster, [])).toEqual([])
  },
  TIMEOUT_MS,
)

test(
  'a process that is told to stop answers the requests it has accepted, and the others take the rest',
  async () => {
    const wanted = courseNames.flatMap((course) =>
      Array.from({ length: atScale(scenarios[course].buyers) }, () => course),
    )
    await mapConcurrently(wanted, async (course) => {
      buyers.push({ ...(await newVisitor(cluster)), course, key: randomUUID() })
    })
    const [lucky, ...others] = buyersOf('stays')
    if (lucky === undefined) throw new Error('There is no such buyer.')
    const isAtStripe = second.endAt(before.call(/^POST \/v1\/subscriptions$/), 'told to stop')
    const answered = second.request(routes.orders, postedBy(lucky, exampleOrder(byCard, lucky.today), lucky.key))
    await isAtStripe
    await mapConcurrently([...others, ...buyers.filter(({ course }) => course !== 'stays')], buy)
    expect(await answered).toMatchObject({ status: 201, body: { state: 'awaiting_payment' } })
    expect(await second.ended()).toEqual([0, null])
    await buy(lucky)
    await cluster.restart(second)
    const charges = await mapConcurrently(buyers, (buyer) => chargesOf(cluster, peer, buyer))
    expect(new Set(charges)).toEqual(new Set([0, 1]))
  },
  TIMEOUT_MS,
)

test(
  'one process is killed during a payment: the others record every payment once, and it restarts',
  async () => {
    const isDown = first.endAt(after.commit('payments'), 'killed')
    await deliverWebhooks()
    await isDown
    await first.ended()
    await cluster.expireDeadProcess()
    await cluster.settle()
    expect(first.isUp).toBe(false)
    for (const buyer of buyers.filter(({ course }) => course !== 'leaves'))
      expect(await accountOf(cluster, buyer)).toMatchObject({ mails: ['forecast', 'receipt'], entitlements: 1 })
    await cluster.restart(first)
  },
  TIMEOUT_MS,
)

test(
  'days later every customer has been charged and notified exactly once, and has access',
  async () => {
    await mapConcurrently(buyers, (buyer) => askFor(cluster, buyer))
    for (const days of [1, 4.2, 2.2, 3, 3, 2]) {
      await deliverWebhooks()
      await cluster.settle()
      await cluster.pass(days * MS_PER_DAY)
    }
    await deliverWebhooks()
    await cluster.settle()
    await deliverWebhooks()
    await cluster.settle()
    for (const course of courseNames) {
      const { charged, ...end } = scenarios[course].end
      for (const buyer of buyersOf(course)) {
        expect({ course, ...(await accountOf(cluster, buyer)) }).toEqual({ course, ...end })
        expect(await chargesOf(cluster, peer, buyer)).toBe(charged)
      }
      const [ledger, ...ledgers] = await ledgersOf(cluster, buyersOf(course))
      for (const other of ledgers) expect(other).toEqual(ledger)
    }
    expect(await emailViolations(cluster, [first])).toEqual([])
    expect(all.map(({ mailbox }) => mailbox.delivered.length > 0)).toEqual([true, true, true])
    const events = await db.selectFrom('webhook_events').select('state').distinct().execute()
    expect(events.map(({ state }) => state).filter((state) => state !== 'done' && state !== 'ignored')).toEqual([])
    expect(await db.selectFrom('reconciliation_findings').selectAll().execute()).toEqual([])
  },
  TIMEOUT_MS,
)
