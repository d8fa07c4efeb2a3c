import type { IsoDate } from '#domain/time.ts'
import { dayText } from '#web/words/dates.ts'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const localDay = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })

/** When something was so, as the clock on the wall says it: "at 14:02", "on 12 June, 14:02". */
export function asOfText(moment: string, today: IsoDate): string {
  const time = new Date(moment)
  if (Number.isNaN(time.getTime())) return 'when you were last online'
  const day = localDay.format(time)
  return day === today ? `at ${clock.format(time)}` : `on ${dayText(day, today)}, ${clock.format(time)}`
}
