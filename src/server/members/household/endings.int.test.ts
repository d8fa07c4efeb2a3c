import { beforeEach, expect, test } from 'vitest'
import type { HouseholdView } from '#domain/api/member/household.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { dayOf, newVisitor, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import { requestRefund } from '#server/sales/refunds/submit-refunds.ts'
import { endSubscriptions } from '#server/sales/subscriptions/price-change.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { postOrder } from '#server/test-client.fixture.ts'
import { householdIdOf, partnerOf } from './household.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { services, app } = server
const { db } = services
beforeEach(() => endSubscriptions(services))

/** Moves the clock forward, running the jobs every day. */
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    server.pass(MS_PER_DAY)
    await advanceSandbox(db, services.now())
    await reconcile(services, app.log)
  }
}

const household = async (who: Visitor): Promise<HouseholdView> => (await who.ask('GET', routes.memberHousehold)).json()
const isOpen = async (who: Visitor) => (await who.ask('GET', routes.memberWeights)).statusCode === 200
const told = async (recipient: string) =>
  (
    await db
      .selectFrom('emails')
      .select(['subject', 'text'])
      .where('recipient', '=', recipient)
      .where('kind', '=', 'household_plan_ends')
      .orderBy('created_at')
      .execute()
  ).map(({ subject, text }) => ({ subject, text }))

const week = { places: { week: 1 } }

/** Ann who pays in some way, and Ben who eats along, each with something of their own and a ticked list. */
async function kitchen(scenario: string | null) {
  const ann = await newVisitor(server)
  await postOrder(server, ann.token, scenario === null ? {} : { sandbox: { scenario } })
  await ann.ask('GET', routes.member, { query: { today: dayOf(server) } })
  const ben = await partnerOf(server, ann)
  await ben.ask('PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg: 91.5 } })
  await ann.ask('GET', routes.memberWeek, week)
  const ticks = [{ id: 'food-1', ticked: true, changedAt: services.now().toISOString() }]
  await ben.ask('PUT', routes.memberTicks, { ...week, body: { ticks } })
  return { ann, ben }
}

async function refundAll({ leadId }: Visitor): Promise<void> {
  const { provider_ref: chargeRef } = await db
    .selectFrom('payments')
    .select('provider_ref')
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow()
  const amount = { minor: 999, currency: 'USD' } as const
  await requestRefund(services, { leadId, chargeRef, amount, because: 'support', actor: 'ann at support' })
}

const endings = {
  'a refund': { scenario: null, end: refundAll, days: 2 },
  'a dispute': { scenario: 'disputed_later', end: async () => undefined, days: 4 },
  'a renewal that is not paid': { scenario: 'renewals_fail', end: async () => undefined, days: 16 },
  'a cancellation': {
    scenario: null,
    end: ({ cookie }: Visitor) => server.post(routes.subscriptionCancel, {}, { cookie }),
    days: 9,
  },
} as const

test.each(Object.entries(endings))(
  'after %s of whoever pays, the other was told, can take the plan over, and has lost nothing',
  async (name, { scenario, end, days }) => {
    const { ann, ben } = await kitchen(scenario)
    const home = await householdIdOf(server, ann)
    await end(ann)
    if (name === 'a cancellation')
      expect((await told(ben.email)).map(({ subject }) => subject)).toEqual(["Your kitchen's plan won't renew"])
    await pass(days)
    const emails = await told(ben.email)
    expect(emails.length).toBeGreaterThan(0)
    for (const { text } of emails) {
      expect(text).toContain('take it over')
      expect(text).not.toContain(ann.email)
      expect(text).not.toMatch(/refund|dispute|card|unpaid/i)
    }
    expect(await isOpen(ben)).toBe(false)
    // Nobody was moved or deleted by it.
    expect(await householdIdOf(server, ben)).toBe(home)
    await postOrder(server, ben.token)
    expect(await household(ben)).toMatchObject({ paidByYou: true, renews: true, eaters: [{}, { isYou: true }] })
    for (const who of [ann, ben]) expect(await isOpen(who)).toBe(true)
    expect((await ben.ask('GET', routes.memberWeights)).json().weights).toMatchObject([{ kg: 91.5 }])
    const list = (await ann.ask('GET', routes.memberList, week)).json()
    const lines = list.aisles.flatMap((aisle: { lines: object[] }) => aisle.lines)
    expect(lines).toContainEqual(expect.objectContaining({ id: 'food-1', ticked: true }))
  },
  120_000,
)

test.each([
  {
    outcome: 'is never paid',
    isPaid: false,
    subjects: ["Your kitchen's plan won't renew", "Your kitchen's plan has ended"],
  },
  {
    outcome: 'is paid on the last day',
    isPaid: true,
    subjects: ["Your kitchen's plan won't renew", "Your kitchen's plan continues"],
  },
])(
  'a renewal that $outcome: the other was told beforehand that the plan ends, and what became of it',
  async ({ isPaid, subjects }) => {
    const { ann, ben } = await kitchen('renewals_fail')
    await pass(7)
    expect(await told(ben.email)).toEqual([])
    await pass(6)
    const [warning, ...others] = await told(ben.email)
    expect([warning?.subject, others]).toEqual([subjects[0], []])
    expect(await isOpen(ben)).toBe(true)
    if (isPaid) await repairCard(ann)
    await pass(4)
    expect((await told(ben.email)).map(({ subject }) => subject)).toEqual(subjects)
    expect(await isOpen(ben)).toBe(isPaid)
  },
  120_000,
)

/** The card of whoever pays is accepted again. */
async function repairCard({ leadId }: Visitor): Promise<void> {
  await db
    .updateTable('sandbox_subscriptions')
    .set({ renewals_fail: false })
    .where('order_id', 'in', db.selectFrom('orders').select('id').where('lead_id', '=', leadId))
    .execute()
}
