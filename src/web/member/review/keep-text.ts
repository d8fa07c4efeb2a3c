import type { ReviewView } from '#domain/api/member/review.ts'
import type { Missing } from '#domain/plan-review/enough-readings.ts'
import type { WeightState } from '#domain/plan-review/weight-state.ts'
import { joinedList } from '#web/words/lists.ts'
import { keepWords as words } from './keep-words.ts'

const missingText = (missing: Missing): string => {
  switch (missing.kind) {
    case 'DAYS':
      return words.days(missing.count)
    case 'READINGS':
      return words.readings(missing.count)
    case 'RECENT_READING':
      return words.recentReading
    case 'SURER_OFFSET':
    case 'WHOSE':
      return words.moreReadings
  }
}

function missingList(missing: readonly Missing[]): string {
  // If readings are missing anyway, the next one will also be the recent one.
  const some = missing.some(({ kind }) => kind === 'READINGS')
  const told = missing.filter(({ kind }) => !(some && kind === 'RECENT_READING'))
  return joinedList(told.map(missingText), words.moreReadings)
}

/** Why nothing changes this week, for the weight page. */
export function keepText({ decision }: ReviewView, state: WeightState): string | null {
  if (decision.kind !== 'KEEP') return null
  const { why } = decision
  switch (why.kind) {
    case 'TOO_LITTLE_KNOWN':
      if (why.missing.some(({ kind }) => kind === 'WHOSE')) return words.unclear
      return words.needs(missingList(why.missing))
    case 'FITS':
      return state === 'FALLING' || state === 'UNKNOWN' ? words.fits : words.noReason
    case 'ASKED_LATELY':
      return words.askedLately
    case 'NEAR_LOWEST':
      return words.nearLowest
    case 'AWAY':
      return words.away
    case 'EXPLAINED':
      return words.explained
    case 'KEPT_BY_MEMBER':
      return words.keptByMember
    default:
      return null
  }
}
