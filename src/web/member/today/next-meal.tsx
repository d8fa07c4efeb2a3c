import type { WeekView } from '#domain/api/member/week.ts'
import { useStore } from '#web/device/store.ts'
import { formatsStore } from '#web/member/data/formats-store.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { PlatesLine } from '#web/member/table/plates-line.tsx'
import { Plate } from '#web/member/ui/plate.tsx'
import { leftoverText } from '#web/member/week/leftover-text.ts'
import { mealWords, slotWords } from '#web/member/words/meal-words.ts'
import { ownMealWords } from '#web/member/words/own-meal-words.ts'
import { aboutTime, grams, kcal, minutesText, sidesText } from '#web/member/words/week.ts'
import { Link } from '#web/navigation/link.tsx'
import type { MealOfDay } from './meal-state.ts'
import styles from './next-meal.module.css'
import { todayWords } from './today-words.ts'
import type { DayWrites } from './use-day-writes.ts'

const words = todayWords.next

type NextOwnMealProps = {
  readonly next: MealOfDay
  readonly dish: NonNullable<MealOfDay['meal']['own']>
  readonly writes: DayWrites
}

/** The same for a dish of somebody's own, which has neither a picture nor steps. */
function NextOwnMeal({ next: { place, meal, time, share, figures }, dish, writes }: NextOwnMealProps) {
  const { clock } = useStore(formatsStore)
  const facts = [
    ownMealWords.portion(grams(dish.grams), kcal(figures.energy)),
    mealWords.protein(grams(figures.protein)),
    ...(share === 1 ? [] : [todayWords.meals.smaller(Math.round(share * 100))]),
  ]
  return (
    <section className={styles.next} aria-label={words.name} data-next={meal.slot}>
      <div className={`${styles.words} ${styles.whole}`}>
        <p className={styles.slot}>
          {slotWords[meal.slot]} · {aboutTime(time, clock)}
        </p>
        <h2 className={styles.title}>
          <Link className={styles.open} to={memberPages.meal.path(place)}>
            {dish.name}
          </Link>
        </h2>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.eaten}
            data-action="eaten"
            onClick={() => writes.eat(place, meal, share)}
          >
            {words.eaten}
          </button>
        </div>
      </div>
    </section>
  )
}

/** The next meal of the day, shown large, with buttons to cook it and to mark it as eaten. */
export function NextMeal({ next, view, writes }: { next: MealOfDay | null; view: WeekView; writes: DayWrites }) {
  const { clock } = useStore(formatsStore)
  const [main, ...sides] = next?.meal.dishes ?? []
  if (next?.meal.own !== undefined) return <NextOwnMeal next={next} dish={next.meal.own} writes={writes} />
  if (next === null || main === undefined) {
    return (
      <p className={styles.done}>
        <b>{words.done}</b> {words.doneMore}
      </p>
    )
  }
  const { place, meal, time, share, figures } = next
  const from = leftoverText(view, meal)
  const facts = [
    from ?? minutesText(meal.minutes),
    kcal(figures.energy),
    mealWords.protein(grams(figures.protein)),
    ...(share === 1 ? [] : [todayWords.meals.smaller(Math.round(share * 100))]),
  ]
  return (
    <section className={styles.next} aria-label={words.name} data-next={meal.slot}>
      <Plate picture={main.picture} className={styles.plate} eager />
      <div className={styles.words}>
        <p className={styles.slot}>
          {slotWords[meal.slot]} · {aboutTime(time, clock)}
        </p>
        <h2 className={styles.title}>
          <Link className={styles.open} to={memberPages.meal.path(place)}>
            <span lang={main.lang}>{main.title}</span>
          </Link>
        </h2>
        {sides.length > 0 && <p className={styles.sides}>{sidesText(sides.map((side) => side.title))}</p>}
        <PlatesLine meal={meal} />
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Link
            className={styles.cook}
            to={from === null ? memberPages.cook.path({ ...place, screen: null }) : memberPages.meal.path(place)}
          >
            {from === null ? words.cook : words.warm}
          </Link>
          <button
            type="button"
            className={styles.eaten}
            data-action="eaten"
            onClick={() => writes.eat(place, meal, share)}
          >
            {words.eaten}
          </button>
        </div>
      </div>
    </section>
  )
}
