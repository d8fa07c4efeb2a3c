import { DiaryTaken, DiaryView } from '#domain/api/member/diary.ts'
import { parserOf } from '#web/device/parser-of.ts'

export const diaryFrom = parserOf(DiaryView)
export const takenFrom = parserOf(DiaryTaken)
