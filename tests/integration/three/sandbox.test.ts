import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { SandboxScenario } from '#domain/api/orders.ts'
import { routes } from '#domain/api/routes.ts'
import { exampleOrder } from '#server/example-lead.ts'
import { after, before } from '#tests/death/places.ts'
import { newVisitor, order, postedBy, type Visitor } from '#tests/death/visitor.ts'
import { accountOf } from '#tests/three/accounts.ts'
import type { AppProcess } from '#tests/three/app-process.ts'
import { inLanes } from '#tests/three/in-lanes.ts'
import { lettersGoneWrong } from '#tests/three/post-office.ts'
import { openSandboxThree } from '#tests/three/sandbox-three.ts'
import { freshDatabase } from '../fresh-database.ts'
import { oneTrioAtATime } from './one-trio-at-a-time.ts'

const PATIENCE = 240_000
const LANES = 6
await oneTrioAtATime()
const three = await openSandboxThree(await freshDatabase())
afterAll(three.stop)
const { db, first, second, third, all } = three

type Course = 'stays' | 'is declined at first' | 'cannot renew'
type Buyer = Visitor & { readonly course: Course; readonly key: string }
const COURSES = { stays: 18, 'is declined at first': 6, 'cannot renew': 6 } as const
const courseNames = Object.keys(COURSES) as Course[]
const buyers: Buyer[] = []
const buyersOf = (course: Course) => buyers.filter((buyer) => buyer.course === course)

const paying = (scenario: SandboxScenario, { today }: Visitor) => exampleOrder({ sandbox: { scenario } }, today)

/** Lets days pass, one by one, in the sandbox of one process. */
async function advance(process: AppProcess, days: number, webhooks: 'duplicated' | 'reordered'): Promise<void> {
  const body = JSON.stringify({ days, webhooks })
  const headers = { 'content-type': 'application/json' }
  const answer = await process.ask(routes.sandboxAdvance, { method: 'POST', body, headers, isLocal: true })
  if (answer?.status !== 200) throw new Error(`The clock was not moved on: ${JSON.stringify(answer)}`)
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
    const visitor = await newVisitor(three)
    const clicks = Array.from({ length: 50 }, () => randomUUID())
    const answers = await Promise.all(
      clicks.map((key, at) => all[at % all.length]?.ask(routes.orders, postedBy(visitor, paying('ok', visitor), key))),
    )
    const said = answers.map((answer) => answer?.body['state'] ?? answer?.body['code'])
    expect(['paid', 'ALREADY_SUBSCRIBED']).toEqual(expect.arrayContaining(said))
    expect(said).toContain('paid')
    await three.settle()
    expect(await chargesOf(visitor)).toEqual(['succeeded 999'])
    expect(await accountOf(three, visitor)).toEqual({
      mails: ['forecast', 'receipt'],
      payments: ['succeeded 999'],
      refunds: [],
      entitlements: 1,
      subscription: 'active',
    })
  },
  PATIENCE,
)

test(
  'thirty buy while one process is killed and another is told to stop',
  async () => {
    await advance(third, 0, 'duplicated')
    const wanted = courseNames.flatMap((course) => Array.from({ length: COURSES[course] }, () => course))
    await inLanes(LANES, wanted, async (course) => {
      buyers.push({ ...(await newVisitor(three)), course, key: randomUUID() })
    })
    const [lucky, ...others] = buyersOf('stays')
    if (lucky === undefined) throw new Error('Nobody came.')
    const isCharging = second.endAt(before.statement(/^insert into "sandbox_charges"/), 'told to stop')
    const answered = second.ask(routes.orders, postedBy(lucky, paying('ok', lucky), lucky.key))
    await isCharging
    const isDead = first.endAt(after.commit('sandbox_charges'), 'killed')
    await inLanes(LANES, others, async (buyer) => {
      await order(three, buyer, buyer.key)
    })
    await isDead
    expect(await answered).toMatchObject({ status: 201, body: { state: 'paid' } })
    expect(await second.ended()).toEqual([0, null])
    await inLanes(LANES, buyersOf('is declined at first'), async (buyer) => {
      const refused = await three.ask(routes.orders, postedBy(buyer, paying('declined', buyer), randomUUID()))
      expect(refused.body['code']).toBe('PAYMENT_DECLINED')
      await order(three, buyer, buyer.key)
    })
    await inLanes(LANES, buyersOf('cannot renew'), async (buyer) => {
      await order(three, buyer, buyer.key, { sandbox: { scenario: 'renewals_fail' } })
    })

    await first.ended()
    await three.hourAfterDeath()
    await three.settle()
    expect(all.map(({ isUp }) => isUp)).toEqual([false, false, true])
    for (const buyer of buyers)
      expect(await accountOf(three, buyer)).toMatchObject({ mails: ['forecast', 'receipt'], entitlements: 1 })
    await Promise.all([three.restart(first), three.restart(second)])
  },
  PATIENCE,
)

test(
  'three sandboxes, bells and reconcilers at once renew, remind and tell each buyer once',
  async () => {
    await Promise.all(all.map((process) => advance(process, 2, 'reordered')))
    for (const buyer of buyers)
      expect((await accountOf(three, buyer)).mails).toEqual(['forecast', 'receipt', 'intro_ending'])
    await Promise.all([advance(first, 1, 'duplicated'), advance(second, 1, 'duplicated')])
    await three.settle()
    const end = { entitlements: 2, refunds: [], subscription: 'active' }
    const sold = ['succeeded 999', 'succeeded 2999']
    const letters = ['forecast', 'receipt', 'intro_ending', 'receipt']
    for (const buyer of [...buyersOf('stays'), ...buyersOf('is declined at first')]) {
      expect(await accountOf(three, buyer)).toEqual({ ...end, payments: sold, mails: letters })
      expect((await chargesOf(buyer)).filter((charge) => charge.startsWith('succeeded'))).toEqual(sold)
    }
    for (const buyer of buyersOf('cannot renew'))
      expect(await accountOf(three, buyer)).toMatchObject({
        mails: ['forecast', 'receipt', 'intro_ending', 'payment_failed'],
        subscription: 'past_due',
      })
    expect(await lettersGoneWrong(three, [first])).toEqual([])
    expect(await db.selectFrom('reconciliation_findings').selectAll().execute()).toEqual([])
  },
  PATIENCE,
)
