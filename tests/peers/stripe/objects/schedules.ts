import type Stripe from 'stripe'
import { found, invalid } from '../refusal.ts'
import type { World } from '../world.ts'
import { secondsOf } from './catalogue.ts'
import { recordEvent } from './events.ts'
import { itemOf, priceItem } from './subscription-items.ts'

type Schedule = Stripe.SubscriptionSchedule
type Phase = Schedule['phases'][number]
type NewPhase = Stripe.SubscriptionScheduleUpdateParams.Phase

/** The schedule that controls a subscription; undefined if there is none. */
export const scheduleOf = (world: World, { schedule }: Stripe.Subscription): Schedule | undefined =>
  typeof schedule === 'string' ? world.schedules.get(schedule) : undefined

/** @throws StripeRefusal if a schedule controls the subscription */
export function refuseSteered(world: World, subscription: Stripe.Subscription): void {
  const schedule = scheduleOf(world, subscription)
  if (schedule !== undefined)
    throw invalid(
      `The subscription is managed by the subscription schedule \`${schedule.id}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    )
}

const phaseOf = (world: World, price: string, start: number, end: number): Phase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency: found('price', world.prices, price, 'phases[0][items][0][price]').currency,
  default_payment_method: null,
  description: null,
  discounts: [],
  end_date: end,
  invoice_settings: null,
  items: [{ billing_thresholds: null, discounts: [], metadata: null, plan: price, price, quantity: 1 }],
  metadata: null,
  on_behalf_of: null,
  proration_behavior: 'none',
  start_date: start,
  transfer_data: null,
  trial_end: null,
})

export function createSchedule(world: World, params: Stripe.SubscriptionScheduleCreateParams): Schedule {
  const id = params.from_subscription
  if (id === undefined) throw invalid('The stand-in creates schedules only from subscriptions.')
  if (params.phases !== undefined) throw invalid('You cannot set `phases` if `from_subscription` is set.')
  const subscription = found('subscription', world.subscriptions, id, 'from_subscription')
  if (subscription.schedule !== null)
    throw invalid('You cannot migrate a subscription that is already attached to a schedule.')
  if (subscription.status !== 'active') throw invalid('You cannot migrate a subscription that is not active.')
  const item = itemOf(subscription)
  if (item.current_trial !== null) throw invalid('A subscription with a trial offer cannot be scheduled.')
  const { current_period_start: start, current_period_end: end } = item
  const schedule: Schedule = {
    id: world.newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    canceled_at: null,
    completed_at: null,
    created: world.now(),
    current_phase: { start_date: start, end_date: end },
    customer: String(subscription.customer),
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    // A subscription that is set to end is cancelled by its schedule.
    end_behavior: subscription.cancel_at_period_end ? 'cancel' : 'release',
    livemode: world.livemode,
    metadata: {},
    pause_schedules: [],
    phases: [phaseOf(world, item.price.id, start, end)],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  }
  world.schedules.set(schedule.id, schedule)
  subscription.schedule = schedule.id
  recordEvent(world, 'subscription_schedule.created', schedule)
  return schedule
}

function activeSchedule(world: World, id: string): Schedule {
  const schedule = found('subscription_schedule', world.schedules, id)
  if (schedule.status !== 'active')
    throw invalid(`You cannot change a subscription schedule that is in the \`${schedule.status}\` status.`)
  return schedule
}

function endOf(world: World, { end_date, duration, items }: NewPhase, start: number): number {
  if (typeof end_date === 'number') return end_date
  if (duration !== undefined) {
    if (duration.interval !== 'day') throw invalid('The stand-in only supports schedules by days.')
    return start + (duration.interval_count ?? 1) * 86_400
  }
  return start + secondsOf(found('price', world.prices, items[0]?.price ?? '', 'phases[0][items][0][price]'))
}

export function updateSchedule(
  world: World,
  { phases, end_behavior, proration_behavior }: Stripe.SubscriptionScheduleUpdateParams,
  id: string,
): Schedule {
  const schedule = activeSchedule(world, id)
  if (proration_behavior !== 'none') throw invalid('The stand-in does not support proration.')
  if (end_behavior !== undefined) schedule.end_behavior = end_behavior
  const [first] = phases ?? []
  if (phases === undefined || first === undefined) return schedule
  if (first.start_date !== schedule.current_phase?.start_date)
    throw invalid('You can not modify the start date of the current phase.', { param: 'phases[0][start_date]' })
  let start = Number(first.start_date)
  schedule.phases = phases.map((phase) => {
    if (phase.proration_behavior !== 'none') throw invalid('The stand-in does not support proration.')
    const price = phase.items[0]?.price
    if (price === undefined) throw invalid('Missing required param: phases[0][items][0][price].')
    const end = endOf(world, phase, start)
    if (end <= start) throw invalid('The end date of a phase must be after its start date.')
    const made = phaseOf(world, price, start, end)
    start = end
    return made
  })
  const current = schedule.phases[0]
  if (current !== undefined && current.end_date <= world.now())
    throw invalid('The current phase cannot end in the past.', { param: 'phases[0][end_date]' })
  if (current !== undefined) schedule.current_phase = { start_date: current.start_date, end_date: current.end_date }
  recordEvent(world, 'subscription_schedule.updated', schedule)
  return schedule
}

function detach(world: World, schedule: Schedule, status: 'released' | 'canceled'): void {
  const subscription = world.subscriptions.get(String(schedule.subscription))
  if (subscription !== undefined) subscription.schedule = null
  schedule.status = status
  schedule.current_phase = null
  if (status === 'canceled') schedule.canceled_at = world.now()
  else {
    schedule.released_at = world.now()
    schedule.released_subscription = String(schedule.subscription)
    schedule.subscription = null
  }
  recordEvent(world, `subscription_schedule.${status}`, schedule)
}

export function releaseSchedule(world: World, _params: unknown, id: string): Schedule {
  const schedule = activeSchedule(world, id)
  detach(world, schedule, 'released')
  return schedule
}

/** The schedule of a subscription that has ended. */
export function cancelScheduleOf(world: World, subscription: Stripe.Subscription): void {
  const schedule = scheduleOf(world, subscription)
  if (schedule !== undefined) detach(world, schedule, 'canceled')
}

/** Enters the phase that begins at the end of a period, or releases the subscription after the last one. */
export function enterPhase(world: World, subscription: Stripe.Subscription): void {
  const schedule = scheduleOf(world, subscription)
  if (schedule === undefined) return
  const at = itemOf(subscription).current_period_end
  const next = schedule.phases.find(({ start_date }) => start_date >= at)
  if (next === undefined) {
    detach(world, schedule, 'released')
    return
  }
  schedule.current_phase = { start_date: next.start_date, end_date: next.end_date }
  priceItem(world, subscription, String(next.items[0]?.price))
  recordEvent(world, 'subscription_schedule.updated', schedule)
}
