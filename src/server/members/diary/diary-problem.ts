import type { DiaryRecord, Eaten } from '#domain/api/member/diary.ts'
import { diaryLimits } from '#domain/diary/diary-limits.ts'
import { isPlaceRecordId, mealRecordId, portionRecordId } from '#domain/diary/record-id.ts'
import { isIsoDate } from '#domain/iso-date.ts'
import type { ProblemCode } from '#domain/problems.ts'
import { portionFigures } from '#domain/product/portion.ts'
import { addDays } from '#domain/time.ts'
import type { Member } from '#server/members/member/member.ts'

type DiaryProblem = Extract<ProblemCode, 'DIARY_DAY_INVALID' | 'DIARY_ENTRY_INVALID'>

/** Days ahead for which a portion can be chosen: a week, plus one day for time zones. */
const DAYS_AHEAD = 8

/**
 * Whether the record has plausible figures: a serving without a size cannot be counted, and a sack of sugar is no
 * portion.
 */
function isCountable(eaten: Eaten): boolean {
  if (eaten.kind === 'movement') return eaten.steps !== undefined || eaten.minutes !== undefined
  if (eaten.kind !== 'product') return true
  const energy = portionFigures(eaten.product, eaten.amount)?.energy
  return energy !== undefined && energy <= diaryLimits.energyOfAnEntry
}

/**
 * Why a record cannot be stored under an id, or null if it can. Entries are accepted for any day of the plan, however
 * old, because a device may have been offline for long. Days as text sort in calendar order; one more day on either
 * side allows for time zones.
 */
export function diaryProblem(
  { startsOn, today }: Pick<Member, 'startsOn' | 'today'>,
  id: string,
  record: DiaryRecord,
): DiaryProblem | null {
  if (!isCountable(record.eaten)) return 'DIARY_ENTRY_INVALID'
  if (record.kind === 'favourite') return isPlaceRecordId(id) ? 'DIARY_ENTRY_INVALID' : null
  const { day, eaten, insteadOf } = record
  const latest = addDays(today, eaten.kind === 'portion' ? DAYS_AHEAD : 1)
  if (!isIsoDate(day) || day < addDays(startsOn, -1) || day > latest) return 'DIARY_DAY_INVALID'
  if ('place' in eaten) {
    const expected = eaten.kind === 'portion' ? portionRecordId(eaten.place) : mealRecordId(eaten.place)
    return id === expected && insteadOf === undefined ? null : 'DIARY_ENTRY_INVALID'
  }
  if (isPlaceRecordId(id)) return 'DIARY_ENTRY_INVALID'
  return (eaten.kind === 'drink' || eaten.kind === 'movement') && insteadOf !== undefined ? 'DIARY_ENTRY_INVALID' : null
}
