import type { ReviewView } from '#domain/api/member/review.ts'
import { formatWhole } from '#web/words/numbers.ts'
import type { ReviewText } from './card-text.ts'
import { stepWords as words } from './step-words.ts'

type Step = Extract<ReviewView['decision'], { kind: 'STEP' }>

/** The card of a step to what the member chose. `from` is its first day. */
export function stepText({ why, target, towards }: Step, before: number, from: string): ReviewText {
  const first = words.first(from, formatWhole(target), formatWhole(before))
  return {
    title: words.titles[why],
    sentences: [
      ...(target === before ? [] : [first]),
      ...(target === towards ? [] : [words.goesOn(formatWhole(towards))]),
    ],
  }
}
