import { daysBetween } from '#domain/time.ts'
import { isPossible, median } from './fit.ts'
import { kgPer } from './mass-cell.ts'
import type { KnownPerson } from './reading.ts'
import type { MeasuredWeighing } from './settle-unit.ts'

/** Weights sorted by whether they can be one body's. */
export type SortedOut = {
  /** In order of their days. */
  readonly kept: readonly MeasuredWeighing[]
  /** Right if read in the other unit; `kg` is that reading. */
  readonly otherUnit: readonly MeasuredWeighing[]
  readonly far: readonly MeasuredWeighing[]
  readonly impossible: readonly MeasuredWeighing[]
}

const DAYS_PER_YEAR = 365.25
/** How far a weight may be from those before it, as a natural logarithm: at once, and more for each year between. */
const STEP = { least: 0.12, aYear: 0.1, most: 0.4 } as const
/** A reading in the other unit has to be as near as this. */
const OTHER_UNIT = 0.08
/** Weights to which the next is compared. */
const RECENT = 5
/** After a gap of this many days, weights that agree with each other may be at another level. */
const LEVEL = { gap: 60, count: 3, agree: 0.05 } as const
const POUNDS = Math.log(kgPer.lb)

const apartOf = (a: MeasuredWeighing, b: MeasuredWeighing): number => Math.abs(daysBetween(a.day, b.day) ?? 0)

/** The position of the weight to start from: among those nearest in time to what is known, the nearest to it in size. */
function startOf(ordered: readonly MeasuredWeighing[], { weights }: KnownPerson): number {
  const latest = weights.reduce((last, known) => (known.day > last.day ? known : last))
  const after = ordered.findIndex(({ day }) => day >= latest.day)
  const middle = after === -1 ? ordered.length - 1 : after
  const near = Array.from({ length: 9 }, (_, index) => middle - 6 + index).filter((index) => index in ordered)
  const off = (index: number) => Math.abs(Math.log((ordered[index]?.kg ?? 0) / latest.kg))
  return near.reduce((best, index) => (off(index) < off(best) ? index : best), near[0] ?? 0)
}

type Verdicts = { kept: MeasuredWeighing[]; otherUnit: MeasuredWeighing[]; far: MeasuredWeighing[] }

/** Walks from the start in one direction; each weight is compared with the last ones that were kept. */
function walk(path: readonly MeasuredWeighing[], start: MeasuredWeighing, verdicts: Verdicts): void {
  let recent = [start]
  let waiting: MeasuredWeighing[] = []
  for (const weighing of path) {
    const last = recent.at(-1) ?? start
    const level = median(recent.map((each) => each.kg))
    const off = Math.log(weighing.kg / level)
    const most = Math.min(STEP.most, STEP.least + (STEP.aYear * apartOf(last, weighing)) / DAYS_PER_YEAR)
    if (Math.abs(off) <= most) {
      recent = [...recent, weighing].slice(-RECENT)
      verdicts.kept.push(weighing)
      verdicts.far.push(...waiting)
      waiting = []
      continue
    }
    const factor = [POUNDS, -POUNDS].find((by) => Math.abs(off + by) <= OTHER_UNIT)
    if (factor !== undefined && !weighing.isUnitOfLine) {
      const isPounds = factor < 0
      verdicts.otherUnit.push({ ...weighing, kg: weighing.kg * Math.exp(factor), in: isPounds ? 'lb' : 'kg' })
      continue
    }
    waiting.push(weighing)
    const [first] = waiting
    const isLevel = waiting.every((each) => Math.abs(Math.log(each.kg / weighing.kg)) <= LEVEL.agree)
    if (first === undefined) continue
    if (!isLevel) verdicts.far.push(...waiting.splice(0, waiting.length - 1))
    else if (waiting.length >= LEVEL.count && apartOf(last, first) >= LEVEL.gap) {
      verdicts.kept.push(...waiting)
      recent = waiting.slice(-RECENT)
      waiting = []
    }
  }
  verdicts.far.push(...waiting)
}

/** Sorts out weights that are far from the others, impossible, or in another unit. */
export function sortOut(weighings: readonly MeasuredWeighing[], person: KnownPerson): SortedOut {
  const ordered = weighings.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.line - b.line))
  const possible = ordered.filter(({ kg }) => isPossible(kg, person))
  const at = startOf(possible, person)
  const start = possible[at]
  const verdicts: Verdicts = { kept: [], otherUnit: [], far: [] }
  if (start === undefined) return { ...verdicts, impossible: ordered }
  verdicts.kept.push(start)
  walk(possible.slice(at + 1), start, verdicts)
  walk(possible.slice(0, at).toReversed(), start, verdicts)
  // Numbers that nobody weighs may still be right in the other unit.
  const impossible: MeasuredWeighing[] = []
  const level = median(verdicts.kept.map(({ kg }) => kg))
  for (const weighing of ordered) {
    if (isPossible(weighing.kg, person)) continue
    const off = Math.log(weighing.kg / level)
    const factor = [POUNDS, -POUNDS].find((by) => Math.abs(off + by) <= OTHER_UNIT)
    if (factor === undefined || weighing.isUnitOfLine) impossible.push(weighing)
    else verdicts.otherUnit.push({ ...weighing, kg: weighing.kg * Math.exp(factor), in: factor < 0 ? 'lb' : 'kg' })
  }
  const byDay = (a: MeasuredWeighing, b: MeasuredWeighing) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.line - b.line)
  return { ...verdicts, kept: verdicts.kept.toSorted(byDay), impossible }
}
