import { kcal } from '#web/member/words/week.ts'

/** The announcements about changes to the diary, and the note on smaller portions. */
export const diaryWords = {
  eaten: (title: string, energy: number): string => `Eaten: ${title}, ${kcal(energy)}.`,
  undo: 'Undo',
  smaller: (percent: number): string => `About ${percent} % of the portion, to balance your week.`,
} as const
