import type { ReviewView } from '#domain/api/member/review.ts'
import { formatWhole } from '#web/words/numbers.ts'
import type { ReviewText } from './review-text.ts'

type Step = Extract<ReviewView['decision'], { kind: 'STEP' }>

const titles = {
  KEEPING: 'A step towards keeping your weight',
  LOSING: 'A step towards what you chose',
} as const satisfies Record<Step['why'], string>

/** The same afterwards, in the list of changes. */
export const stepReasons = {
  KEEPING: 'A step towards what holds your weight.',
  LOSING: 'A step towards what you chose.',
} as const satisfies Record<Step['why'], string>

/** The card of a step to what the member chose. `from` is its first day. */
export function stepText({ why, target, towards }: Step, before: number, from: string): ReviewText {
  const [now, was, end] = [target, before, towards].map((energy) => `${formatWhole(energy)} kcal`)
  const first = `From ${from} your plan has ${now} a day instead of ${was}.`
  return {
    title: titles[why],
    sentences: target === towards ? [first] : [first, `It goes on in small steps, one a week, to about ${end}.`],
  }
}
