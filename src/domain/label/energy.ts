import { type Interval, overlap, scaled, widened } from './interval.ts'

/** Grams of the nutrients that provide energy, each as the interval that its printed figure may stand for. */
export type EnergyParts = {
  readonly fat: Interval
  readonly carbohydrate: Interval
  readonly protein: Interval
  readonly fibre: Interval
}

/** Energy per gram: Regulation (EU) 1169/2011, annex XIV. */
const KCAL = { fat: 9, carbohydrate: 4, protein: 4, fibre: 2 } as const
const KJ = { fat: 37, carbohydrate: 17, protein: 17, fibre: 8 } as const

const energyOf = (parts: EnergyParts, per: typeof KCAL | typeof KJ): Interval => {
  const sum = (end: 'from' | 'to') =>
    per.fat * parts.fat[end] +
    per.carbohydrate * parts.carbohydrate[end] +
    per.protein * parts.protein[end] +
    per.fibre * parts.fibre[end]
  return { from: sum('from'), to: sum('to') }
}

/** Tolerance of 2 %: makers may analyse their food instead of calculating its energy. */
const MAKERS_SHARE = 0.02

/** Whether energy in kcal agrees with the parts (EU). */
export const addsUp = (kcal: Interval, parts: EnergyParts): boolean =>
  overlap(kcal, widened(energyOf(parts, KCAL), MAKERS_SHARE))

/** Whether energy in kilojoules agrees with the parts. */
export const addsUpInKilojoules = (kJ: Interval, parts: EnergyParts): boolean =>
  overlap(kJ, widened(energyOf(parts, KJ), MAKERS_SHARE))

const middle = ({ from, to }: Interval): number => (from + to) / 2
const atMiddle = (parts: EnergyParts): EnergyParts => {
  const point = (interval: Interval): Interval => ({ from: middle(interval), to: middle(interval) })
  return {
    fat: point(parts.fat),
    carbohydrate: point(parts.carbohydrate),
    protein: point(parts.protein),
    fibre: point(parts.fibre),
  }
}

/** Tolerance of 0.3 %, because the ratio itself comes from rounded figures. */
const RATIO_SHARE = 0.003
/** Kilojoules per kilocalorie; some makers multiply by it. */
export const KJ_PER_KCAL = 4.184
/** Grams of salt per milligram of sodium: Regulation (EU) 1169/2011, annex I. */
export const SALT_OF_SODIUM = 2.5 / 1000

/**
 * Whether both energies can belong to the same food. Kilojoules are not a fixed multiple: fat has 4.11 to the
 * kilocalorie, protein and carbohydrate 4.25.
 */
export function sameEnergy(kcal: Interval, kJ: Interval, parts: EnergyParts): boolean {
  const points = atMiddle(parts)
  const inKcal = energyOf(points, KCAL).from
  const ratio = inKcal === 0 ? KJ_PER_KCAL : energyOf(points, KJ).from / inKcal
  return overlap(kJ, widened(scaled(kcal, ratio), RATIO_SHARE)) || overlap(kJ, scaled(kcal, KJ_PER_KCAL))
}

export type AmericanVerdict = 'adds up' | 'nearly' | 'refused'

/** Beyond this multiple of the tolerance a set is refused and not only doubted. */
const REFUSED = 1.6
const AMERICAN_SHARE = 0.025

/**
 * Whether calories agree with the parts (US, 21 CFR 101.9): from 9 fat + 4 carbohydrate + 4 protein down to that minus
 * 4 x fibre. The tolerance is the rounding of each figure plus 2.5 %.
 */
export function americanEnergy(
  kcal: number,
  grams: { readonly fat: number; readonly carbohydrate: number; readonly protein: number; readonly fibre: number },
): AmericanVerdict {
  const most = 9 * grams.fat + 4 * grams.carbohydrate + 4 * grams.protein
  const least = most - 4 * grams.fibre
  const tolerance = 5 + (grams.fat < 5 ? 2.25 : 4.5) + 2 + 2 + AMERICAN_SHARE * kcal
  const off = kcal > most ? kcal - most : kcal < least ? least - kcal : 0
  return off <= tolerance ? 'adds up' : off <= REFUSED * tolerance ? 'nearly' : 'refused'
}

/** Tenths below half a gram, as Canada prints them. */
const isTenth = (grams: number): boolean => grams < 0.5 && (grams * 10) % 1 < 1e-9

/** Fat is rounded to 0.5 g below 5 g and to whole grams above; in Canada to tenths below 0.5 g. */
export const isOnFatGrid = (grams: number, hasTenths: boolean): boolean =>
  (hasTenths && isTenth(grams)) || (grams < 5 ? (grams * 2) % 1 === 0 : grams % 1 === 0)

/** Protein is rounded to whole grams; in Canada to tenths below 0.5 g. */
export const isOnGramGrid = (grams: number, hasTenths: boolean): boolean =>
  (hasTenths && isTenth(grams)) || grams % 1 === 0

/** Calories are rounded to 5 up to 50 and to 10 above. */
export const isOnCaloriesGrid = (kcal: number): boolean => kcal % (kcal <= 50 ? 5 : 10) === 0
