import { MS_PER_HOUR } from '#domain/time.ts'

/** What one step of the funnel counted on one day. */
export type StepOfDay = { readonly views: number; readonly exits: number; readonly errors: number }

/** What was counted on one day in UTC; the last one may still be going on. */
export type CountedDay = {
  readonly visitors: number
  readonly purchases: number
  readonly steps: Readonly<Record<string, StepOfDay>>
  /** Visitors by campaign. */
  readonly campaigns: Readonly<Record<string, number>>
}

/** What the last weeks looked like, the oldest first: four of them, and twelve of the attempts to pay. */
export type Readings = {
  readonly now: Date
  /** First payments by hour, up to the present one. */
  readonly purchases: readonly number[]
  readonly lastPurchaseAt: Date | null
  /** First attempts to pay an order that were settled, by hour up to the present one. */
  readonly attempts: readonly { readonly settled: number; readonly declined: number }[]
  readonly days: readonly CountedDay[]
}

export type Signal =
  | { readonly kind: 'purchases_silent'; readonly hours: number; readonly expected: number; readonly since: Date }
  | { readonly kind: 'conversion_fallen'; readonly days: number; readonly share: number; readonly before: number }
  | {
      readonly kind: 'step_loses'
      readonly step: string
      readonly days: number
      readonly share: number
      readonly before: number
    }
  | {
      readonly kind: 'payments_fail'
      readonly days: number
      readonly declined: number
      readonly settled: number
      readonly before: number
    }
  | { readonly kind: 'campaign_stopped'; readonly campaign: string; readonly before: number }
  | {
      readonly kind: 'page_errs'
      readonly step: string
      readonly errors: number
      readonly views: number
      readonly before: number
    }

const HOURS_OF_DAY = 24
/** Days of which a change is spoken of: a sudden one is seen in the first, a small one needs more. */
const WINDOWS = [1, 2, 3, 5, 7] as const
/**
 * Standard errors that are beyond chance. Some 50 steps are looked at in five windows, every few minutes, so that single
 * looks have to be this strict for a false alarm to be rare in a year.
 */
const BEYOND_CHANCE = 5
/** The same for what is looked at once, not for each step. */
const BEYOND_CHANCE_ONCE = 4

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const halfDeviance = (seen: number, expected: number): number => (seen === 0 ? 0 : seen * Math.log(seen / expected))

/** How many standard errors a share is above another one: the signed root of the likelihood ratio. */
export function standardErrors(
  now: { readonly part: number; readonly whole: number },
  before: { readonly part: number; readonly whole: number },
): number {
  if (now.whole === 0 || before.whole === 0) return 0
  const all = (now.part + before.part) / (now.whole + before.whole)
  if (all === 0 || all === 1) return 0
  const half = [now, before].map(
    ({ part, whole }) => halfDeviance(part, whole * all) + halfDeviance(whole - part, whole * (1 - all)),
  )
  const size = Math.sqrt(Math.max(0, 2 * sum(half)))
  return now.part / now.whole >= before.part / before.whole ? size : -size
}

/** The same for numbers of events that may come several times to one person, as `spread` times their number of people. */
function standardErrorsOfRate(
  now: { readonly events: number; readonly of: number },
  before: { readonly events: number; readonly of: number },
  spread = 1,
): number {
  const events = now.events + before.events
  const share = now.of / (now.of + before.of)
  if (events === 0 || !(share > 0) || share === 1) return 0
  const half = halfDeviance(now.events, events * share) + halfDeviance(before.events, events * (1 - share))
  const size = Math.sqrt(Math.max(0, 2 * half) / spread)
  return now.events / now.of >= before.events / before.of ? size : -size
}

/** Purchases in four weeks from which silence means something. */
const PURCHASES_LEAST = 20

/**
 * Silence for longer than is likely. As many purchases are expected as usual at these hours of the day; none of them comes
 * with a chance of e to the minus that number. The limit grows with the number of purchases, since each begins a silence.
 */
function silence({ now, purchases, lastPurchaseAt }: Readings): readonly Signal[] {
  const total = sum(purchases)
  if (lastPurchaseAt === null || total < PURCHASES_LEAST) return []
  const days = purchases.length / HOURS_OF_DAY
  const hourAt = (back: number): number => (now.getUTCHours() - (back % HOURS_OF_DAY) + HOURS_OF_DAY) % HOURS_OF_DAY
  const byHour = Array.from({ length: HOURS_OF_DAY }, () => total / HOURS_OF_DAY / 4)
  for (const [place, count] of purchases.entries()) {
    const hour = hourAt(purchases.length - 1 - place)
    byHour[hour] = (byHour[hour] ?? 0) + count * 0.75
  }
  const hours = Math.max(0, (now.getTime() - lastPurchaseAt.getTime()) / MS_PER_HOUR)
  let expected = 0
  for (let back = 0; back < hours; back++) expected += ((byHour[hourAt(back)] ?? 0) / days) * Math.min(1, hours - back)
  const limit = 1.25 * Math.log(20 * total)
  return expected < limit
    ? []
    : [{ kind: 'purchases_silent', hours: Math.round(hours), expected, since: lastPurchaseAt }]
}

/** Splits the days into the last ones and those before. */
const split = (days: readonly CountedDay[], window: number) => [days.slice(-window), days.slice(0, -window)] as const

/** The first window in which something is found. */
function firstFound<T>(find: (window: number) => T | null): T | null {
  for (const window of WINDOWS) {
    const found = find(window)
    if (found !== null) return found
  }
  return null
}

const CONVERSION_FALLS_BY = 0.25
const EXPECTED_LEAST = 12

