import { lineName } from '#web/member/words/line-name.ts'
import { dateInSentence, weekdayTitle } from '#web/words/dates.ts'
import { listWords } from './list-words.ts'
import type { ShownList } from './shown-list.ts'

/** The list as plain text, for a message or a note: what is still to buy, or everything once all lines are ticked. */
export function listText({ aisles, trips, eaters, total, ticked, own }: ShownList, range: string): string {
  const isDone = ticked === total && own.every((line) => line.ticked)
  const partsOf = (some: typeof aisles) =>
    some.flatMap(({ aisle, lines }) => {
      const open = isDone ? lines : lines.filter((line) => !line.ticked)
      if (open.length === 0) return []
      const rows = open.map(
        ({ name, buy, label }) => `- ${[lineName(name), buy, label].filter((part) => part !== '').join(', ')}`,
      )
      return [[aisle, ...rows].join('\n')]
    })
  const parts =
    trips.length === 0
      ? [...partsOf(aisles)]
      : trips.flatMap((day, trip) => {
          const ofTrip = partsOf(aisles.filter((aisle) => aisle.trip === trip))
          return ofTrip.length === 0 ? [] : [listWords.trip(weekdayTitle(day), dateInSentence(day)), ...ofTrip]
        })
  const written = own.filter((line) => isDone || !line.ticked).map(({ text }) => `- ${text}`)
  if (written.length > 0) parts.push([listWords.own.title, ...written].join('\n'))
  return [`${listWords.title}, ${range}\n${listWords.eaters(eaters)}`, ...parts].join('\n\n')
}
