import { type Dated, median } from './fit.ts'
import { kgPer, massUnits } from './mass-cell.ts'

/**
 * How far, as a natural logarithm, a weight that nobody is there to confirm may be from what is known: a quarter, more
 * for each year between, and at most a half.
 */
const TOLERANCE = { near: Math.log(1.25), aYear: 0.1, most: Math.log(1.5) } as const
/** Another unit explains a number that fits as well as this, as a natural logarithm. */
const OTHER_UNIT = Math.log(1.2)
/** Known weights whose median it is compared with: the nearest in time, so that one wrong weight does not refuse the right ones. */
const NEAREST = 5
const DAYS_PER_YEAR = 365.25

/** A known weight, kg, and whether the person typed it or confirmed it. */
export type KnownWeight = Pick<Dated, 'kg'> & {
  /** Days between it and the weight that was sent. */
  readonly apart: number
  readonly isTold: boolean
}

/** Whether a number fits what is known of a body: in its own unit, only in another one, or in none. */
export function sentFit(mass: number, known: readonly KnownWeight[]): 'FITS' | 'OTHER_UNIT' | 'NO_FIT' {
  const nearest = known.toSorted((a, b) => a.apart - b.apart)
  const [first] = nearest
  if (first === undefined) return 'FITS'
  // Whoever is back after a great change types one weight, and the next ones are taken again.
  const told = nearest.find(({ isTold }) => isTold)
  const levels = [median(nearest.slice(0, NEAREST).map(({ kg }) => kg)), ...(told === undefined ? [] : [told.kg])]
  const offOf = (value: number) => Math.min(...levels.map((level) => Math.abs(Math.log(value / level))))
  const most = Math.min(TOLERANCE.most, TOLERANCE.near + (TOLERANCE.aYear * first.apart) / DAYS_PER_YEAR)
  if (offOf(mass) <= most) return 'FITS'
  // The number may have been in any unit, and may have been taken for any.
  const isOther = massUnits.some((one) =>
    massUnits.some((other) => offOf((mass * kgPer[one]) / kgPer[other]) <= OTHER_UNIT),
  )
  return isOther ? 'OTHER_UNIT' : 'NO_FIT'
}
