import { type Fit, fitByUnit, fittingUnits } from './fit.ts'
import { kgPer, type MassUnit, massUnits, stonesAndPounds } from './mass-cell.ts'
import { previewOf } from './preview.ts'
import type { FileAnswers, FileQuestion, KnownPerson, StoneNotation } from './reading.ts'
import type { DatedWeighing } from './settle-order.ts'

/** A line whose unit is settled too. */
export type MeasuredWeighing = DatedWeighing & { readonly kg: number; readonly in: MassUnit }

export type SettledUnit =
  | {
      readonly kind: 'settled'
      readonly weighings: readonly MeasuredWeighing[]
      readonly unitFrom: 'FILE' | 'FIT' | 'ANSWER'
      /** The weights are possible, but far from what is known: it has to be asked whose they are. */
      readonly isFar: boolean
    }
  | { readonly kind: 'question'; readonly question: FileQuestion }
  | { readonly kind: 'nothing' }

const measured = (weighing: DatedWeighing, unit: MassUnit, stones: StoneNotation): MeasuredWeighing => ({
  ...weighing,
  in: unit,
  kg: unit === 'st' && stones === 'pounds' ? stonesAndPounds(weighing.mass) : weighing.mass.value * kgPer[unit],
})

const valuesOf = (weighings: readonly DatedWeighing[]) => weighings.map(({ day, mass }) => ({ day, value: mass.value }))

function unitQuestion(
  weighings: readonly DatedWeighing[],
  named: MassUnit | null,
  options: readonly MassUnit[],
): FileQuestion {
  return {
    ask: 'unit',
    named,
    options: options.map((value) => ({
      value,
      preview: previewOf(weighings.map((weighing) => measured(weighing, value, 'decimals'))),
    })),
  }
}

/** The unit of weights that do not name theirs: the only one in which they fit the person. */
function unitByFit(weighings: readonly DatedWeighing[], person: KnownPerson): Choice {
  const fits = fitByUnit(valuesOf(weighings), person)
  const [best, other] = fittingUnits(fits)
  if (best !== undefined && other === undefined) return { kind: 'unit', unit: best, isFar: false }
  const possible = massUnits.filter((unit) => fits[unit].isPossible)
  return possible.length === 0 ? { kind: 'nothing' } : { kind: 'ask', options: possible }
}

type Choice =
  | { readonly kind: 'unit'; readonly unit: MassUnit; readonly isFar: boolean }
  | { readonly kind: 'ask'; readonly options: readonly MassUnit[] }
  | { readonly kind: 'nothing' }

/** Whether to believe the unit that a file names: not if the weights fit in another one only. */
function namedChoice(weighings: readonly DatedWeighing[], named: MassUnit, person: KnownPerson): Choice {
  const fits: Readonly<Record<MassUnit, Fit>> = fitByUnit(valuesOf(weighings), person)
  if (fits[named].fits) return { kind: 'unit', unit: named, isFar: false }
  const [better] = fittingUnits(fits)
  if (better !== undefined) return { kind: 'ask', options: [named, better] }
  return fits[named].isPossible ? { kind: 'unit', unit: named, isFar: true } : { kind: 'nothing' }
}

/** Plain decimals that may be pounds, as long as none of the file cannot. */
function asksForStones(weighings: readonly MeasuredWeighing[]): boolean {
  const open = weighings.filter(({ in: unit, mass }) => unit === 'st' && mass.value % 1 !== 0 && mass.unit === null)
  return open.length > 0 && open.every(({ mass }) => mass.poundsAfterPoint !== null)
}

function withStones(weighings: readonly MeasuredWeighing[], notation: StoneNotation): readonly MeasuredWeighing[] {
  return weighings.map((weighing) =>
    weighing.in === 'st' && weighing.mass.poundsAfterPoint !== null ? measured(weighing, 'st', notation) : weighing,
  )
}

/** Settles the unit of each line: the one it names, the file's, or the only one that fits the person. */
export function settleUnit(
  weighings: readonly DatedWeighing[],
  answers: FileAnswers,
  person: KnownPerson,
): SettledUnit {
  const own = weighings.filter(({ isUnitOfLine }) => isUnitOfLine)
  const rest = weighings.filter(({ isUnitOfLine }) => !isUnitOfLine)
  const named = rest[0]?.unit ?? null
  let unitFrom: 'FILE' | 'FIT' | 'ANSWER' = 'FILE'
  let isFar = false
  let unit: MassUnit = named ?? 'kg'
  if (rest.length > 0 && answers.unit !== undefined) {
    unit = answers.unit
    unitFrom = 'ANSWER'
  } else if (rest.length > 0) {
    const choice = named === null ? unitByFit(rest, person) : namedChoice(rest, named, person)
    if (choice.kind === 'nothing') return { kind: 'nothing' }
    if (choice.kind === 'ask') return { kind: 'question', question: unitQuestion(rest, named, choice.options) }
    unit = choice.unit
    isFar = choice.isFar
    if (named === null) unitFrom = 'FIT'
  }
  const settled = weighings.map((weighing) =>
    measured(weighing, weighing.isUnitOfLine && weighing.unit !== null ? weighing.unit : unit, 'decimals'),
  )
  if (asksForStones(settled)) {
    if (answers.stones === undefined) {
      const options = (['pounds', 'decimals'] as const).map((value) => ({
        value,
        preview: previewOf(withStones(settled, value).filter(({ mass }) => mass.poundsAfterPoint !== null)),
      }))
      return { kind: 'question', question: { ask: 'stones', options } }
    }
    return { kind: 'settled', weighings: withStones(settled, answers.stones), unitFrom, isFar }
  }
  const isOwnFar = own.length > 0 && rest.length === 0
  return { kind: 'settled', weighings: settled, unitFrom, isFar: isOwnFar ? !fitsAsRead(settled, person) : isFar }
}

/** Whether weights that name their own units fit the person. */
function fitsAsRead(weighings: readonly MeasuredWeighing[], person: KnownPerson): boolean {
  return fitByUnit(
    weighings.map((weighing) => ({ day: weighing.day, value: weighing.kg })),
    person,
  ).kg.fits
}
