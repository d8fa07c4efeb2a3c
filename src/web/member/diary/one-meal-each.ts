import type { DiaryRecord } from '#domain/api/member/diary.ts'
import { isSamePlace, type PlannedPlace } from '#domain/diary/record-id.ts'
import { awayWords } from '#web/member/words/away-words.ts'
import type { ShownRecord } from './diary-queue.ts'

/** A record as it is or is to be written; null deletes it. */
type Written = { readonly id: string; readonly record: DiaryRecord | null }

/** The planned meal that a record says was eaten or skipped. */
function ownPlace({ record }: Written): PlannedPlace | null {
  if (record?.kind !== 'entry') return null
  const { eaten } = record
  return eaten.kind === 'meal' || eaten.kind === 'skip' ? eaten.place : null
}

/** The planned meal that something else was eaten instead of. */
const insteadOf = ({ record }: Written): PlannedPlace | null =>
  record?.kind === 'entry' ? (record.insteadOf ?? null) : null

/** Whether a record only says that somebody ate out, with the energy that the plan had for it. */
const isOutOnly = ({ record }: Written): boolean =>
  record?.kind === 'entry' && record.eaten.kind === 'number' && record.eaten.name === awayWords.eatingOut

const isAt = (place: PlannedPlace | null, other: PlannedPlace | null): boolean =>
  place !== null && other !== null && isSamePlace(place, other)

/**
 * The known records that some writes make wrong, since a planned meal is eaten once: ticking it takes out what was
 * eaten instead of it, and what is eaten instead takes out the tick. Several foods may be eaten instead of one meal.
 */
export function madeWrong(known: readonly ShownRecord[], writes: readonly Written[]): readonly ShownRecord[] {
  const isWrittenNow = ({ id }: ShownRecord) => writes.some((write) => write.id === id)
  const eats = ({ record }: Written) => record?.kind === 'entry' && record.eaten.kind === 'meal'
  return known.filter(
    (entry) =>
      !isWrittenNow(entry) &&
      writes.some(
        (write) =>
          (eats(write) && isAt(ownPlace(write), insteadOf(entry))) ||
          isAt(insteadOf(write), ownPlace(entry)) ||
          (isOutOnly(entry) && isAt(insteadOf(write), insteadOf(entry))),
      ),
  )
}
