import { expect, test } from 'vitest'
import { seededDraw } from '#analytics/experiments/simulated-run.fixture.ts'
import { funnelSteps } from '#analytics/funnel/funnel-steps.ts'
import { MS_PER_HOUR } from '#domain/time.ts'
import { type CountedDay, type Readings, type Signal, signalsIn } from './signals.ts'

const START = Date.parse('2026-01-05T00:00:00Z')
const HISTORY_DAYS = 28
const ATTEMPT_DAYS = 84
const WATCHED_DAYS = 30
/** A real look comes every five minutes; the whole year at every hour was looked at once. */
const LOOKS_EVERY_HOURS = 12
const pages = funnelSteps.slice(0, 47)

type Planted = {
  readonly visitorsADay: number
  /** What changes after the history; at noon of its first day. */
  readonly change?: Partial<Rates>
}
type Rates = {
  readonly conversion: number
  readonly declined: number
  readonly errors: number
  readonly exits: number
  readonly newsletter: number
}
const usual: Rates = { conversion: 0.03, declined: 0.12, errors: 0.05, exits: 0.03, newsletter: 0.1 }
/** The step at which a planted change happens. */
const CHANGED_STEP = 'height'

/** A number of events of which so many are expected (Poisson). */
function drawn(expected: number, random: () => number): number {
  if (expected > 50) {
    const [a, b] = [random(), random()]
    const normal = Math.sqrt(-2 * Math.log(1 - a)) * Math.cos(2 * Math.PI * b)
    return Math.max(0, Math.round(expected + Math.sqrt(expected) * normal))
  }
  let [count, product] = [0, random()]
  const limit = Math.exp(-expected)
  while (product > limit) {
    count += 1
    product *= random()
  }
  return count
}

/** First attempts to pay by hour; from an hour on as many are declined as `later` says. */
function attemptsOf(
  { visitorsADay, days, later }: { visitorsADay: number; days: number; later?: { fromHour: number; declined: number } },
  random: () => number,
): { settled: number; declined: number }[] {
  return Array.from({ length: days * 24 }, (_, hour) => {
    const share = later !== undefined && hour >= later.fromHour ? later.declined : usual.declined
    const bought = drawn((visitorsADay / 24) * usual.conversion, random)
    const declined = drawn((visitorsADay / 24) * usual.conversion * (share / (1 - share)), random)
    return { settled: bought + declined, declined }
  })
}

/** Traffic by hour: more in the evening and at weekends. */
function* hours({ visitorsADay, change = {} }: Planted, random: () => number) {
  const purchases: number[] = []
  const attempts = attemptsOf({ visitorsADay, days: ATTEMPT_DAYS - HISTORY_DAYS }, random)
  const days: (CountedDay & { steps: Record<string, { views: number; exits: number; errors: number }> })[] = []
  let lastPurchaseAt: Date | null = null
  for (let hour = 0; hour < (HISTORY_DAYS + WATCHED_DAYS) * 24; hour++) {
    const isPlanted = hour >= HISTORY_DAYS * 24 + 12
    const rates = { ...usual, ...(isPlanted ? change : {}) }
    const weekday = Math.floor(hour / 24) % 7
    const wave = 1 + 0.8 * Math.sin(((hour % 24) - 13) * (Math.PI / 12))
    const visitors = drawn((visitorsADay / 24) * wave * (weekday > 4 ? 1.25 : 0.9), random)
    const bought = drawn(visitors * rates.conversion, random)
    const refused = drawn(bought * (rates.declined / (1 - rates.declined)), random)
    const at = new Date(START + (hour + 1) * MS_PER_HOUR)
    if (bought > 0) lastPurchaseAt = at
    purchases.push(bought)
    attempts.push({ settled: bought + refused, declined: refused })
    if (hour % 24 === 0) days.push({ visitors: 0, purchases: 0, campaigns: {}, steps: {} })
    const today = days.at(-1)
    if (today === undefined) continue
    let left = visitors
    const steps = { ...today.steps }
    for (const step of pages) {
      const isChanged = step === CHANGED_STEP
      const exits = Math.min(left, drawn(left * (isChanged ? rates.exits : usual.exits), random))
      const errors = drawn(left * (isChanged ? rates.errors : usual.errors), random)
      const known = steps[step] ?? { views: 0, exits: 0, errors: 0 }
      steps[step] = { views: known.views + left, exits: known.exits + exits, errors: known.errors + errors }
      left -= exits
    }
    const mail = drawn(visitors * rates.newsletter, random)
    days[days.length - 1] = {
      ...{ visitors: today.visitors + visitors, purchases: today.purchases + bought, steps },
      campaigns: { newsletter: (today.campaigns['newsletter'] ?? 0) + mail },
    }
    if (hour < HISTORY_DAYS * 24) continue
    const window = HISTORY_DAYS * 24
    const readings: Readings = {
      ...{ now: at, lastPurchaseAt, purchases: purchases.slice(-window), attempts: attempts.slice(-ATTEMPT_DAYS * 24) },
      days: days.slice(-HISTORY_DAYS),
    }
    if ((hour + 1) % LOOKS_EVERY_HOURS !== 0) continue
    yield { readings, hoursSince: (at.getTime() - START) / MS_PER_HOUR - HISTORY_DAYS * 24 - 12 }
  }
}

