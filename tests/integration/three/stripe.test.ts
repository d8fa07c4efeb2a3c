import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { exampleOrder } from '#server/example-lead.ts'
import { after, before } from '#tests/death/places.ts'
import { newVisitor, order, postedBy } from '#tests/death/visitor.ts'
import { accountOf, booksOf } from '#tests/three/accounts.ts'
import { inLanes } from '#tests/three/in-lanes.ts'
import { lettersGoneWrong } from '#tests/three/post-office.ts'
import { createBell } from '#tests/three/ring-for-all.ts'
import { askFor, type Buyer, type CourseName, chargesOf, courses } from '#tests/three/stripe-courses.ts'
import { openStripeThree } from '#tests/three/stripe-three.ts'
import { freshDatabase } from '../fresh-database.ts'
import { oneTrioAtATime } from './one-trio-at-a-time.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const PATIENCE = 240_000
const LANES = 6
const byCard: object = { provider: 'stripe', sandbox: undefined }

await oneTrioAtATime()
const { three, peer } = await openStripeThree(await freshDatabase())
afterAll(three.stop)
const { db, first, second, all } = three
const ring = createBell(three, peer)

const courseNames = Object.keys(courses) as CourseName[]
const buyers: Buyer[] = []
const buyersOf = (course: CourseName) => buyers.filter((buyer) => buyer.course === course)

async function buy(buyer: Buyer): Promise<void> {
  const placed = await order(three, buyer, buyer.key, byCard)
  const { card } = courses[buyer.course]
  if (card !== null) peer.buyer.confirm(placed?.clientSecret ?? '', card)
}

test(
  'fifty payments of one order, spread over three processes, are one charge',
  async () => {
    const visitor = await newVisitor(three)
    const clicks = Array.from({ length: 50 }, () => randomUUID())
    const click = (key: string, at: number) =>
      all[at % all.length]?.ask(routes.orders, postedBy(visitor, exampleOrder(byCard, visitor.today), key))
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

    // While the doorbells ring, everybody clicks again; half of them as if for the first time.
    const again = clicks.map((key, at) => (at % 2 === 0 ? key : randomUUID()))
    const [answers] = await Promise.all([Promise.all(again.map(click)), ring()])
    const said = answers.map((answer) => answer?.body['code'] ?? answer?.body['state'])
    expect(['paid', 'ALREADY_SUBSCRIBED']).toEqual(expect.arrayContaining(said))
    await three.settle()
    expect(peer.world.subscriptions.size).toBe(1)
    expect(chargesOf(peer, visitor)).toBe(1)
    expect(await accountOf(three, visitor)).toEqual({
      mails: ['forecast', 'receipt'],
      payments: ['succeeded 999'],
      refunds: [],
      entitlements: 1,
      subscription: 'active',
    })
    expect(await lettersGoneWrong(three, [])).toEqual([])
  },
  PATIENCE,
)

test(
  'one that is told to stop answers whoever it has let in, and the others open the rest',
  async () => {
    const wanted = courseNames.flatMap((course) => Array.from({ length: courses[course].buyers }, () => course))
    await inLanes(LANES, wanted, async (course) => {
      buyers.push({ ...(await newVisitor(three)), course, key: randomUUID() })
    })
    const [lucky, ...others] = buyersOf('stays')
    if (lucky === undefined) throw new Error('Nobody came.')
    const isAtStripe = second.endAt(before.call(/^POST \/v1\/subscriptions$/), 'told to stop')
    const answered = second.ask(routes.orders, postedBy(lucky, exampleOrder(byCard, lucky.today), lucky.key))
    await isAtStripe
    await inLanes(LANES, [...others, ...buyers.filter(({ course }) => course !== 'stays')], buy)
    expect(await answered).toMatchObject({ status: 201, body: { state: 'awaiting_payment' } })
    expect(await second.ended()).toEqual([0, null])
    await buy(lucky)
    await three.restart(second)
    expect(new Set(buyers.map((buyer) => chargesOf(peer, buyer)))).toEqual(new Set([0, 1]))
  },
  PATIENCE,
)

test(
  'one is killed over a payment: the others write every payment once, and it comes back',
  async () => {
    const isDead = first.endAt(after.commit('payments'), 'killed')
    await ring()
    await isDead
    await first.ended()
    await three.hourAfterDeath()
    await three.settle()
    expect(first.isUp).toBe(false)
    for (const buyer of buyers.filter(({ course }) => course !== 'leaves'))
      expect(await accountOf(three, buyer)).toMatchObject({ mails: ['forecast', 'receipt'], entitlements: 1 })
    await three.restart(first)
  },
  PATIENCE,
)

test(
  'days later everybody was charged, told and let in exactly once',
  async () => {
    await inLanes(LANES, buyers, (buyer) => askFor(three, buyer))
    for (const days of [1, 4.2, 2.2, 3, 3, 2]) {
      await ring()
      await three.settle()
      await three.pass(days * DAY)
    }
    await ring()
    await three.settle()
    await ring()
    await three.settle()
    for (const course of courseNames) {
      const { charged, ...end } = courses[course].end
      for (const buyer of buyersOf(course)) {
        expect({ course, ...(await accountOf(three, buyer)) }).toEqual({ course, ...end })
        expect(chargesOf(peer, buyer)).toBe(charged)
      }
      const [book, ...books] = await booksOf(three, buyersOf(course))
      for (const other of books) expect(other).toEqual(book)
    }
    expect(await lettersGoneWrong(three, [first])).toEqual([])
    expect(all.map(({ mailbox }) => mailbox.delivered.length > 0)).toEqual([true, true, true])
    const events = await db.selectFrom('webhook_events').select('state').distinct().execute()
    expect(events.map(({ state }) => state).filter((state) => state !== 'done' && state !== 'ignored')).toEqual([])
    expect(await db.selectFrom('reconciliation_findings').selectAll().execute()).toEqual([])
  },
  PATIENCE,
)
