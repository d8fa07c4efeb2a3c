import { bmiLimits } from '#domain/answers/limits.ts'
import { weighInLimits } from '#domain/body/plausible.ts'
import { daysBetween, type IsoDate } from '#domain/time.ts'
import { bmiOf, kg } from '#domain/units.ts'
import { kgPer, type MassUnit, massUnits } from './mass-cell.ts'
import type { KnownPerson } from './reading.ts'

/** A weight with its day, kg. */
export type Dated = { readonly day: IsoDate; readonly kg: number }

const DAYS_PER_YEAR = 365.25
/**
 * How far, as a natural logarithm, weights of a file may be from what is known of the person: near in time, more for
 * each year between, and at most. A factor of 2.2 lies between units (0.79), so that no weight fits in two of them.
 */
const TOLERANCE = { near: 0.18, aYear: 0.1, most: 0.38 } as const
/** Weights of a file that are compared with what is known: the nearest in time. */
const NEAREST = 7

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** Whether an adult of this height may have a weight. */
export function isPossible(value: number, { height }: Pick<KnownPerson, 'height'>): boolean {
  const index = bmiOf(kg(value), height)
  return value >= weighInLimits.min && value <= weighInLimits.max && index >= bmiLimits.min && index <= bmiLimits.max
}

/** The known weight nearest in time to a day, and the days between. */
function knownNear(day: IsoDate, { weights }: KnownPerson): { readonly kg: number; readonly apart: number } {
  let best = { kg: Number.NaN, apart: Number.POSITIVE_INFINITY }
  for (const known of weights) {
    const apart = Math.abs(daysBetween(known.day, day) ?? Number.POSITIVE_INFINITY)
    if (apart < best.apart) best = { kg: known.kg, apart }
  }
  return best
}

export type Fit = {
  /** Distance from what is known, as a natural logarithm. */
  readonly off: number
  readonly fits: boolean
  /** Most of the weights are possible at this height. */
  readonly isPossible: boolean
}

/** How weights compare with what is known of a person. */
export function fitOf(dated: readonly Dated[], person: KnownPerson): Fit {
  const possible = dated.filter((weight) => isPossible(weight.kg, person))
  if (possible.length === 0) return { off: Number.POSITIVE_INFINITY, fits: false, isPossible: false }
  // Long logs are compared by a sample: the nearest weights are what matters, and days repeat.
  const step = Math.max(1, Math.floor(possible.length / 2000))
  const near = possible
    .filter((_, index) => index % step === 0 || index >= possible.length - NEAREST)
    .map((weight) => ({ ...weight, known: knownNear(weight.day, person) }))
    .toSorted((a, b) => a.known.apart - b.known.apart)
    .slice(0, NEAREST)
  const off = Math.abs(median(near.map((weight) => Math.log(weight.kg / weight.known.kg))))
  const years = (near[0]?.known.apart ?? 0) / DAYS_PER_YEAR
  const most = Math.min(TOLERANCE.most, TOLERANCE.near + TOLERANCE.aYear * years)
  return { off, fits: off <= most, isPossible: possible.length * 2 > dated.length }
}

/** How values compare with what is known in each unit. */
export const fitByUnit = (
  values: readonly { readonly day: IsoDate; readonly value: number }[],
  person: KnownPerson,
): Readonly<Record<MassUnit, Fit>> => {
  const inUnit = (unit: MassUnit): Fit =>
    fitOf(
      values.map(({ day, value }) => ({ day, kg: value * kgPer[unit] })),
      person,
    )
  return { kg: inUnit('kg'), lb: inUnit('lb'), st: inUnit('st'), g: inUnit('g') }
}

/** The units in which values fit, the best first. */
export const fittingUnits = (fits: Readonly<Record<MassUnit, Fit>>): readonly MassUnit[] =>
  massUnits.filter((unit) => fits[unit].fits).toSorted((a, b) => fits[a].off - fits[b].off)

/** Changes from one day to another within this many days, as a natural logarithm, that weights do not have. */
const JUMP = { within: 7, change: 0.04 } as const
/** The share of such changes from which numbers are not taken for weights without asking. */
const JUMPY = 0.25

/** Whether numbers, in the order of their days, jump as no weight does. */
export function isJumpy(dated: readonly Dated[]): boolean {
  let pairs = 0
  let jumps = 0
  for (let index = 1; index < dated.length; index += 1) {
    const [before, after] = [dated[index - 1], dated[index]]
    if (before === undefined || after === undefined || before.day === after.day) continue
    if ((daysBetween(before.day, after.day) ?? Number.POSITIVE_INFINITY) > JUMP.within) continue
    pairs += 1
    if (Math.abs(Math.log(after.kg / before.kg)) > JUMP.change) jumps += 1
  }
  return pairs > 0 && jumps / pairs > JUMPY
}