const nothing: Readings = { now: new Date(START), purchases: [], lastPurchaseAt: null, attempts: [], days: [] }

/** What each signal is about; the same one a day later is no second alarm. */
const nameOf = (signal: Signal): string => `${signal.kind} ${'step' in signal ? signal.step : ''}`

test.each([100, 1000])(
  'steady traffic of %i visitors a day hardly raises an alarm in twelve months',
  (visitorsADay) => {
    const alarms: string[] = []
    for (let month = 0; month < 12; month++) {
      const names = new Set<string>()
      for (const { readings } of hours({ visitorsADay }, seededDraw(visitorsADay + month)))
        for (const signal of signalsIn(readings)) names.add(nameOf(signal))
      alarms.push(...names)
    }
    // At most one a month is promised; one in a year is chance.
    expect(alarms.length, alarms.join()).toBeLessThanOrEqual(1)
  },
)

test.each([
  ['purchases stop', { conversion: 0 }, 'purchases_silent', 24],
  ['conversion is half', { conversion: 0.015 }, 'conversion_fallen', 168],
  ['a step loses three times as many', { exits: 0.1 }, 'step_loses', 24],
  ['half of the payments fail', { declined: 0.5 }, 'payments_fail', 36],
  ['a page shows four times as many errors', { errors: 0.2 }, 'page_errs', 48],
  ['a campaign stops', { newsletter: 0 }, 'campaign_stopped', 48],
] as const)('%s: %j is found as %s within %i hours', (_, change, kind, within) => {
  const delays = Array.from({ length: 5 }, (__, run) => {
    for (const { readings, hoursSince } of hours({ visitorsADay: 1000, change }, seededDraw(run + 100)))
      if (hoursSince > 0 && signalsIn(readings).some((signal) => signal.kind === kind)) return hoursSince
    return Number.POSITIVE_INFINITY
  })
  expect(Math.max(...delays)).toBeLessThanOrEqual(within)
})

/** Days until each of some runs finds twice as many declined payments; infinite where it does not within 30. */
function daysToFind(visitorsADay: number, runs: number): readonly number[] {
  const fromHour = ATTEMPT_DAYS * 24 + 12
  return Array.from({ length: runs }, (_, run) => {
    const later = { fromHour, declined: 2 * usual.declined }
    const attempts = attemptsOf({ visitorsADay, days: ATTEMPT_DAYS + 31, later }, seededDraw(run + 500))
    for (let hour = fromHour; hour <= attempts.length; hour += 6)
      if (signalsIn({ ...nothing, attempts: attempts.slice(hour - ATTEMPT_DAYS * 24, hour) }).length > 0)
        return (hour - fromHour) / 24
    return Number.POSITIVE_INFINITY
  })
}

test('twice as many declined payments are found within a week at 1,000 visitors a day, and mostly in a fortnight at 300', () => {
  expect(Math.max(...daysToFind(1000, 12))).toBeLessThanOrEqual(7)
  const few = daysToFind(300, 40)
  expect(few.filter((days) => days <= 14).length).toBeGreaterThanOrEqual(34)
  expect(few.filter(Number.isFinite).length).toBeGreaterThanOrEqual(38)
})

test.each([100, 1000])('at %i visitors a day steady payments raise about one alarm a year', (visitorsADay) => {
  const years = 3
  const attempts = attemptsOf({ visitorsADay, days: ATTEMPT_DAYS + years * 360 }, seededDraw(visitorsADay))
  const weeks = new Set<number>()
  for (let hour = ATTEMPT_DAYS * 24; hour <= attempts.length; hour += 24)
    if (signalsIn({ ...nothing, attempts: attempts.slice(hour - ATTEMPT_DAYS * 24, hour) }).length > 0)
      weeks.add(Math.floor(hour / (7 * 24)))
  // An alarm is given once a week.
  expect(weeks.size / years).toBeLessThanOrEqual(2)
})

test('what was never there is not missed', () => {
  expect(signalsIn(nothing)).toEqual([])
  const day = { visitors: 0, purchases: 0, steps: {}, campaigns: {} }
  expect(signalsIn({ ...nothing, days: Array.from({ length: 28 }, () => day) })).toEqual([])
})
