import type { IsoDate } from '#domain/hero/iso-date.ts'
import { dayWords } from '#web/words/dates.ts'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const localDay = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })

/** When something was so, as the clock on the wall says it: "at 14:02", "on 12 June, 14:02". */
export function asOfWords(moment: string, today: IsoDate): string {
  const time = new Date(moment)
  if (Number.isNaN(time.getTime())) return 'when you were last online'
  const day = localDay.format(time)
  return day === today ? `at ${clock.format(time)}` : `on ${dayWords(day, today)}, ${clock.format(time)}`
}
