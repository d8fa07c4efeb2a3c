import { brand } from '#domain/brand.ts'
import { settingsWords } from './settings-words.ts'

const words = settingsWords.data
const name = brand.name.toLowerCase()

/** "This week", "Next week", "Week 7". */
export function weekChoiceText(week: number, current: number): string {
  if (week === current) return words.thisWeek
  return week === current + 1 ? words.nextWeek : words.weekNumber(week)
}

/** The names of the files that can be downloaded. */
export const calendarFileName = (week: number): string => words.calendarFile(name, week)
export const allFileName = words.allFile(name)
