import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled, routes } from '#domain/api/routes.ts'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { accessOf } from '#server/leads/plan-access.ts'
import { dayOf, newVisitor, type Visitor } from '#server/members/member-client.fixture.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import { closedPlanOf } from '#server/purchases/charge-moves.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { asOwner, emailsTo, postOrder } from '#server/test-client.fixture.ts'
import { partnerOf } from './household.fixture.ts'

const server = await testApp()
const { services, app } = server
const { db } = services

async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    server.pass(MS_PER_DAY)
    await advanceSandbox(db, services.now())
    await reconcile(services, app.log)
  }
}

const isOpen = async ({ leadId }: Visitor) =>
  (await accessOf(db, leadId, services.now(), services.config)).kind === 'full'
/** Emails to whoever eats along, oldest first. */
const told = async ({ email }: Visitor) =>
  db
    .selectFrom('emails')
    .select(['subject', 'text'])
    .where('recipient', '=', email)
    .where('kind', '=', 'household_plan_ends')
    .orderBy('created_at')
    .execute()
const subjects = async (who: Visitor) => (await told(who)).map(({ subject }) => subject)
const owner = ({ leadId }: Visitor) => asOwner(server, { leadId })
const renewal = async (who: Visitor) =>
  new Date((await owner(who).get(routes.subscription)).json<SubscriptionView>().renewal?.on ?? 0)

/** Ann pays for a week, and Ben eats along. */
async function kitchen() {
  const ann = await newVisitor(server)
  await postOrder(server, ann.token)
  await ann.ask('GET', routes.member, { query: { today: dayOf(server) } })
  return { ann, ben: await partnerOf(server, ann), from: await renewal(ann) }
}

async function pause({ leadId }: Visitor, until: Date): Promise<void> {
  const operator = await signedInOperator(server, ['customers'])
  const said = { until: until.toISOString().slice(0, 10), reason: 'a long journey' }
  const reply = await operator.act(filled(consoleRoutes.customerPause, { id: leadId }), said, randomUUID())
  expect(reply.statusCode, reply.body).toBe(200)
}

/** Passes to a moment at once, and one day more, on which what was due then is done. */
async function passed(moment: Date): Promise<void> {
  server.pass(Math.max(0, moment.getTime() - services.now().getTime()))
  await pass(1)
}

const TAKES_A_PAUSE = "Your kitchen's plan is paused"
const opensOn = expect.stringMatching(/^Your kitchen's plan opens again on \S+ \d/)

test('whoever eats along is told of a pause, of its new end, and of nothing when it opens as told', async () => {
  const { ann, ben, from } = await kitchen()
  await pause(ann, plusDays(from, 20))
  expect(await subjects(ben)).toEqual([TAKES_A_PAUSE])
  await passed(from)
  expect([await isOpen(ann), await isOpen(ben)]).toEqual([false, false])
  await pause(ann, plusDays(from, 12))
  expect(await subjects(ben)).toEqual([TAKES_A_PAUSE, opensOn])
  const [, moved] = await told(ben)
  expect(moved?.text).not.toContain('nothing changes')
  await passed(plusDays(from, 12))
  expect([await isOpen(ann), await isOpen(ben)]).toEqual([true, true])
  expect(await subjects(ben)).toHaveLength(2)
  for (const { text } of await told(ben)) {
    expect(text).not.toContain(ann.email)
    expect(text).not.toMatch(/journey|charged \$|card/)
  }
}, 60_000)

test.each([
  { outcome: 'is paid after all', isPaid: true, last: "Your kitchen's plan is open again" },
  { outcome: 'is never paid', isPaid: false, last: "Your kitchen's plan has ended" },
])(
  'a plan whose payment after a pause fails stays closed for both, and is told once if it $outcome',
  async ({ isPaid, last }) => {
    const { ann, ben, from } = await kitchen()
    const lives = () =>
      db
        .updateTable('sandbox_subscriptions')
        .where('order_id', 'in', db.selectFrom('orders').select('id').where('lead_id', '=', ann.leadId))
    await pause(ann, plusDays(from, 10))
    await lives().set({ renewals_fail: true }).execute()
    await passed(plusDays(from, 10))
    expect([await isOpen(ann), await isOpen(ben)]).toEqual([false, false])
    expect(await closedPlanOf(db, ann.leadId)).toEqual({ isUnpaid: true })
    const failed = await db
      .selectFrom('emails')
      .select('text')
      .where('recipient', '=', ann.email)
      .where('kind', '=', 'payment_failed')
      .executeTakeFirstOrThrow()
    expect(failed.text).toContain("opens again as soon as it's paid")
    expect(failed.text).not.toMatch(/stays open|Open until/)
    // The payer hears of it three times, and whoever eats along with the last of them.
    await pass(5)
    expect(await subjects(ben)).toEqual([TAKES_A_PAUSE, "Your kitchen's plan isn't open yet"])
    const [, notOpen] = await told(ben)
    expect(notOpen?.text).toContain('take it over')
    if (isPaid) await lives().set({ renewals_fail: false, changed_at: services.now() }).execute()
    await pass(3)
    expect([await isOpen(ann), await isOpen(ben)]).toEqual([isPaid, isPaid])
    expect((await subjects(ben)).slice(2)).toEqual([last])
    const kinds = await emailsTo(server, ann.email)
    for (const kind of ['pause', 'payment_failed', 'payment_failed_again', 'payment_failed_last'])
      expect([kind, kinds.filter((each) => each === kind).length]).toEqual([kind, 1])
  },
  60_000,
)

test('a pause that is cancelled: told until when it is open, and nothing twice', async () => {
  const { ann, ben, from } = await kitchen()
  await pause(ann, plusDays(from, 20))
  await owner(ann).post(routes.subscriptionCancel)
  expect(await subjects(ben)).toEqual([TAKES_A_PAUSE, "Your kitchen's plan won't renew"])
  await passed(plusDays(from, 20))
  expect([await isOpen(ann), await isOpen(ben)]).toEqual([false, false])
  expect(await subjects(ben)).toHaveLength(2)

  const later = await kitchen()
  await pause(later.ann, plusDays(later.from, 20))
  await passed(later.from)
  await owner(later.ann).post(routes.subscriptionCancel)
  await pass(2)
  expect(await subjects(later.ben)).toEqual([TAKES_A_PAUSE, "Your kitchen's plan has ended"])
}, 60_000)
