import { textWidth } from '#web/chart/text-width.ts'

/** A mark above the columns of the days, with the numbers that what happened has in the list below. */
export type DayMark = {
  readonly words: string
  /** The middle of its days, in percent of the width. */
  readonly at: number
}

/** Px of the chart on the narrowest phone. */
const NARROWEST = 260
/** Px as the style sheet has them. */
const FONT_SIZE = 12
const LEAST_WIDTH = 20
const PADDING = 8

/** Numbers of the list, and places of days, both from the first to the last of them. */
type Span = { readonly numbers: readonly [number, number]; readonly places: readonly [number, number] }

const wordsOf = ({ numbers: [first, last] }: Span): string => (first === last ? `${first}` : `${first}–${last}`)
const widthOf = (span: Span): number => Math.max(LEAST_WIDTH, textWidth(wordsOf(span), FONT_SIZE) + PADDING)
const middleOf = ({ places: [from, to] }: Span): number => (from + to) / 2 + 0.5

/** Marks for what happened, oldest first; those that would touch each other on a narrow screen are one. */
export function dayMarks(days: readonly string[], happened: readonly { readonly day: string }[]): readonly DayMark[] {
  const isTouching = (one: Span, next: Span): boolean =>
    (NARROWEST * (middleOf(next) - middleOf(one))) / days.length < (widthOf(one) + widthOf(next)) / 2
  const marks: Span[] = []
  for (const [index, { day }] of happened.entries()) {
    const place = days.indexOf(day)
    if (place === -1) continue
    let mark: Span = { numbers: [index + 1, index + 1], places: [place, place] }
    for (let last = marks.at(-1); last !== undefined && isTouching(last, mark); last = marks.at(-1)) {
      mark = { numbers: [last.numbers[0], mark.numbers[1]], places: [last.places[0], mark.places[1]] }
      marks.pop()
    }
    marks.push(mark)
  }
  return marks.map((mark) => ({ words: wordsOf(mark), at: (100 * middleOf(mark)) / days.length }))
}
