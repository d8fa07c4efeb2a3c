import { columnsWith, type FoundColumns, findColumns } from './columns.ts'
import { fitByUnit, isJumpy } from './fit.ts'
import { isOfOtherWeights } from './heading.ts'
import { createLeftOut, type LeftOutList } from './left-out.ts'
import { kgPer, massUnits } from './mass-cell.ts'
import { oneADay } from './one-a-day.ts'
import { previewOf } from './preview.ts'
import type { FileAnswers, FileNote, FileQuestion, FileReading, KnownPerson, Unreadable } from './reading.ts'
import { type DatedWeighing, settleOrder } from './settle-order.ts'
import { type MeasuredWeighing, settleUnit } from './settle-unit.ts'
import { sortOut } from './sort-out.ts'
import type { Table } from './table.ts'
import { twoBodies } from './two-bodies.ts'
import { type Weighing, weighingsOf } from './weighings.ts'

type FoundWeights = Extract<FoundColumns, { kind: 'found' }>
type FoundTable = { readonly table: Table; readonly found: FoundWeights }

/** A share of weights that are far from the rest, from which it is asked whether they are weights at all. */
const MANY_FAR = 0.3
/** A column that is something else by its heading has to fit better by this much, as a natural logarithm, to be asked about. */
const BETTER = { by: 0.03, within: 0.1 } as const

const ask = (question: FileQuestion): FileReading => ({ kind: 'question', question })

/** A mass as a unit makes it most likely, for showing values whose unit is still open. */
function likelyKg({ day, mass, unit }: DatedWeighing | (Weighing & { day: string }), person: KnownPerson): number {
  const fits = fitByUnit([{ day, value: mass.value }], person)
  const [best = 'kg'] = unit === null ? massUnits.toSorted((a, b) => fits[a].off - fits[b].off) : [unit]
  return kgPer[best] * mass.value
}

/** The people of a file with a column of names; null if it has one at most. */
function personQuestion(weighings: readonly Weighing[], person: KnownPerson): FileQuestion | null {
  const names = [...new Set(weighings.map((weighing) => weighing.person))]
  if (names.length < 2) return null
  const options = names.slice(0, 12).map((value) => ({
    value,
    preview: previewOf(
      weighings
        .filter((weighing) => weighing.person === value)
        .map((weighing) => {
          const days = [...new Set(Object.values(weighing.days))]
          const day = days.length === 1 ? (days[0] ?? null) : null
          return { text: weighing.text, day, kg: likelyKg({ ...weighing, day: day ?? person.today }, person) }
        }),
    ),
  }))
  return { ask: 'person', options }
}

/** The weighings of one column of the tables that look like the first one with it. */
function weighingsIn(tables: readonly FoundTable[], column: number | null, person: KnownPerson, leftOut: LeftOutList) {
  const headings = JSON.stringify(tables[0]?.table.headings)
  return tables.flatMap(({ table, found }) => {
    const own = column !== null && JSON.stringify(table.headings) === headings ? column : found.named[0]
    return own === undefined ? [] : weighingsOf(table, columnsWith(found, own, table), person, leftOut)
  })
}

/** Dated values of a column, for comparing columns; days whose order is open are read in the first possible way. */
function sketch(
  tables: readonly FoundTable[],
  column: number,
  person: KnownPerson,
): readonly (Weighing & { day: string })[] {
  const [first] = tables
  if (first === undefined) return []
  const rows = first.table.rows
  const step = Math.max(1, Math.floor(rows.length / 500))
  const table = { ...first.table, rows: rows.filter((_, index) => index % step === 0), unclear: [] }
  return weighingsOf(table, columnsWith(first.found, column, table), person, createLeftOut()).flatMap((weighing) => {
    const [day] = Object.values(weighing.days)
    return day === undefined ? [] : [{ ...weighing, day }]
  })
}

/** How far a column is from what is known of the person, in the unit that fits best. */
function offOf(values: readonly (Weighing & { day: string })[], person: KnownPerson): number {
  const fits = fitByUnit(
    values.map(({ day, mass }) => ({ day, value: mass.value })),
    person,
  )
  const named = values[0]?.unit ?? null
  if (named !== null && fits[named].fits) return fits[named].off
  return Math.min(...massUnits.map((unit) => (fits[unit].fits ? fits[unit].off : Number.POSITIVE_INFINITY)))
}

