import type { CSSProperties } from 'react'
import type { WeekView } from '#domain/api/member/week.ts'
import { today } from '#web/device/today.ts'
import { targetsOfDay } from '#web/member/data/targets-of-day.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { DayBars } from '#web/member/ui/day-bars.tsx'
import { Link } from '#web/navigation/link.tsx'
import { shortDateText, weekdayTitle } from '#web/words/dates.ts'
import styles from './day-card.module.css'
import { useScrollToLastSeen } from './last-seen-day.ts'
import { MealLink } from './meal-link.tsx'
import { MovableMeal } from './movable-meal.tsx'
import { weekWords } from './week-words.ts'

/** Rows above the meals: the name of the day and its figures. */
const ROWS_ABOVE = 2

/** One day of the week with its meals. `isAlone`: it is not one of seven columns. */
export function DayCard({ view, day, isAlone }: { view: WeekView; day: number; isAlone: boolean }) {
  const shown = view.days[day]
  const isToday = shown?.date === today()
  const card = useScrollToLastSeen({ week: view.week, day, isToday })
  if (shown === undefined) return null
  // React's type of styles does not include custom properties.
  const rows = { '--rows': Math.max(...view.days.map(({ meals }) => meals.length)) + ROWS_ABOVE } as CSSProperties
  return (
    <li className={styles.day} data-today={isToday} data-alone={isAlone} style={rows} ref={card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link className={styles.open} to={memberPages.day.path({ week: view.week, day })}>
            {weekdayTitle(shown.date)}
          </Link>
        </h2>
        <p className={styles.date}>{shortDateText(shown.date)}</p>
        {isToday && <p className={styles.today}>{weekWords.today}</p>}
      </div>
      <div className={styles.figures}>
        <DayBars figures={shown.figures} targets={targetsOfDay(view, day)} />
      </div>
      <ol className={styles.meals}>
        {shown.meals.map((_, meal) => (
          <MovableMeal key={meal} view={view} place={{ week: view.week, day, meal }}>
            <MealLink view={view} day={day} meal={meal} />
          </MovableMeal>
        ))}
      </ol>
    </li>
  )
}
