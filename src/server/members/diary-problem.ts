import type { DiaryRecord, Eaten } from '#domain/api/member/diary.ts'
import { diaryLimits } from '#domain/diary/diary-limits.ts'
import { isPlaceRecordId, mealRecordId, portionRecordId } from '#domain/diary/record-id.ts'
import type { ProblemCode } from '#domain/problems.ts'
import { portionFigures } from '#domain/product/portion.ts'
import { addDays, isIsoDate } from '#domain/time.ts'
import type { Member } from './member.ts'

type DiaryProblem = Extract<ProblemCode, 'DIARY_DAY_INVALID' | 'DIARY_ENTRY_INVALID'>

/** Days ahead for which a portion can be chosen: a week, and one more for time zones. */
const DAYS_AHEAD = 8

/** Whether what is eaten can be counted: servings of no size cannot, and a sack of sugar is no portion. */
function isCountable(eaten: Eaten): boolean {
  if (eaten.kind !== 'product') return true
  const energy = portionFigures(eaten.product, eaten.amount)?.energy
  return energy !== undefined && energy <= diaryLimits.energyOfAnEntry
}

/**
 * Why a record cannot be stored under an id; null where it can. Entries of any day of the plan are taken, however old: a
 * device may have been without a network for long. Days as text are in the order of the calendar; one more on either
 * side is for time zones.
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
  return eaten.kind === 'drink' && insteadOf !== undefined ? 'DIARY_ENTRY_INVALID' : null
}