function conversion({ days }: Readings): readonly Signal[] {
  const found = firstFound((window): Signal | null => {
    const [last, earlier] = split(days, window)
    const of = (some: readonly CountedDay[]) => ({
      events: sum(some.map(({ purchases }) => purchases)),
      of: sum(some.map(({ visitors }) => visitors)),
    })
    const [now, before] = [of(last), of(earlier)]
    if (before.of === 0 || now.of === 0) return null
    const [share, usual] = [now.events / now.of, before.events / before.of]
    if (now.of * usual < EXPECTED_LEAST || share > usual * (1 - CONVERSION_FALLS_BY)) return null
    return standardErrorsOfRate(now, before) > -BEYOND_CHANCE_ONCE
      ? null
      : { kind: 'conversion_fallen', days: window, share, before: usual }
  })
  return found === null ? [] : [found]
}

const VIEWS_LEAST = 100
const EXITS_RISE_BY = 0.25
const ERRORS_RISE_TO = 2
const ERRORS_LEAST = 30
/** A person who is refused is often refused again. */
const ERRORS_A_PERSON = 3

function steps({ days }: Readings): readonly Signal[] {
  const names = Object.keys(days.at(-1)?.steps ?? {})
  const of = (some: readonly CountedDay[], step: string, key: keyof StepOfDay): number =>
    sum(some.map((day) => day.steps[step]?.[key] ?? 0))
  return names.flatMap((step) => {
    const loses = firstFound((window): Signal | null => {
      const [last, earlier] = split(days, window)
      const now = { part: of(last, step, 'exits'), whole: of(last, step, 'views') }
      const before = { part: of(earlier, step, 'exits'), whole: of(earlier, step, 'views') }
      if (now.whole < VIEWS_LEAST || before.whole < VIEWS_LEAST) return null
      const [share, usual] = [now.part / now.whole, before.part / before.whole]
      if (share < usual * (1 + EXITS_RISE_BY) || standardErrors(now, before) < BEYOND_CHANCE) return null
      return { kind: 'step_loses', step, days: window, share, before: usual }
    })
    const errs = firstFound((window): Signal | null => {
      const [last, earlier] = split(days, window)
      const now = { events: of(last, step, 'errors'), of: of(last, step, 'views') }
      const before = { events: of(earlier, step, 'errors'), of: of(earlier, step, 'views') }
      if (now.events < ERRORS_LEAST || before.of < VIEWS_LEAST || now.of === 0) return null
      const [rate, usual] = [now.events / now.of, before.events / before.of]
      if (rate < usual * ERRORS_RISE_TO || standardErrorsOfRate(now, before, ERRORS_A_PERSON) < BEYOND_CHANCE)
        return null
      return { kind: 'page_errs', step, errors: now.events, views: now.of, before: usual }
    })
    return [loses, errs].filter((each) => each !== null)
  })
}

const DECLINED_LEAST = 8
const DECLINED_RISES_TO = 1.5
/** Days of which a rise is spoken of: where few pay, it takes a fortnight to tell a doubling from chance. */
const ATTEMPT_WINDOWS = [1, 2, 3, 5, 7, 10, 14] as const
/** Attempts for each of which the limit begins to rise; below, it stays at what one look would need. */
const ATTEMPTS_AT_FIRST = 10
const HALF_DEVIANCE_LEAST = 2.5

/**
 * First attempts of the last days that were declined, beside those before. Each attempt may begin a chance run, so the limit
 * grows with their number: about one false alarm a year whatever the traffic, and nearly as fast as any rule with
 * as few could be (docs/decisions/0378).
 */
function failures({ attempts }: Readings): readonly Signal[] {
  const of = (some: Readings['attempts']) => ({
    part: sum(some.map(({ declined }) => declined)),
    whole: sum(some.map(({ settled }) => settled)),
  })
  const all = of(attempts)
  for (const days of ATTEMPT_WINDOWS) {
    const now = of(attempts.slice(-days * HOURS_OF_DAY))
    const before = { part: all.part - now.part, whole: all.whole - now.whole }
    if (now.part < DECLINED_LEAST || before.whole === 0) continue
    const [share, usual] = [now.part / now.whole, before.part / before.whole]
    const limit = Math.max(HALF_DEVIANCE_LEAST, Math.log(all.whole / ATTEMPTS_AT_FIRST))
    if (share >= usual * DECLINED_RISES_TO && standardErrors(now, before) >= Math.sqrt(2 * limit))
      return [{ kind: 'payments_fail', days, declined: now.part, settled: now.whole, before: usual }]
  }
  return []
}

/** Days in which a campaign must have brought visitors to be missed, and how many a day. */
const STEADY_DAYS = 10
const STEADY_VISITORS = 15

/** Campaigns that brought visitors every day, and none on the whole of yesterday nor since. */
function campaigns({ days }: Readings): readonly Signal[] {
  const steady = days.slice(-2 - STEADY_DAYS, -2)
  if (steady.length < STEADY_DAYS) return []
  return Object.keys(steady[0]?.campaigns ?? {}).flatMap((campaign) => {
    const counts = steady.map((day) => day.campaigns[campaign] ?? 0)
    const before = sum(counts) / STEADY_DAYS
    const since = sum(days.slice(-2).map((day) => day.campaigns[campaign] ?? 0))
    if (since > 0 || before < STEADY_VISITORS || counts.includes(0)) return []
    return [{ kind: 'campaign_stopped' as const, campaign, before }]
  })
}

/** What is beyond chance in these readings. On steady traffic it is right to stay silent for years. */
export const signalsIn = (readings: Readings): readonly Signal[] => [
  ...silence(readings),
  ...conversion(readings),
  ...failures(readings),
  ...campaigns(readings),
  ...steps(readings),
]
