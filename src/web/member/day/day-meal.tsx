import { useRef } from 'react'
import type { WeekView } from '#domain/api/member/week.ts'
import { useStore } from '#web/device/store.ts'
import { formatsStore } from '#web/member/data/formats-store.ts'
import { PortionNote } from '#web/member/diary/portion-note.tsx'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { useLanding } from '#web/member/plan-changes/landing.ts'
import { NewMealBadge } from '#web/member/plan-changes/new-meal-badge.tsx'
import { PlatesLine } from '#web/member/table/plates-line.tsx'
import { Plate } from '#web/member/ui/plate.tsx'
import { AwayCard } from '#web/member/week/away-card.tsx'
import { leftoverText } from '#web/member/week/leftover-text.ts'
import { weekWords } from '#web/member/week/week-words.ts'
import { mealWords, slotWords } from '#web/member/words/meal-words.ts'
import { portionText } from '#web/member/words/portions.ts'
import { aboutTime, grams, kcal, minutesText, sidesText } from '#web/member/words/week.ts'
import { Link } from '#web/navigation/link.tsx'
import styles from './day-meal.module.css'
import { dayScreenWords } from './day-words.ts'

/** A meal of the day: its picture and name lead to the recipe. */
export function DayMeal({ view, day, meal, time }: { view: WeekView; day: number; meal: number; time: string }) {
  const place = { week: view.week, day, meal }
  const article = useRef<HTMLElement>(null)
  useLanding(place, article)
  const { clock } = useStore(formatsStore)
  const shown = view.days[day]?.meals[meal]
  const [main, ...sides] = shown?.dishes ?? []
  if (shown?.away !== undefined) return <AwayCard meal={shown} place={place} />
  if (shown === undefined || main === undefined) return null
  const from = leftoverText(view, shown)
  const facts = [
    from ?? minutesText(shown.minutes),
    portionText(main.portion),
    kcal(shown.figures.energy),
    mealWords.protein(grams(shown.figures.protein)),
  ]
  return (
    <article className={styles.meal} ref={article}>
      <Plate picture={main.picture} className={styles.plate} eager={meal < 2} />
      <div className={styles.words}>
        <NewMealBadge place={place} />
        <p className={styles.slot}>
          {slotWords[shown.slot]} · {aboutTime(time, clock)}
          {shown.locked === true && ` · ${weekWords.locked}`}
        </p>
        <h2 className={styles.title}>
          <Link className={styles.open} to={memberPages.meal.path(place)}>
            <span lang={main.lang}>{main.title}</span>
          </Link>
        </h2>
        {sides.length > 0 && <p className={styles.sides}>{sidesText(sides.map((side) => side.title))}</p>}
        {shown.thaw !== undefined && <p className={styles.sides}>{weekWords.frozen(shown.thaw)}</p>}
        <PlatesLine meal={shown} />
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {view.access === 'full' && <PortionNote place={place} view={view} />}
        {view.access === 'full' && (
          <Link
            className={styles.swap}
            to={memberPages.swap.path({ ...place, dish: 0 })}
            label={dayScreenWords.swapOf(main.title)}
          >
            {dayScreenWords.swap}
          </Link>
        )}
      </div>
    </article>
  )
}
