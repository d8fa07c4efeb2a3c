import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CohortsReply } from '#domain/api/console/figures.ts'
import type { RecurringReply } from '#domain/api/console/recurring.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { cohortUnits } from '#domain/cohort-choices.ts'
import { addDays, MS_PER_DAY } from '#domain/time.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import { requestRefund } from '#server/sales/refunds/submit-refunds.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { asOwner, type Buyer, newBuyer } from '#server/test-client.fixture.ts'
import type { Period } from './period.ts'
import { readCohorts } from './read-cohorts.ts'
import { readRecurring } from './read-recurring.ts'

const server = await testApp()
const { services, app } = server
const { db, now } = services
const source = { db, now, livemode: false }
const random = seededRandom('a past that is kept')
const oneOf = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0]
const today = () => now().toISOString().slice(0, 10)

const orderOf = ({ orderId }: Buyer) => db.selectFrom('orders').select('id').where('id', '=', orderId)
const lives = (buyer: Buyer) => db.updateTable('sandbox_subscriptions').where('order_id', 'in', orderOf(buyer))

/** What can happen to a customer on a day; an act that is refused changes nothing. */
const acts = {
  refund: async ({ leadId }) => {
    const paid = await db
      .selectFrom('payments')
      .select(['provider_ref', 'amount_minor'])
      .where('lead_id', '=', leadId)
      .where('state', '=', 'succeeded')
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow()
    const amount = { minor: paid.amount_minor, currency: 'USD' } as const
    await requestRefund(services, { leadId, chargeRef: paid.provider_ref, amount, because: 'support', actor: 'ann' })
  },
  cancel: (buyer) => asOwner(server, buyer).post(routes.subscriptionCancel),
  freeDays: async ({ leadId }) =>
    (await signedInOperator(server, ['customers'])).act(
      filled(consoleRoutes.customerFreeDays, { id: leadId }),
      { days: 4, reason: 'a bad week' },
      randomUUID(),
    ),
  pause: async ({ leadId }) =>
    (await signedInOperator(server, ['customers'])).act(
      filled(consoleRoutes.customerPause, { id: leadId }),
      { until: addDays(today(), 40), reason: 'a journey' },
      randomUUID(),
    ),
  cardFails: (buyer) => lives(buyer).set({ renewals_fail: true }).execute(),
  cardIsRepaired: (buyer) => lives(buyer).set({ renewals_fail: false, changed_at: now() }).execute(),
  disputeIsDecided: async (buyer) => {
    await db
      .updateTable('sandbox_charges')
      .set({ dispute_state: oneOf(['won', 'lost']), dispute_closed_at: now() })
      .where('dispute_state', '=', 'open')
      .execute()
    await lives(buyer).set({ changed_at: now() }).execute()
  },
} satisfies Readonly<Record<string, (buyer: Buyer) => Promise<unknown>>>
const actNames = ['refund', 'cancel', 'freeDays', 'pause', 'cardFails', 'cardIsRepaired', 'disputeIsDecided'] as const

type Span = Pick<CohortsReply['cohorts'][number]['spans'][number], 'kept' | 'paid'>
type Told = { readonly day: string; readonly recurring: RecurringReply; readonly cohorts: ReadonlyMap<string, Span> }

/** What the reports say. A cohort of a week or month that goes on may still grow, and is left out. */
async function reported(period: Period): Promise<Told> {
  const cohorts = new Map<string, Span>()
  for (const unit of cohortUnits)
    for (const { begins, spans } of (await readCohorts(source, period, { unit, split: null })).cohorts)
      if (addDays(begins, unit === 'week' ? 7 : 31) <= today())
        for (const span of spans) cohorts.set(`${unit} of ${begins}, ${span.after} later`, span)
  return { day: today(), recurring: await readRecurring(source, true), cohorts }
}

/** What was said of a time that was over then is said again. */
function expectKept(before: Told, after: Told): void {
  const kept = ({ cohorts }: Told) =>
    [...before.cohorts].flatMap(([name, then]) => (then.kept === null ? [] : [[name, cohorts.get(name)?.kept]]))
  expect(kept(after)).toEqual(kept(before))
  const over = ({ recurring: { months } }: Told) => months.filter(({ month }) => month < before.day.slice(0, 7))
  expect(over(after)).toEqual(over(before))
}

function expectTies({ months }: RecurringReply): void {
  for (const [place, month] of months.entries()) {
    const { startMinor, newMinor, expansionMinor, contractionMinor, churnedMinor, recoveredMinor, endMinor } = month
    expect(startMinor + newMinor + expansionMinor - contractionMinor - churnedMinor + recoveredMinor).toBe(endMinor)
    expect(months[place + 1]?.endMinor ?? startMinor).toBe(startMinor)
  }
}

/** How customers begin, in turn. */
const scenarios = ['ok', 'renewals_fail', 'disputed_later', 'ok'] as const
const BUYERS = 9
/** Days between two readings, of which so many are made. */
const STEP_DAYS = 2
const STEPS = 26

test('whatever happens later, reports of a time that is over stay as they were, and months add up', async () => {
  const buyers: Buyer[] = []
  const period = { from: today(), to: addDays(today(), STEPS * STEP_DAYS) }
  let before: Told | null = null
  for (let step = 0; step < STEPS; step++) {
    if (step < BUYERS) {
      const scenario = scenarios[step % scenarios.length] ?? 'ok'
      const productId = step % 3 === 0 ? 'test-1-month' : 'test-1-week'
      buyers.push(await newBuyer(server, { productId, ...(scenario === 'ok' ? {} : { sandbox: { scenario } }) }))
    }
    const [first, ...others] = buyers
    const name = oneOf(actNames)
    if (first !== undefined && random() < 0.8) await acts[name](oneOf([first, ...others])).catch(() => undefined)
    server.pass(STEP_DAYS * MS_PER_DAY)
    await advanceSandbox(db, now())
    await reconcile(services, app.log)
    const after = await reported(period)
    if (before !== null) expectKept(before, after)
    expectTies(after.recurring)
    before = after
  }
}, 120_000)
