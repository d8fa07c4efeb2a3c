import { around, type Interval } from './interval.ts'
import { readingsOf } from './readings.ts'
import type { ValueOption } from './value-option.ts'

/** The nutrients with a percentage of a daily value: grams, sodium in milligrams. */
export const dailyNames = ['fat', 'saturates', 'carbohydrate', 'fibre', 'sodium'] as const
export type DailyName = (typeof dailyNames)[number]

/** The daily values of one law. In Canada the percentage of saturates is that of saturates and trans fat together. */
export type DailySet = { readonly [N in DailyName]: number | null } & { readonly withTrans: boolean }

/** 21 CFR 101.9(c)(9). */
const america: DailySet = { fat: 78, saturates: 20, carbohydrate: 275, fibre: 28, sodium: 2300, withTrans: false }
/** The same before 2016; still on packs. */
const america1993: DailySet = { fat: 65, saturates: 20, carbohydrate: 300, fibre: 25, sodium: 2400, withTrans: false }
/** Table of Daily Values, Health Canada; carbohydrate has none. */
const canada: DailySet = { fat: 75, saturates: 20, carbohydrate: null, fibre: 28, sodium: 2300, withTrans: true }
/** Food and Drug Regulations B.01.001.1, until December 2016. */
const canadaBefore: DailySet = { ...america1993, withTrans: true }
/** Seen on Indonesian labels. */
const indonesia: DailySet = { fat: 67, saturates: 20, carbohydrate: 325, fibre: 30, sodium: 1500, withTrans: false }

export type LabelCountry = 'US' | 'Canada' | 'Indonesia'
export const dailySets: Readonly<Record<LabelCountry, readonly DailySet[]>> = {
  US: [america, america1993],
  Canada: [canada, canadaBefore],
  Indonesia: [indonesia],
}

/** Percentages are whole, so they are up to half a point off; makers are granted one. */
const HALF_POINT = 0.5
const PERCENT_OFF = 1
/** Percentage points that a gram of trans fat adds to that of saturates. */
const POINTS_OF_TRANS = 5
/** Most grams of trans fat that are believed. */
const MOST_TRANS = 4

/** Grams, or milligrams of sodium, are printed in steps of this. */
export function stepOf(name: DailyName, value: number, decimals = 0): number {
  if (name === 'sodium') return value < 140 ? 5 : 10
  if (name !== 'fat' && name !== 'saturates') return 1
  return value < 0.5 && decimals > 0 ? 0.1 : value < 5 ? 0.5 : 1
}

/**
 * The percentages that may stand beside a figure: makers compute them from the figure before it was rounded.
 * @param trans grams of trans fat on the label
 */
function percentOf(name: DailyName, { value, decimals }: Printed, set: DailySet, trans: number): Interval | null {
  const daily = set[name]
  if (daily === null) return null
  const { from, to } = around(value, stepOf(name, value, decimals) / 2)
  const middle = (value / daily) * 100
  const extra = name === 'saturates' && set.withTrans ? POINTS_OF_TRANS * (Math.min(trans, MOST_TRANS) + 0.25) : 0
  return {
    from: Math.min((from / daily) * 100 - HALF_POINT, middle - PERCENT_OFF),
    to: Math.max((to / daily) * 100 + HALF_POINT, middle + PERCENT_OFF) + extra,
  }
}

type Printed = { readonly value: number; readonly decimals: number }

/** The cost of the cheapest reading of the percentage that agrees; null if one is printed and no reading agrees. */
export function percentCost(
  name: DailyName,
  option: Pick<ValueOption, 'witnesses'> & Printed,
  set: DailySet,
  trans: number,
): number | null {
  const [witness] = option.witnesses
  if (witness === undefined) return 0
  const expected = percentOf(name, option, set, trans)
  if (expected === null) return 0
  const agreeing = readingsOf(witness, 'whole').filter(({ value }) =>
    witness.below ? expected.from <= value : value >= expected.from && value <= expected.to,
  )
  return agreeing[0]?.cost ?? null
}

/**
 * Whether the percentage shows every step of the printed figure: a gram of fibre is 3.6 %, but one of fat only 1.3 %.
 */
export function isExact(name: DailyName, option: ValueOption, sets: readonly DailySet[], trans: number): boolean {
  const [witness] = option.witnesses
  if (witness === undefined || witness.below || sets.every((set) => set[name] === null)) return false
  const step = stepOf(name, option.value, option.decimals)
  const fitsAt = (value: number): boolean =>
    value >= 0 && sets.some((set) => percentCost(name, { ...option, value }, set, trans) !== null)
  return !fitsAt(option.value - step) && !fitsAt(option.value + step)
}
