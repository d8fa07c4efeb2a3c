import type { WeekView } from '#domain/api/member/week.ts'
import { dishKey } from '#web/member/cooking/dish-key.ts'
import type { Place } from '#web/member/pages/page.ts'
import { AllergenFacts } from '#web/member/recipe/allergen-facts.tsx'
import { IngredientList } from '#web/member/recipe/ingredient-list.tsx'
import { StepList } from '#web/member/recipe/step-list.tsx'
import { EatersNamed } from '#web/member/table/eaters-named.tsx'
import { isCookedHere, type OtherDish } from '#web/member/table/meal-plates.ts'
import { tableWords } from '#web/member/table/table-words.ts'
import { Plate } from '#web/member/ui/plate.tsx'
import { dishPageWords } from '#web/member/words/dish-page-words.ts'
import styles from './side.module.css'

type OtherDishProps = { readonly of: OtherDish; readonly view: WeekView; readonly place: Place }

/** A dish that only others at the table eat: its recipe, and nothing of what it is to their day. */
export function OtherDishRecipe({ of: { dish, eaters }, view, place }: OtherDishProps) {
  const card = view.cards[dish.card]
  if (card === undefined) return null
  const key = dishKey(place, dish.recipe)
  return (
    <section className={styles.side} aria-label={card.title} data-other-dish={dish.recipe}>
      <div className={styles.head}>
        <Plate picture={card.picture} className={styles.plate} />
        <div>
          <p className={styles.beside}>
            <EatersNamed eaters={eaters} say={tableWords.onlyFor} />
          </p>
          <h2 lang={card.lang}>{card.title}</h2>
        </div>
      </div>
      {isCookedHere(card) ? (
        <>
          <IngredientList card={card} dish={key} eaters={1} onBan={null} level={3} />
          {card.outdated !== true && (
            <>
              <h3>{dishPageWords.steps}</h3>
              <StepList card={card} dish={key} />
            </>
          )}
        </>
      ) : (
        <p>{card.hint}</p>
      )}
      <h3>{dishPageWords.allergens}</h3>
      <AllergenFacts card={card} />
    </section>
  )
}
