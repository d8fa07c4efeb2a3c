import type { Kg } from '#domain/units.ts'
import type { ClassifiedReading } from './classified-reading.ts'

/** The readings of so many days are compared. */
const LATELY = 42
/** Doubted readings that are this share of all may as well be the member's. A single one counts among so few. */
const RIVAL = { share: 0.25, readings: 2, few: 4 } as const

/** The newest weights of two bodies in one log, kg: the one that the estimate follows, and the other one. */
export type TwoWeights = { readonly followed: Kg; readonly other: Kg }

/**
 * Whether nobody but the member can tell which readings are theirs, because those that do not fit the estimate are many, and
 * none was confirmed: the estimate may be of somebody else. Null if the estimate stands. Mixed-up units are not among them.
 */
export function whoseReadings(readings: readonly ClassifiedReading[], today: number): TwoWeights | null {
  const lately = readings.filter(({ day }) => day > today - LATELY && day <= today)
  const followed = lately.filter(({ doubt }) => doubt === null)
  const others = lately.filter(
    ({ doubt, confirmed }) => confirmed !== true && (doubt === 'ANOTHER_LEVEL' || doubt === 'FAR_OFF'),
  )
  const [own, other] = [followed.at(-1), others.at(-1)]
  if (own === undefined || other === undefined || followed.some(({ confirmed }) => confirmed === true)) return null
  const least = Math.max(lately.length <= RIVAL.few ? 1 : RIVAL.readings, RIVAL.share * lately.length)
  return others.length < least ? null : { followed: own.weight, other: other.weight }
}
