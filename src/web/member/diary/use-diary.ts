import { useEffect } from 'react'
import type { DiaryView } from '#domain/api/member/diary.ts'
import { routes } from '#domain/api/routes.ts'
import { useStore } from '#web/device/store.ts'
import { today } from '#web/device/today.ts'
import { type MemberData, useMemberData } from '#web/member/data/use-member-data.ts'
import { setDiaryOwner } from './diary-owner.ts'
import { type ShownDiary, shownDiary } from './diary-queue.ts'
import { diaryFrom } from './diary-reply.ts'
import { diaryQueue } from './diary-store.ts'

export type Diary = ShownDiary & {
  /** Whether earlier records are known; offline on a new device, only records written now are. */
  readonly isKnown: boolean
}

/** The diary of the member of this device. It can be written to at any time, online or offline. */
export function useDiary(email: string): MemberData<Diary> {
  useEffect(() => setDiaryOwner(email), [email])
  const queue = useStore(diaryQueue)
  const data = useMemberData(`${routes.memberDiary}?today=${today()}`, diaryFrom, routes.memberDiary)
  const diary = (view: DiaryView | null): Diary => ({ ...shownDiary(view, queue), isKnown: view !== null })
  if (data.kind === 'ready') return { ...data, value: diary(data.value) }
  if (data.kind === 'unreachable') return { kind: 'ready', value: diary(null), cachedAt: null, refetch: data.retry }
  return data
}
