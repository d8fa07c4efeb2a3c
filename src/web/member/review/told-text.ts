import type { ReviewView } from '#domain/api/member/review.ts'
import type { ReviewText } from './card-text.ts'
import type { Moment } from './moment.ts'
import { stateSentences } from './pace-words.ts'
import { atLimit, doctor, doctorLooks, leads, otherWays, risesAtLimit } from './told-words.ts'

type KeepReason = Extract<ReviewView['decision'], { kind: 'KEEP' }>['why']

/**
 * The card of a reason to change nothing that offers other ways; null if it has none, rests, or is about a loss that the
 * plan is not for any more.
 */
export function toldText(why: KeepReason, { state, mode, note = null }: Moment): ReviewText | null {
  const isLosing = mode === 'LOSE'
  if (!('turn' in why) && why.kind !== 'AT_LIMIT' && why.kind !== 'RISES_AT_LIMIT') return null
  const { turn = 0 } = why
  // A weight to keep that falls again needs no words about rising.
  if (turn === null || state === 'TOO_FAST' || (why.kind === 'RISES_AT_LIMIT' && state === 'FALLING')) return null
  if (why.kind === 'AT_LIMIT' && !isLosing) return null
  const cards = { AT_LIMIT: atLimit, RISES_AT_LIMIT: risesAtLimit, CUTS_DO_NOT_HELP: otherWays }[why.kind]
  const { title, text } = cards[turn] ?? cards[0]
  const lead = isLosing ? leads[state] : stateSentences[state]
  const forDoctor = {
    AT_LIMIT: [],
    RISES_AT_LIMIT: turn === risesAtLimit.length - 1 ? [doctorLooks] : [],
    CUTS_DO_NOT_HELP: why.kind === 'CUTS_DO_NOT_HELP' && why.isUnexplained && turn < 2 ? [doctor] : [],
  }[why.kind]
  const sentences = [...(lead === null ? [] : [lead]), text, ...(note === null ? forDoctor : [])]
  return { title, sentences, saysState: lead !== null }
}
