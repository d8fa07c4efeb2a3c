import type { CookedMeal } from '#domain/api/member/pantry.ts'
import { slotWords } from '#web/member/words/meal-words.ts'
import { weekdayTitle } from '#web/words/dates.ts'
import styles from './pantry.module.css'
import { pantryWords as words } from './pantry-words.ts'
import { correctPantry, takeBack } from './use-pantry.ts'

function Meal({ meal: { title, slot, date, notCooked, ...place } }: { meal: CookedMeal }) {
  const { week, day, meal } = place
  const deny = () => correctPantry({ kind: 'NOT_COOKED', week, day, meal }, words.isNotCooked(title))
  return (
    <li className={styles.food} data-cooked={notCooked === null}>
      <p className={styles.about}>
        <span className={styles.name}>{title}</span>
        <span className={styles.until}>
          {words.cookedOn(weekdayTitle(date), slotWords[slot])}
          {notCooked !== null && ` · ${words.wasNotCooked}`}
        </span>
      </p>
      <div className={styles.acts}>
        {notCooked === null ? (
          <button
            type="button"
            className={styles.act}
            aria-label={words.notCookedOf(title)}
            onClick={() => void deny()}
          >
            {words.notCooked}
          </button>
        ) : (
          <button
            type="button"
            className={styles.act}
            aria-label={words.cookedAfterAllOf(title)}
            onClick={() => void takeBack(notCooked)}
          >
            {words.cookedAfterAll}
          </button>
        )}
      </div>
    </li>
  )
}

/** The meals of the last days; what was not cooked is still at home. */
export function CookedMeals({ meals }: { meals: readonly CookedMeal[] }) {
  if (meals.length === 0) return null
  return (
    <section className={styles.card} aria-label={words.cooked}>
      <h2>{words.cooked}</h2>
      <p className={styles.until}>{words.cookedLead}</p>
      <ul className={styles.foods}>
        {meals.map((meal) => (
          <Meal key={`${meal.week} ${meal.day} ${meal.meal}`} meal={meal} />
        ))}
      </ul>
    </section>
  )
}
