import { kcal } from '#web/member/words/week.ts'

/** What is said when something was written into the diary. */
export const diaryWords = {
  eaten: (title: string, energy: number): string => `Eaten: ${title}, ${kcal(energy)}.`,
  undo: 'Undo',
} as const
