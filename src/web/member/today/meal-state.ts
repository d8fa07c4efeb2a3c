import type { MealView, TargetsView, WeekView } from '#domain/api/member/week.ts'
import { dayBalance } from '#domain/diary/day-balance.ts'
import { type DiaryFigures, timesFigures, wholeFigures } from '#domain/diary/figures.ts'
import { shareFor } from '#domain/diary/rebalance.ts'
import { isSamePlace, type PlannedPlace } from '#domain/diary/record-id.ts'
import type { IsoDate } from '#domain/time.ts'
import { today } from '#web/device/today.ts'
import type { ShownRecord } from '#web/member/diary/diary-queue.ts'
import { sharesOfWeek } from '#web/member/diary/planned-shares.ts'
import { wallClock } from '#web/member/words/clock.ts'
import { mealTimes } from '#web/member/words/week.ts'

/** What the diary says about a planned meal. */
export type MealState =
  | { readonly kind: 'open' }
  | { readonly kind: 'eaten'; readonly entry: ShownRecord; readonly times: number }
  | { readonly kind: 'skipped'; readonly entry: ShownRecord }
  | { readonly kind: 'replaced'; readonly by: readonly ShownRecord[] }

export type MealOfDay = {
  readonly place: PlannedPlace
  readonly meal: MealView
  /** The share of the planned portion to eat: 1, or less if the member asked for that. */
  readonly share: number
  /** The figures of that share. */
  readonly figures: DiaryFigures
  /** About when it is eaten, HH:MM. */
  readonly time: string
  /** Whether that time is long over. */
  readonly isPast: boolean
  readonly state: MealState
}

/** The planned meal that a record is about, or null. */
export function placeOf({ record }: ShownRecord): PlannedPlace | null {
  if (record.kind !== 'entry') return null
  const { eaten, insteadOf } = record
  return eaten.kind === 'meal' || eaten.kind === 'skip' ? eaten.place : (insteadOf ?? null)
}

function stateOf(place: PlannedPlace, entries: readonly ShownRecord[]): MealState {
  const about = entries.filter((entry) => {
    const spoken = placeOf(entry)
    return spoken !== null && isSamePlace(spoken, place)
  })
  for (const entry of about) {
    const { record } = entry
    if (record.kind !== 'entry') continue
    if (record.eaten.kind === 'meal') return { kind: 'eaten', entry, times: record.eaten.times }
    if (record.eaten.kind === 'skip') return { kind: 'skipped', entry }
  }
  return about.length === 0 ? { kind: 'open' } : { kind: 'replaced', by: about }
}

/** How long after its time a meal is still the next one, min. */
const LATE_MIN = 150

const minutesOf = (time: string): number => {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** The present, in the device's time zone: the day, and the time as HH:MM. */
export type Present = { readonly today: IsoDate; readonly clock: string }
export const present = (now = new Date()): Present => ({ today: today(now), clock: wallClock(now) })

const isOver = (date: IsoDate, time: string, { today, clock }: Present): boolean =>
  date === today ? minutesOf(time) + LATE_MIN < minutesOf(clock) : date < today

/** Whether a meal is eaten elsewhere or skipped, so that its portion is not the plan's to choose. */
export const isEatenOut = ({ away, own }: MealView): boolean => away !== undefined && own === undefined

/** The meals of a day of the plan, each with what the diary says about it. */
export function mealsOfDay(
  view: WeekView,
  day: number,
  entries: readonly ShownRecord[],
  now: Present,
): readonly MealOfDay[] {
  const date = view.days[day]?.date ?? now.today
  const meals = view.days[day]?.meals ?? []
  const shares = sharesOfWeek(view, entries)
  const times = mealTimes(meals.map(({ slot }) => slot))
  return meals.map((meal, at) => {
    const place = { week: view.week, day, meal: at }
    const share = isEatenOut(meal) ? 1 : shareFor(shares, place)
    const figures = share === 1 ? meal.figures : wholeFigures(timesFigures(meal.figures, share))
    const time = times[at] ?? ''
    return { place, meal, share, figures, time, isPast: isOver(date, time, now), state: stateOf(place, entries) }
  })
}

/** The balance of a day: eaten, still to come, and left. */
export function balanceOf(meals: readonly MealOfDay[], entries: readonly ShownRecord[], targets: TargetsView) {
  const settled = meals.filter(({ state }) => state.kind !== 'open').map(({ place }) => place)
  return dayBalance({ energy: targets.energy, protein: targets.protein }, meals, entries, settled)
}

/** The diary entries of a calendar day. */
export const entriesOf = (entries: readonly ShownRecord[], date: IsoDate): readonly ShownRecord[] =>
  entries.filter(({ record }) => record.kind === 'entry' && record.day === date)

/** What was eaten besides the planned meals, or instead of one; drinks are shown separately. */
export const othersIn = (entries: readonly ShownRecord[]): readonly ShownRecord[] =>
  entries.filter(
    ({ record }) =>
      record.kind === 'entry' && !['meal', 'skip', 'portion', 'drink', 'movement'].includes(record.eaten.kind),
  )

/** Whether a meal is eaten at home: as planned, or a dish of somebody's own. */
const isAtHome = ({ meal }: MealOfDay): boolean => !isEatenOut(meal)

/** The meals whose time is over and of which the diary says nothing; one that is skipped in the plan is no question. */
export const unsaidMeals = (meals: readonly MealOfDay[]): readonly MealOfDay[] =>
  meals.filter(({ state, isPast, meal: { away } }) => state.kind === 'open' && isPast && away !== 0)

/** The next meal of a day that is not over: the first open one whose time is not long past, or else the last open one. */
export function nextMeal(meals: readonly MealOfDay[]): MealOfDay | null {
  const open = meals.filter((meal) => meal.state.kind === 'open' && isAtHome(meal))
  return open.find(({ isPast }) => !isPast) ?? open.at(-1) ?? null
}
