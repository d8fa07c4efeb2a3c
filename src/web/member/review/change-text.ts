import type { ReviewView } from '#domain/api/member/review.ts'
import { formatSigned, formatWhole } from '#web/words/numbers.ts'
import { changeWords as words } from './change-words.ts'
import { limitsOf } from './proposal-text.ts'
import { raiseReasons } from './raise-words.ts'
import { stepReasons } from './step-words.ts'

function reasonText({ decision, offset }: ReviewView): string {
  switch (decision.kind) {
    case 'RAISE':
      return raiseReasons[decision.why]
    case 'HOLD':
      return decision.reason === 'BREAK' ? words.forBreak : words.forHealth
    case 'STEP':
      return stepReasons[decision.why]
    default:
      return words.difference(formatSigned(offset.energy), formatSigned(offset.low), formatSigned(offset.high))
  }
}

/** A change as a line of a list: old and new energy, and what the change is based on. */
export function changeText(review: ReviewView): string {
  const { before, now, readings, decision } = review
  const moved = words.moved(formatWhole(before), formatWhole(now))
  const limits = decision.kind === 'PROPOSE' ? limitsOf(decision) : []
  // A restart is not based on weigh-ins.
  if (decision.kind === 'PROPOSE' && decision.change === 'RESTART') return [moved, words.restarted, ...limits].join(' ')
  return [moved, reasonText(review), ...limits, words.readings(readings)].join(' ')
}
