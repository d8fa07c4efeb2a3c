import type { WeekView } from '#domain/api/member/week.ts'
import { today } from '#web/device/today.ts'
import { MemberPage } from '#web/member/layout/member-page.tsx'
import { memberPages } from '#web/member/pages/member-pages.ts'
import type { Place } from '#web/member/pages/page.ts'
import { offBandText } from '#web/member/week/day-off-band.ts'
import { awayWords } from '#web/member/words/away-words.ts'
import { mealWords } from '#web/member/words/meal-words.ts'
import { ownMealWords as words } from '#web/member/words/own-meal-words.ts'
import { grams, kcal, mealOfDay } from '#web/member/words/week.ts'
import { Link } from '#web/navigation/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { weekdayTitle } from '#web/words/dates.ts'
import styles from './meal-actions.module.css'
import own from './own-meal.module.css'
import type { MealChanges } from './use-meal-changes.ts'

type Meal = WeekView['days'][number]['meals'][number]
type OwnMealProps = {
  readonly view: WeekView
  readonly place: Place
  readonly meal: Meal
  readonly dish: NonNullable<Meal['own']>
  readonly changes: MealChanges
  readonly cachedAt: string | null
}

/** A meal for which the member has a dish of their own, or one of somebody else's at the table. */
export function OwnMeal({ view, place, meal, dish, changes, cachedAt }: OwnMealProps) {
  const date = view.days[place.day]?.date ?? view.startsOn
  const off = offBandText(view, place.day)
  const { energy, protein } = meal.figures
  return (
    <MemberPage
      title={dish.name}
      lead={mealOfDay(view, place)}
      tab="week"
      name="meal"
      back={{ to: memberPages.day.path(place), label: weekdayTitle(date) }}
      cachedAt={cachedAt}
    >
      <p className={own.mark} data-own-meal>
        {dish.code === undefined ? words.fromTable : words.yours}
      </p>
      <p>
        {words.portion(grams(dish.grams), kcal(energy))}, {mealWords.protein(grams(protein))}
      </p>
      {off !== null && <Note>{off}</Note>}
      <section aria-labelledby="own-meal-foods">
        <h2 className={own.heading} id="own-meal-foods">
          {words.inIt}
        </h2>
        <ul className={own.foods}>
          {dish.foods.map(({ name, amount }) => (
            <li key={name} className={own.food}>
              <span className={own.name}>{name}</span>
              <span className={own.amount}>{amount}</span>
            </li>
          ))}
        </ul>
        <p className={own.soft}>{words.checked}</p>
      </section>
      <div className={styles.actions}>
        {date <= today() && (
          <Link
            className={styles.first}
            to={memberPages.addFood.path({ day: date, insteadOf: place.meal, scans: false })}
          >
            {awayWords.log}
          </Link>
        )}
        {date >= today() && (
          <button
            type="button"
            className={styles.action}
            data-action="home"
            aria-disabled={changes.isBusy || undefined}
            onClick={changes.comeHome}
          >
            {words.back}
          </button>
        )}
      </div>
    </MemberPage>
  )
}
