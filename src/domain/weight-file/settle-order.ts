import type { IsoDate } from '#domain/time.ts'
import { type DayOrder, dayOrders } from './day-cell.ts'
import type { LeftOutList } from './left-out.ts'
import { previewOf } from './preview.ts'
import type { FileAnswers, FileQuestion, KnownPerson } from './reading.ts'
import type { Weighing } from './weighings.ts'

/** A line whose day is settled. */
export type DatedWeighing = Weighing & { readonly day: IsoDate }

type Settled =
  | { readonly kind: 'settled'; readonly weighings: readonly DatedWeighing[] }
  | { readonly kind: 'question'; readonly question: FileQuestion }

const days = ({ days: by }: Weighing): readonly IsoDate[] => [...new Set(Object.values(by))]

/**
 * Settles the order of day and month. One order holds for a whole file; where several are possible, and differ for any
 * line, it is asked. Lines that contradict all orders are read only if they can be read in one way.
 */
export function settleOrder(
  weighings: readonly Weighing[],
  answers: FileAnswers,
  { today }: KnownPerson,
  leftOut: LeftOutList,
): Settled {
  const inOrder = (order: DayOrder): readonly DatedWeighing[] =>
    weighings.flatMap((weighing) => {
      const day = weighing.days[order]
      return day === undefined ? [] : [{ ...weighing, day }]
    })
  const possible = dayOrders.filter((order) => weighings.every((weighing) => weighing.days[order] !== undefined))
  const [first, ...others] = possible
  const chosen = possible.find((order) => order === answers.order)
  const isSame = (order: DayOrder) =>
    weighings.every((weighing) => first !== undefined && weighing.days[order] === weighing.days[first])
  let settled: readonly DatedWeighing[]
  if (first === undefined) {
    settled = weighings.flatMap((weighing) => {
      const [day, other] = days(weighing)
      if (day !== undefined && other === undefined) return [{ ...weighing, day }]
      leftOut.add('DAY_UNCLEAR', weighing.line)
      return []
    })
  } else if (chosen !== undefined || others.every(isSame)) {
    settled = inOrder(chosen ?? first)
  } else {
    const different = possible.filter(
      (order, index) =>
        !possible.slice(0, index).some((before) => weighings.every(({ days: by }) => by[before] === by[order])),
    )
    const options = different.map((value) => ({
      value,
      preview: previewOf(inOrder(value).map(({ text, day }) => ({ text, day, kg: null }))),
    }))
    return { kind: 'question', question: { ask: 'order', options } }
  }
  // A day ahead of the device's may be today elsewhere, but nobody has weighed themselves then.
  const past = settled.filter(({ day, line }) => {
    if (day > today) leftOut.add('FUTURE', line)
    return day <= today
  })
  return { kind: 'settled', weighings: past }
}
