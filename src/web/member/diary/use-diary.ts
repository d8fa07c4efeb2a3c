import { useEffect } from 'react'
import type { DiaryView } from '#domain/api/member/diary.ts'
import { routes } from '#domain/api/routes.ts'
import type { IsoDate } from '#domain/time.ts'
import { useStore } from '#web/device/store.ts'
import { today } from '#web/device/today.ts'
import { type MemberData, useMemberData } from '#web/member/data/use-member-data.ts'
import { setDiaryOwner } from './diary-owner.ts'
import { type ShownDiary, shownDiary } from './diary-queue.ts'
import { diaryFrom } from './diary-reply.ts'
import { diaryQueue } from './diary-store.ts'
import { olderDiaryOf } from './older-diaries.ts'

export type Diary = ShownDiary & {
  /** Whether earlier records are known; offline on a new device, only records written now are. */
  readonly isKnown: boolean
}

/**
 * The diary of the member of this device around a day. It can be written to at any time, online or offline; a copy of
 * the last four weeks is kept for that.
 */
export function useDiary(email: string, day: IsoDate = today()): MemberData<Diary> {
  useEffect(() => setDiaryOwner(email), [email])
  const queue = useStore(diaryQueue)
  const older = olderDiaryOf(day, today())
  const data = useMemberData(
    older ?? `${routes.memberDiary}?today=${today()}`,
    diaryFrom,
    older === null ? routes.memberDiary : null,
  )
  const diary = (view: DiaryView | null): Diary => ({ ...shownDiary(view, queue), isKnown: view !== null })
  if (data.kind === 'ready') return { ...data, value: diary(data.value) }
  if (data.kind === 'unreachable') return { kind: 'ready', value: diary(null), cachedAt: null, refetch: data.retry }
  return data
}
