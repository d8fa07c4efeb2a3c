import type { WeekView } from '#domain/api/member/week.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { NewMealBadge } from '#web/member/plan-changes/new-meal-badge.tsx'
import { PlatesLine } from '#web/member/table/plates-line.tsx'
import { Plate } from '#web/member/ui/plate.tsx'
import { slotWords } from '#web/member/words/meal-words.ts'
import { minutesText, sidesText } from '#web/member/words/week.ts'
import { Link } from '#web/navigation/link.tsx'
import { AwayCard } from './away-card.tsx'
import { leftoverText } from './leftover-text.ts'
import styles from './meal-link.module.css'
import { weekWords } from './week-words.ts'

/** This many days are visible without scrolling. */
const DAYS_IN_SIGHT = 1

/** A small card of a meal: its picture, slot, time and dishes. */
export function MealLink({ view, day, meal }: { view: WeekView; day: number; meal: number }) {
  const shown = view.days[day]?.meals[meal]
  const [main, ...sides] = shown?.dishes ?? []
  const place = { week: view.week, day, meal }
  if (shown?.away !== undefined) return <AwayCard meal={shown} place={place} />
  if (shown === undefined || main === undefined) return null
  const from = leftoverText(view, shown)
  return (
    <Link className={styles.meal} to={memberPages.meal.path(place)}>
      <Plate picture={main.picture} className={styles.plate} eager={day < DAYS_IN_SIGHT} />
      <span className={styles.words}>
        <NewMealBadge place={place} />
        <span className={styles.slot}>
          {slotWords[shown.slot]} · {from === null ? minutesText(shown.minutes) : weekWords.cooked}
          {shown.locked === true && ` · ${weekWords.locked}`}
        </span>
        <span className={styles.title} lang={main.lang}>
          {main.title}
        </span>
        {from !== null && <span className={styles.sides}>{from}</span>}
        {sides.length > 0 && <span className={styles.sides}>{sidesText(sides.map((side) => side.title))}</span>}
        {main.because !== undefined && <span className={styles.sides}>{main.because}</span>}
        <PlatesLine meal={shown} />
      </span>
    </Link>
  )
}