function columnQuestion(
  tables: readonly FoundTable[],
  why: Extract<FileQuestion, { ask: 'column' }>['why'],
  columns: readonly number[],
  person: KnownPerson,
): FileQuestion {
  return {
    ask: 'column',
    why,
    options: columns.map((value) => ({
      value,
      heading: tables[0]?.table.headings[value] ?? '',
      preview: previewOf(
        sketch(tables, value, person).map((each) => ({ text: each.text, day: null, kg: likelyKg(each, person) })),
      ),
    })),
  }
}

/** Several columns that all name a weight hold the same, in two units or by two apps, or it is asked. */
function differ(tables: readonly FoundTable[], columns: readonly number[], person: KnownPerson): boolean {
  const [first, ...others] = columns.map((column) => sketch(tables, column, person))
  const masses = new Map(first?.map((each) => [each.line, likelyKg(each, person)]))
  return others.some((values) =>
    values.some((each) => {
      const other = masses.get(each.line)
      return other === undefined || Math.abs(other / likelyKg(each, person) - 1) > 0.01
    }),
  )
}

/** Which column is the weight: by its heading if that holds, otherwise it is asked. Null: the named one. */
function chooseColumn(
  tables: readonly FoundTable[],
  answers: FileAnswers,
  person: KnownPerson,
): { readonly column: number | null } | { readonly question: FileQuestion } | { readonly why: Unreadable } {
  const found = tables[0]?.found
  if (found === undefined) return { why: 'NO_WEIGHT_COLUMN' }
  if (answers.column !== undefined) return { column: answers.column }
  const off = new Map<number, number>()
  const offAt = (column: number): number => {
    const known = off.get(column) ?? offOf(sketch(tables, column, person), person)
    off.set(column, known)
    return known
  }
  const [named, ...more] = found.named
  if (named !== undefined) {
    if (more.length > 0 && differ(tables, found.named, person)) {
      return { question: columnQuestion(tables, 'SEVERAL', found.named, person) }
    }
    const better = found.others.filter(
      (column) => offAt(column) <= BETTER.within && offAt(column) + BETTER.by < offAt(named),
    )
    if (better.length === 0) return { column: null }
    return { question: columnQuestion(tables, 'FITS_BETTER', [named, ...better], person) }
  }
  const fitting = found.unnamed.filter((column) => Number.isFinite(offAt(column)))
  const [only] = fitting
  if (only === undefined) return { why: 'NO_WEIGHT_COLUMN' }
  // A list of days and numbers without any heading, which fit well and have decimals, says what it is.
  const isPlainList = tables[0]?.table.headings.length === 0 && found.unnamed.length === 1
  const hasDecimals = sketch(tables, only, person).some(({ mass }) => mass.value % 1 !== 0 || mass.unit !== null)
  if (isPlainList && hasDecimals && offAt(only) <= BETTER.within) return { column: only }
  return { question: columnQuestion(tables, 'UNNAMED', fitting, person) }
}

function worstOf(tables: readonly Table[]): Unreadable {
  const whys = tables.flatMap((table) => {
    const found = findColumns(table)
    return found.kind === 'none' ? [found.why] : []
  })
  const order = ['ONLY_TREND', 'NO_WEIGHT_COLUMN', 'NO_DAY_COLUMN'] as const
  return order.find((why) => whys.includes(why)) ?? 'NO_TABLE'
}

/** Whether what is left looks like one body's weights. */
const isOneBody = (kept: readonly MeasuredWeighing[], far: number): boolean =>
  !isJumpy(kept) && far <= MANY_FAR * (kept.length + far)

/**
 * Reads the weights of a file's tables, or asks what cannot be known. What is not sure is asked or left out with its
 * reason; no weight is guessed. Pure: the same tables and answers give the same result.
 */
