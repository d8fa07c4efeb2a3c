import { brand } from '#domain/brand.ts'
import { listText } from './numbers.ts'

/** What a calendar shows. */
export const calendarWords = {
  name: (week: number) => `${brand.name}: week ${week}`,
  summary: (titles: readonly string[]) => listText(titles),
  more: 'The recipe and the rest of your week:',
} as const
