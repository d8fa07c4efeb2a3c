import { hash } from 'node:crypto'
import ical, { type ICalCalendar } from 'ical-generator'
import { usualHours } from '#domain/answers/meal-hours.ts'
import type { RecipeCard } from '#domain/api/member/recipe.ts'
import { brand } from '#domain/brand.ts'
import { localeIn } from '#domain/formats.ts'
import { addDays, MS_PER_DAY, MS_PER_MINUTE } from '#domain/time.ts'
import type { Slot } from '#planner/recipe.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import { eaterOf, type WeekShown } from '#server/planner-pool/planner-pool.ts'
import { calendarWords } from '#server/planner-pool/words/phrase-words.ts'
import { listText } from '#server/planner-pool/words/phrases.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { timesCooked } from './pots.ts'
import { weekView } from './week-view.ts'

/** Minutes after midnight. */
export type MealTime = { readonly start: number; readonly minutes: number }

const minutesOf = { BREAKFAST: 30, LUNCH: 45, SNACK: 15, DINNER: 60 } as const satisfies Record<Slot, number>

/** The times of a day's meals, in their order. */
export function mealTimes(slots: readonly Slot[]): readonly MealTime[] {
  const hours = usualHours(slots)
  return slots.map((slot, place) => ({ start: (hours[place] ?? 0) * 60, minutes: minutesOf[slot] }))
}

/** The same for the same person, day and meal, whatever is eaten, so that a calendar treats a change as an update. */
const uidOf = (person: string, date: string, meal: number | 'shopping'): string =>
  `${hash('sha256', `${person} ${date} ${meal}`, 'hex').slice(0, 32)}@${brand.name.toLowerCase()}`

/** Leftovers: from which meal, and how they are served. Nothing of them is cooked or bought again. */
const leftoversText = ({ title, hint }: RecipeCard): string => [title, hint].join('\n')

/** The lines for so many people, and those of parts that are cooked apart, after an empty line each. */
function ingredientsText({ title, lines, apart = [] }: RecipeCard, people: number, apartHeading: string): string {
  const texts = (some: RecipeCard['lines']) =>
    some.map(({ amounts, names }) => `- ${amounts[people - 1]} ${names[people - 1]}`)
  const parts = apart.map((part) => ['', apartHeading, ...texts(part.lines)])
  return [title, ...texts(lines), ...parts.flat()].join('\n')
}

const prodId = { company: brand.name, product: brand.product }
/** How often apps are asked to read a calendar again, s. */
const READ_AGAIN = MS_PER_DAY / 4 / 1000

/**
 * The visible days as a calendar file: one event per meal, at its usual time in any time zone. Amounts are for all
 * eaters.
 */
export function weekCalendar(shown: WeekShown, eaters: number, link: string): string {
  const { calendarWords: words } = wordsIn(localeIn(shown.usage), { calendarWords })
  const calendar = ical({ name: words.name(`${shown.plan.week}`), prodId })
  addWeek(calendar, shown, eaters, link)
  return calendar.toString()
}

/** Several weeks as one calendar that apps read again and again; `link` opens the plan. */
export function calendarFeed(weeks: readonly WeekShown[], eaters: number, link: string): string {
  const calendar = ical({ name: brand.name, prodId, ttl: READ_AGAIN })
  for (const shown of weeks) addWeek(calendar, shown, eaters, `${link}/week/${shown.plan.week}`)
  return calendar.toString()
}

function addWeek(calendar: ICalCalendar, shown: WeekShown, eaters: number, link: string): void {
  const locale = localeIn(shown.usage)
  const { calendarWords: words } = wordsIn(locale, { calendarWords })
  const { days, cards } = weekView(shown)
  const times = timesCooked(shown, eaters)
  const listLink = link.replace('/week/', '/list/')
  for (const trip of days.length < DAYS ? [] : (shown.request.trips ?? [])) {
    const date = addDays(shown.startsOn, trip)
    calendar.createEvent({
      id: uidOf(eaterOf(shown), date, 'shopping'),
      allDay: true,
      start: new Date(`${date}T00:00:00Z`),
      stamp: new Date(`${date}T00:00:00Z`),
      timezone: 'UTC',
      summary: words.shopping,
      description: words.list(listLink),
      url: listLink,
    })
  }
  for (const [day, { date, meals }] of days.entries()) {
    const midnight = Date.parse(`${date}T00:00:00Z`)
    const hours = mealTimes(meals.map(({ slot }) => slot))
    for (const [at, { dishes, plates = [], leftoverOf, thaw, away, own }] of meals.entries()) {
      // Nothing of it is planned here, but a dish of somebody's own.
      if (away !== undefined && own === undefined) continue
      const { start, minutes } = hours[at] ?? { start: 0, minutes: 0 }
      const begins = midnight + start * MS_PER_MINUTE
      const page = `${link}/day/${day + 1}/meal/${at + 1}`
      const keys = [...dishes, ...plates.flatMap((plate) => plate.dishes)].map(({ card }) => card)
      const leftOver = leftoverOf === null ? undefined : dishes[0]?.recipe
      // A dish of a table that nobody has a share of is left over for others.
      const isLeftOver = ({ recipe, shares }: RecipeCard) =>
        recipe === leftOver || (plates.length > 0 && shares === undefined)
      const shownCards = [...new Set(keys)].flatMap((card) => cards[card] ?? [])
      calendar.createEvent({
        id: uidOf(eaterOf(shown), date, at),
        // Floating: the local time wherever the calendar is read.
        floating: true,
        start: new Date(begins),
        end: new Date(begins + minutes * MS_PER_MINUTE),
        stamp: new Date(midnight),
        summary: listText(own === undefined ? dishes.map(({ title }) => title) : [own.name], locale),
        description: [
          ...shownCards.map((card) => {
            if (card.outdated === true) return card.title
            return isLeftOver(card) ? leftoversText(card) : ingredientsText(card, times, words.apart)
          }),
          ...(thaw === undefined ? [] : [words.thaw(thaw)]),
          words.more(page),
        ].join('\n\n'),
        url: page,
      })
    }
  }
}
