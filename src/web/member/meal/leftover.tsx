import type { ReactNode } from 'react'
import type { RecipeCard } from '#domain/api/member/recipe.ts'
import type { Figures, MealView, WeekView } from '#domain/api/member/week.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { AllergenFacts } from '#web/member/recipe/allergen-facts.tsx'
import { NutritionTable } from '#web/member/recipe/nutrition-table.tsx'
import { Plate } from '#web/member/ui/plate.tsx'
import { dishPageWords } from '#web/member/words/dish-page-words.ts'
import { Link } from '#web/navigation/link.tsx'
import styles from './leftover.module.css'
import { mealWords } from './meal-words.ts'

type LeftoverProps = { view: WeekView; meal: MealView; card: RecipeCard; day: Figures; intro: ReactNode }

/** A meal that was cooked earlier in the week: how to serve it, and its nutrition and allergens. */
export function Leftover({ view, meal, card, day, intro }: LeftoverProps) {
  return (
    <article className={styles.meal}>
      <Plate picture={card.picture} alt={dishPageWords.picture(card.title)} className={styles.plate} eager />
      <div className={styles.intro}>
        {intro}
        {meal.leftoverOf !== null && (
          <div className={styles.note}>
            <p>{card.hint}</p>
            <Link className={styles.source} to={memberPages.meal.path({ week: view.week, ...meal.leftoverOf })}>
              {mealWords.toSource}
            </Link>
          </div>
        )}
      </div>
      <section className={styles.part}>
        <h2>{dishPageWords.nutrition}</h2>
        <NutritionTable card={card} day={day} />
      </section>
      <section className={styles.part}>
        <h2>{dishPageWords.allergens}</h2>
        <AllergenFacts card={card} />
      </section>
    </article>
  )
}
