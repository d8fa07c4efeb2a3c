import type { ReviewView } from '#domain/api/member/review.ts'
import type { WeightState } from '#domain/plan-review/weight-state.ts'
import { formatWhole } from '#web/words/numbers.ts'

type Offset = ReviewView['offset']

/** What the weight does, as a sentence of its own; null if too little is known. */
export const stateSentences = {
  RISING: 'Your weight is rising.',
  STEADY: 'Your weight is staying about the same.',
  FALLING: 'Your weight is falling.',
  TOO_FAST: 'Your weight is falling faster than is safe.',
  UNKNOWN: null,
} as const satisfies Record<WeightState, string | null>

/** Headings of the question why the weight does not fall as planned. */
export const askedTitles = {
  RISING: 'Your weight is rising',
  STEADY: 'Your weight is staying the same',
  FALLING: 'Your weight is falling more slowly than planned',
  UNKNOWN: 'Your weight is not changing as planned',
} as const satisfies Record<Exclude<WeightState, 'TOO_FAST'>, string>

const SLOWER = 'Scales cannot tell whether you burn less than the formula says, or eat a little outside the plan.'
const FASTER = 'Scales cannot tell whether you burn more than the formula says, or eat less than the plan contains.'

export const signed = (energy: number): string => (energy < 0 ? `−${formatWhole(-energy)}` : formatWhole(energy))

/** The size of an offset and its interval, with the smaller end first: "about 180 kcal a day [80 to 280]". */
function sizeOf({ energy, low, high }: Offset): string {
  const [least, most] = (energy > 0 ? [low, high] : [-high, -low]).map(signed)
  return `about ${formatWhole(Math.abs(energy))} kcal a day [${least} to ${most}]`
}

/**
 * How the weight differs from what the plan expected, as the reason for a proposal.
 * @param isLosing whether the plan is one to lose weight: only then is there a deficit
 */
export function paceReason(state: WeightState, offset: Offset, isLosing: boolean): string {
  const size = sizeOf(offset)
  const isMore = offset.energy > 0
  switch (state) {
    case 'TOO_FAST':
      return stateSentences.TOO_FAST
    case 'FALLING':
      if (!isLosing) return keptReason(stateSentences[state], size, isMore)
      return isMore
        ? `Your weight is falling more slowly than the plan expected: your deficit is ${size} smaller. ${SLOWER}`
        : `Your weight is falling faster than the plan expected: your deficit is ${size} larger. ${FASTER}`
    case 'RISING':
    case 'STEADY':
      return keptReason(stateSentences[state], size, isMore)
    case 'UNKNOWN':
      return isMore
        ? `Your weights show ${size} more than the plan expected. ${SLOWER}`
        : `Your weights show ${size} less than the plan expected. ${FASTER}`
  }
}

const keptReason = (does: string, size: string, isMore: boolean): string =>
  isMore
    ? `${does} That is ${size} more than the plan expected. ${SLOWER}`
    : `${does} That is ${size} less than the plan expected. ${FASTER}`

/** The same for the weight page, which names no energy within its band. Null if too little is known. */
export function paceText(state: WeightState, offset: Offset): string | null {
  const isWithin = offset.low <= 0 && offset.high >= 0
  if (state === 'UNKNOWN' || state === 'TOO_FAST') return stateSentences[state]
  if (!isWithin) return paceReason(state, offset, true)
  return state === 'FALLING' ? 'Your weight is falling about as planned.' : stateSentences[state]
}
