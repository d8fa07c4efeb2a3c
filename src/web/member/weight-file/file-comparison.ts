import type { IsoDate } from '#domain/time.ts'
import type { Kg } from '#domain/units.ts'
import type { ReadWeight } from '#domain/weight-file/reading.ts'

/** A day on which the log and a file have different weights. */
export type Conflict = { readonly day: IsoDate; readonly own: Kg; readonly file: Kg; readonly read: ReadWeight }

/** The weights of a file beside those of a log. */
export type FileComparison = {
  readonly fresh: readonly ReadWeight[]
  /** As many are in the log already. */
  readonly known: number
  readonly conflicts: readonly Conflict[]
}

/** Weights that differ by less than this, kg, are the same: files round them to a tenth of a kilogram or a pound. */
const SAME = 0.06

/** Compares a file with the log. The order of both stays. */
export function compareWithLog(weights: readonly ReadWeight[], log: readonly ReadWeight[]): FileComparison {
  const own = new Map(log.map((entry) => [entry.day, entry.kg]))
  const fresh = weights.filter(({ day }) => !own.has(day))
  const conflicts = weights.flatMap((read): readonly Conflict[] => {
    const { day, kg } = read
    const logged = own.get(day)
    return logged === undefined || Math.abs(logged - kg) < SAME ? [] : [{ day, own: logged, file: kg, read }]
  })
  return { fresh, known: weights.length - fresh.length - conflicts.length, conflicts }
}
