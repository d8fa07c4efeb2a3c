import { kcal } from '#web/member/words/week.ts'

/** The announcements about changes to the diary, and the note on smaller portions. */
export const diaryWords = {
  eaten: (title: string, energy: number): string => `Eaten: ${title}, ${kcal(energy)}.`,
  /** A planned meal that was eaten after all, and what had been written down instead of it. */
  eatenAfterAll: (title: string, energy: number, others: string): string =>
    `Eaten: ${title}, ${kcal(energy)}. It takes the place of: ${others}.`,
  undo: 'Undo',
  smaller: (percent: number): string => `About ${percent}% of the portion, to balance your week.`,
} as const
