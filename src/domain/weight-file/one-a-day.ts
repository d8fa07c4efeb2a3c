import { cleanNote, firstOfMorning } from '#domain/body/weighed-day.ts'
import type { IsoDate } from '#domain/time.ts'
import { kg } from '#domain/units.ts'
import type { LeftOutList } from './left-out.ts'
import { previewOf } from './preview.ts'
import type { FileAnswers, FileQuestion, ReadWeight } from './reading.ts'
import type { MeasuredWeighing } from './settle-unit.ts'

/** Weights of a day that differ by less than this share, with no time, are taken by their order. */
const ALIKE = 0.03
/** The same weight twice, kg: written by two apps. */
const SAME = 0.05

type OneADay =
  | { readonly kind: 'chosen'; readonly weights: readonly ReadWeight[] }
  | { readonly kind: 'question'; readonly question: FileQuestion }

const spread = (weighings: readonly MeasuredWeighing[]): number => {
  const masses = weighings.map((each) => each.kg)
  return Math.max(...masses) - Math.min(...masses)
}

const firstWeighing = (weighings: readonly MeasuredWeighing[]): MeasuredWeighing | undefined =>
  firstOfMorning(weighings.map((weighing) => ({ weighing, minuteOfDay: weighing.minutes ?? 0 })))?.weighing

/** Whether a file begins with its newest day. */
function isNewestFirst(weighings: readonly MeasuredWeighing[]): boolean {
  const byLine = weighings.toSorted((a, b) => a.line - b.line)
  return (byLine[0]?.day ?? '') > (byLine.at(-1)?.day ?? '')
}

const toGrams = (value: number): number => Math.round(value * 1000) / 1000

/** A weighing as it is stored. */
function weightFrom({ kg: mass, minutes, note: told }: MeasuredWeighing) {
  const note = cleanNote(told)
  return {
    kg: kg(toGrams(mass)),
    ...(minutes !== null && { minuteOfDay: minutes }),
    ...(note !== undefined && { note }),
  }
}

/** Weighings of a day apart from one, each once. */
function othersOf(group: readonly MeasuredWeighing[], one: MeasuredWeighing): readonly MeasuredWeighing[] {
  const others: MeasuredWeighing[] = []
  for (const other of group) {
    if ([one, ...others].every((kept) => Math.abs(kept.kg - other.kg) > SAME)) others.push(other)
  }
  return others
}

/**
 * One weight that counts for each day, the first of the morning, and the others of the day beside it. Where a file has no times, and weights of a day differ by more
 * than scales do, it is asked which one counts.
 */
export function oneADay(weighings: readonly MeasuredWeighing[], answers: FileAnswers, leftOut: LeftOutList): OneADay {
  const byDay = new Map<IsoDate, MeasuredWeighing[]>()
  for (const weighing of weighings) {
    const others = byDay.get(weighing.day)
    if (others === undefined) byDay.set(weighing.day, [weighing])
    else others.push(weighing)
  }
  const newestFirst = isNewestFirst(weighings)
  const chosen: ReadWeight[] = []
  const open: MeasuredWeighing[][] = []
  const take = (of: readonly MeasuredWeighing[], one: MeasuredWeighing | undefined) => {
    if (one === undefined) return
    const others = othersOf(of, one).map(weightFrom)
    chosen.push({ day: one.day, ...weightFrom(one), ...(others.length > 0 && { others }) })
  }
  for (const group of byDay.values()) {
    const isTimed = group.every(({ minutes }) => minutes !== null)
    const byLine = group.toSorted((a, b) => a.line - b.line)
    if (group.length === 1 || isTimed) take(group, group.length === 1 ? group[0] : firstWeighing(byLine))
    else if (spread(group) <= ALIKE * (group[0]?.kg ?? 0)) take(group, newestFirst ? byLine.at(-1) : byLine[0])
    else open.push(byLine)
  }
  if (open.length > 0 && answers.sameDay === undefined) return { kind: 'question', question: sameDayQuestion(open) }
  for (const group of open) {
    if (answers.sameDay === 'leave-out') for (const { line } of group) leftOut.add('SAME_DAY_UNCLEAR', line)
    else take(group, answers.sameDay === 'first-line' ? group[0] : group.at(-1))
  }
  return { kind: 'chosen', weights: chosen.toSorted((a, b) => (a.day < b.day ? -1 : 1)) }
}

function sameDayQuestion(open: readonly (readonly MeasuredWeighing[])[]): FileQuestion {
  const previewWith = (pick: (group: readonly MeasuredWeighing[]) => MeasuredWeighing | undefined) =>
    previewOf(open.flatMap((group) => pick(group) ?? []))
  return {
    ask: 'sameDay',
    options: [
      { value: 'first-line', preview: previewWith((group) => group[0]) },
      { value: 'last-line', preview: previewWith((group) => group.at(-1)) },
      { value: 'leave-out', preview: previewOf([]) },
    ],
  }
}
