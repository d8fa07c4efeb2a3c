import type { Days } from '#domain/units.ts'

/** Health matters: while one of them lasts, nothing is learnt and no weight is to be lost. */
export const healthEvents = [
  'ILLNESS_WITH_FEVER',
  'PREGNANT_OR_BREASTFEEDING',
  'SURGERY',
  'NEW_MEDICATION',
  'EATING_DISORDER',
] as const
export type HealthEvent = (typeof healthEvents)[number]

/**
 * Events that last for some days: travel and holidays, a pause in which no plan is followed, a break in which the plan
 * holds the weight because the member asked for that, and health matters.
 */
export const spanEvents = ['AWAY', 'PAUSED', 'BREAK', ...healthEvents] as const
/** The most days of a break. */
export const LONGEST_BREAK = 28
export type SpanEvent = (typeof spanEvents)[number]

/** Spans in which no plan is followed. */
export const offPlanEvents = spanEvents.filter((kind) => kind !== 'AWAY' && kind !== 'BREAK')

/**
 * Events of a single day: new scales, or a fresh start (job, activity, routine), after which the offset is learnt
 * again.
 */
export const dayEvents = ['NEW_SCALE', 'RESET'] as const
export type DayEvent = (typeof dayEvents)[number]

export const lifeEventKinds = [...spanEvents, ...dayEvents] as const
export type LifeEventKind = (typeof lifeEventKinds)[number]

/** An event that weights cannot show. Both ends of a span are included; null means that it still goes on. */
export type LifeEvent =
  | { readonly kind: SpanEvent; readonly from: Days; readonly to: Days | null }
  | { readonly kind: DayEvent; readonly on: Days }

/** After a pause or health matter longer than this, days, nothing is known about the offset. */
const LONG = 42
/** After a span, things stay unusual for this many days. */
const SETTLING = 14

export const isDayEvent = (kind: LifeEventKind): kind is DayEvent => dayEvents.some((day) => day === kind)
export const isHealthEvent = (kind: LifeEventKind): kind is HealthEvent =>
  healthEvents.some((health) => health === kind)

const lasts = (event: LifeEvent, day: number, after = 0): event is Extract<LifeEvent, { from: Days }> =>
  'from' in event && event.from <= day && day <= (event.to ?? day) + after

/** Whether no plan is followed on a day, so that its readings say nothing about the offset. */
export const isOffPlan = (events: readonly LifeEvent[], day: number): boolean =>
  events.some((event) => event.kind !== 'AWAY' && event.kind !== 'BREAK' && lasts(event, day))

/** Whether a day is unusual, or comes within two weeks of one that was: little is learnt, and the target stays. */
export const isUnsettled = (events: readonly LifeEvent[], day: number): boolean =>
  events.some((event) => lasts(event, day, event.kind === 'BREAK' ? 0 : SETTLING))

/** Whether the member has a break on a day. */
export const isOnBreak = (events: readonly LifeEvent[], day: number): boolean =>
  events.some((event) => event.kind === 'BREAK' && lasts(event, day))

/** The health matter that lasts on a day; if there are several, the one recorded last. */
export function healthEventOn(events: readonly LifeEvent[], day: number): HealthEvent | null {
  const kind = events.findLast((event) => isHealthEvent(event.kind) && lasts(event, day))?.kind
  return kind !== undefined && isHealthEvent(kind) ? kind : null
}

/** The day from which the offset is learnt again because of an event; null if the event does not require it. */
export function forgetsFrom(event: LifeEvent): Days | null {
  if (event.kind === 'RESET') return event.on
  if (!('from' in event) || event.kind === 'AWAY' || event.kind === 'BREAK' || event.to === null) return null
  return event.to - event.from > LONG ? event.to : null
}
