import { plural } from '#domain/language/plural.ts'
import { kcal } from '#web/member/words/week.ts'

/** The texts of the check of a label: one doubtful figure after another, beside the table of the pack. */
export const checkWords = {
  title: (count: number): string =>
    plural(count, { one: 'One figure to compare with the pack', other: `${count} figures to compare with the pack` }),
  table: 'The table of the pack, turned level',
  position: (at: number, count: number): string => `${at} of ${count}`,
  missing: 'This one couldn’t be read. What does the pack say?',
  right: 'That’s right',
  later: 'The pack doesn’t say',
  all: 'All of them are right',
  sizes: 'Which one is the serving?',
  size: (size: string, unit: string): string => `${size} ${unit}`,
  amount: 'What are the figures for?',
  columns: 'Which one is 100 g?',
  /** "Left column: 369 kcal, fat 7 g" */
  column: (place: string, energy: number, fat: string): string => `${place}: ${kcal(energy)}, fat ${fat} g`,
  only: 'These figures',
  places: ['Left column', 'Second column', 'Third column', 'Fourth column', 'Fifth column'],
  rightmost: 'Right column',
  neither: 'None of them',
} as const
