import type { DishView, MealView, WeekView } from '#domain/api/member/week.ts'
import type { DishPlace } from '#web/member/pages/page.ts'
import { AllergenFacts } from '#web/member/recipe/allergen-facts.tsx'
import { IngredientList } from '#web/member/recipe/ingredient-list.tsx'
import { NutritionTable } from '#web/member/recipe/nutrition-table.tsx'
import { RecipeFacts } from '#web/member/recipe/recipe-facts.tsx'
import { StepList } from '#web/member/recipe/step-list.tsx'
import { Plate } from '#web/member/ui/plate.tsx'
import { dishPageWords } from '#web/member/words/dish-page-words.ts'
import { kcal } from '#web/member/words/week.ts'
import { ExtraServings } from './extra-servings.tsx'
import { SideActions } from './meal-actions.tsx'
import { mealWords } from './meal-words.ts'
import styles from './side.module.css'
import type { MealChanges } from './use-meal-changes.ts'

type SideProps = {
  side: DishView
  view: WeekView
  meal: MealView
  place: DishPlace
  /** The key of its ticks and timers. */
  dish: string
  changes: MealChanges
}

/** A side, as a small recipe of its own. */
export function Side({ side, view, meal, place, dish, changes }: SideProps) {
  const card = view.cards[side.card]
  if (card === undefined) return null
  return (
    <section className={styles.side} aria-label={`${mealWords.beside}: ${card.title}`}>
      <div className={styles.head}>
        <Plate picture={card.picture} className={styles.plate} />
        <div>
          <p className={styles.beside}>{mealWords.beside}</p>
          <h2 lang={card.lang}>{card.title}</h2>
        </div>
      </div>
      <RecipeFacts card={card} more={[kcal(side.figures.energy)]} />
      {view.access === 'full' && <SideActions place={place} dish={side} changes={changes} />}
      <IngredientList
        card={card}
        dish={dish}
        eaters={changes.eaters}
        onBan={changes.ban}
        level={3}
        canGrow={view.access === 'full'}
        asks={<ExtraServings view={view} meal={meal} dish={dish} changes={changes} />}
      />
      {card.outdated !== true && (
        <>
          <h3>{dishPageWords.steps}</h3>
          <StepList card={card} dish={dish} />
        </>
      )}
      <h3>{dishPageWords.nutrition}</h3>
      <NutritionTable card={card} day={view.days[place.day]?.figures ?? null} />
      <h3>{dishPageWords.allergens}</h3>
      <AllergenFacts card={card} />
    </section>
  )
}
