import type { ReviewView } from '#domain/api/member/review.ts'
import type { ReviewText } from './card-text.ts'
import { holdWords as words } from './hold-words.ts'
import { isDoctorAdvised, type Moment } from './moment.ts'

type HoldReason = Extract<ReviewView['decision'], { kind: 'HOLD' }>['reason']

/** Why a doctor is advised, unless a note of the page does: it may already say why. */
function advisedText(why: string, held: string, moment: Moment, isSaid: boolean): ReviewText {
  if (!isDoctorAdvised(moment)) return { title: words.titles.advised, sentences: [why, held, words.show] }
  return { title: words.titles.holds, sentences: isSaid ? [held] : [why, held] }
}

/**
 * Why the weight is only held. What a member reported is not put as a warning, because they know it. `from` is the day
 * from which the plan has other food for it; null if it stays as it is.
 */
export function holdText(reason: HoldReason, from: string | null, moment: Moment): ReviewText {
  const { titles } = words
  const { note, state } = moment
  const held = from === null ? words.stillHeld : words.held(from)
  switch (reason) {
    case 'PREGNANT_OR_BREASTFEEDING':
      return { title: titles.holds, sentences: [held, words.pregnant] }
    case 'ILLNESS_WITH_FEVER':
      return {
        title: titles.fever,
        sentences: [held, words.fever, ...(isDoctorAdvised(moment) ? [] : [words.feverLasts])],
      }
    case 'SURGERY':
    case 'NEW_MEDICATION':
      return { title: titles.holds, sentences: isDoctorAdvised(moment) ? [held] : [held, words.medical] }
    case 'EATING_DISORDER':
      return {
        title: titles.eatingDisorder,
        sentences: [held, isDoctorAdvised(moment) ? words.helpline : words.eatingDisorder],
      }
    case 'BREAK':
      return { title: titles.break, sentences: [from === null ? words.onBreak : words.break(from), words.breakEnds] }
    case 'UNDERWEIGHT':
      return advisedText(words.underweight, held, moment, note === 'UNDERWEIGHT')
    case 'LOST_TENTH':
      return advisedText(words.lostTenth, held, moment, false)
    case 'TOO_FAST_AGAIN':
      return state === 'TOO_FAST'
        ? { ...advisedText(words.stillTooFast, held, moment, note === 'TOO_FAST'), saysState: true }
        : advisedText(words.wasTooFast, held, moment, false)
  }
}
