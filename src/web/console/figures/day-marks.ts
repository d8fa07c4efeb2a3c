import { textWidth } from '#web/chart/text-width.ts'

/** A mark above the columns of the days, with the numbers of its annotations in the list below. */
export type DayMark = {
  readonly words: string
  /** The middle of its days, in percent of the chart's width. */
  readonly at: number
}

/** Width of the chart on the narrowest phone, px. */
const NARROWEST = 260
/** Sizes of a mark in px, as in the style sheet. */
const FONT_SIZE = 12
const LEAST_WIDTH = 20
const PADDING = 8

/** The first and the last number in the list, and the first and the last index of the days. */
type Span = { readonly numbers: readonly [number, number]; readonly places: readonly [number, number] }

const wordsOf = ({ numbers: [first, last] }: Span): string => (first === last ? `${first}` : `${first}–${last}`)
const widthOf = (span: Span): number => Math.max(LEAST_WIDTH, textWidth(wordsOf(span), FONT_SIZE) + PADDING)
const middleOf = ({ places: [from, to] }: Span): number => (from + to) / 2 + 0.5

/** Marks for annotations, which are given oldest first; marks that would touch on a narrow screen are merged. */
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