export function readTables(tables: readonly Table[], person: KnownPerson, answers: FileAnswers = {}): FileReading {
  const all: readonly FoundTable[] = tables.flatMap((table) => {
    const found = table.rows.length + table.unclear.length === 0 ? null : findColumns(table)
    return found?.kind === 'found' ? [{ table, found }] : []
  })
  const named = all.filter(({ found }) => found.named.length > 0)
  const used = named.length > 0 ? named : all
  if (used.length === 0) return { kind: 'unreadable', why: worstOf(tables), leftOut: [] }
  const leftOut = createLeftOut()
  const choice = chooseColumn(used, answers, person)
  if ('why' in choice) return { kind: 'unreadable', why: choice.why, leftOut: [] }
  if ('question' in choice) return ask(choice.question)
  const { column } = choice
  const everybodys = weighingsIn(used, column, person, leftOut)
  const whose = personQuestion(everybodys, person)
  if (whose !== null && answers.person === undefined) return ask(whose)
  const own = everybodys.filter((weighing) => {
    const isOwn = whose === null || weighing.person === answers.person
    if (!isOwn) leftOut.add('ANOTHER_PERSON', weighing.line)
    return isOwn
  })
  const nothing = (): FileReading => ({ kind: 'unreadable', why: 'NOTHING_FITS', leftOut: leftOut.list() })
  const dated = settleOrder(own, answers, person, leftOut)
  if (dated.kind === 'question') return ask(dated.question)
  if (dated.weighings.length === 0) return nothing()
  const measured = settleUnit(dated.weighings, answers, person)
  if (measured.kind === 'nothing') {
    for (const { line } of dated.weighings) leftOut.add('NOT_A_WEIGHT', line)
    return nothing()
  }
  if (measured.kind === 'question') return ask(measured.question)
  const bodies = twoBodies(measured.weighings, person)
  if (bodies !== null && answers.body === undefined) {
    return ask({
      ask: 'body',
      options: [
        { value: 'lighter', preview: previewOf(bodies.lighter) },
        { value: 'heavier', preview: previewOf(bodies.heavier) },
        { value: 'both', preview: previewOf(measured.weighings) },
      ],
    })
  }
  const chosenBody =
    bodies === null || answers.body === undefined || answers.body === 'both' ? null : bodies[answers.body]
  const ofBody = new Set(chosenBody)
  const isOwn = (weighing: MeasuredWeighing) => chosenBody === null || ofBody.has(weighing)
  for (const weighing of measured.weighings) if (!isOwn(weighing)) leftOut.add('ANOTHER_PERSON', weighing.line)
  const { kept, otherUnit, far, impossible } = sortOut(measured.weighings.filter(isOwn), person)
  for (const { line } of impossible) leftOut.add('NOT_A_WEIGHT', line)
  for (const { line } of far) leftOut.add('FAR_OFF', line)
  if (otherUnit.length > 0 && answers.mixed === undefined) {
    return ask({
      ask: 'mixed',
      options: [
        { value: 'convert', preview: previewOf(otherUnit) },
        { value: 'leave-out', preview: previewOf([]) },
      ],
    })
  }
  if (answers.mixed === 'leave-out') for (const { line } of otherUnit) leftOut.add('OTHER_UNIT', line)
  const believed = answers.mixed === 'convert' ? [...kept, ...otherUnit] : kept
  if (believed.length === 0) return nothing()
  // Whoever said which of two people they are has said that the weights are theirs.
  if (answers.yours === undefined && chosenBody === null) {
    const isOther = used.some(({ table }) => isOfOtherWeights(table.headings))
    const why = isOther ? 'OTHER_LIST' : measured.isFar ? 'FAR' : isOneBody(kept, far.length) ? null : 'JUMPY'
    if (why !== null) return ask({ ask: 'yours', why, preview: previewOf(believed) })
  }
  const chosen = oneADay(believed, answers, leftOut)
  if (chosen.kind === 'question') return ask(chosen.question)
  const heading = used[0]?.table.headings[column ?? used[0].found.named[0] ?? -1]
  const columns = used.map(({ table, found }) => columnsWith(found, column ?? found.named[0] ?? 0, table))
  const notes: readonly FileNote[] = [
    ...(used.some(({ found }) => found.hasTrend) ? (['TREND_LEFT_OUT'] as const) : []),
    ...(columns.some(({ isAverage }) => isAverage) ? (['AVERAGE_TAKEN'] as const) : []),
  ]
  return {
    kind: 'read',
    weights: chosen.weights,
    units: massUnits.filter((unit) => believed.some((weighing) => weighing.in === unit)),
    unitFrom: measured.unitFrom,
    column: heading ?? null,
    leftOut: leftOut.list(),
    notes,
  }
}
