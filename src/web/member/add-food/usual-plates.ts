import type { Eatable, FoodTableView } from '#domain/api/member/diary.ts'
import { timesFigures, wholeFigures } from '#domain/diary/figures.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import type { ShownDiary, ShownRecord } from '#web/member/diary/diary-queue.ts'
import { keyOfReady, type TrayReady } from './tray.ts'

const MOST_RECENT = 8

const ready = (eaten: Eatable, { title, figures }: Pick<ShownRecord, 'title' | 'figures'>): TrayReady => ({
  kind: 'ready',
  key: keyOfReady(eaten),
  eaten,
  title,
  figures,
})

/** What an entry contained, to be eaten again; a planned meal is split into its dishes. */
function againOf(entry: ShownRecord, table: FoodTableView | null): readonly TrayReady[] {
  const { eaten } = entry.record
  switch (eaten.kind) {
    case 'dish':
    case 'plate':
    case 'product':
    case 'number':
      return [ready(eaten, entry)]
    case 'meal':
      return eaten.dishes.flatMap(({ recipe, portion }) => {
        const dish = table?.dishes.find((each) => each.recipe === recipe)
        if (dish === undefined) return []
        const again = { kind: 'dish', recipe, portion: portion * eaten.times } as const
        return [ready(again, { title: dish.title, figures: wholeFigures(timesFigures(dish.figures, again.portion)) })]
      })
    case 'skip':
    case 'portion':
    case 'drink':
    case 'movement':
      return []
  }
}

const withoutRepeats = (all: readonly TrayReady[]): readonly TrayReady[] => [
  ...new Map(all.map((each) => [each.key, each])).values(),
]

export type UsualPlates = {
  readonly favourites: readonly TrayReady[]
  readonly recent: readonly TrayReady[]
  /** Eaten on the day before. */
  readonly yesterday: readonly TrayReady[]
}

/** What a member is likely to add on a day: favourites, recent entries (latest first), and all of the day before. */
export function usualPlates(diary: ShownDiary, date: IsoDate, table: FoodTableView | null): UsualPlates {
  const favourites = withoutRepeats(diary.favourites.flatMap((favourite) => againOf(favourite, table)))
  const isOther = ({ record }: ShownRecord) => record.eaten.kind !== 'meal'
  const dayOf = ({ record }: ShownRecord) => (record.kind === 'entry' ? record.day : '')
  const recent = withoutRepeats(
    diary.entries
      .filter(isOther)
      .toReversed()
      .flatMap((entry) => againOf(entry, table)),
  )
  const before = addDays(date, -1)
  return {
    favourites,
    recent: recent.filter(({ key }) => favourites.every((favourite) => favourite.key !== key)).slice(0, MOST_RECENT),
    yesterday: withoutRepeats(
      diary.entries.filter((entry) => dayOf(entry) === before).flatMap((entry) => againOf(entry, table)),
    ),
  }
}
