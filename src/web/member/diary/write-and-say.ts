import { announce } from '#web/member/announcements/announcements.ts'
import type { ShownDiary } from './diary-queue.ts'
import { diaryWords } from './diary-words.ts'
import { type DiaryWrite, writeDiary } from './write-diary.ts'

/** Writes records and announces it, with an undo button. */
export function writeAndSay(diary: ShownDiary, writes: readonly DiaryWrite[], text: string): void {
  const undo = writeDiary(diary, writes)
  announce(text, { label: diaryWords.undo, run: undo })
}
