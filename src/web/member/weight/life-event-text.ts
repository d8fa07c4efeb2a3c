import type { LifeEventView } from '#domain/api/member/life-events.ts'
import type { IsoDate } from '#domain/time.ts'
import { lifeEventNames } from '#domain/weight-filter/life-event-names.ts'
import { isDayEvent, isHealthEvent, type LifeEventKind } from '#domain/weight-filter/life-events.ts'
import { dayText } from '#web/words/dates.ts'
import { eventDaysWords, plannedDaysWords } from './life-event-words.ts'

/** What an event does to days that are already planned: only a health matter or a break changes them. */
export const plannedDaysText = (kind: LifeEventKind): string =>
  isHealthEvent(kind) || kind === 'BREAK' ? plannedDaysWords.larger : plannedDaysWords.stay

/** "Away from home, June 3 to June 12": as an event is named in the log and in announcements. */
export function lifeEventText({ kind, from, to }: Omit<LifeEventView, 'id'>, today: IsoDate): string {
  const name = lifeEventNames[kind]
  const first = dayText(from, today)
  if (isDayEvent(kind) || from === to) return eventDaysWords.on(name, first)
  return to === null ? eventDaysWords.since(name, first) : eventDaysWords.span(name, first, dayText(to, today))
}
