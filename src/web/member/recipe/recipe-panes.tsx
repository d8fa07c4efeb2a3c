import type { ReactNode } from 'react'
import type { RecipeCard } from '#domain/api/member/recipe.ts'
import type { Figures } from '#domain/api/member/week.ts'
import { WakeSwitch } from '#web/member/cooking/wake-switch.tsx'
import { Plate } from '#web/member/ui/plate.tsx'
import { PrintButton } from '#web/member/ui/print-button.tsx'
import { dishPageWords } from '#web/member/words/dish-page-words.ts'
import { AllergenFacts } from './allergen-facts.tsx'
import { IngredientList } from './ingredient-list.tsx'
import type { Ban } from './ingredient-row.tsx'
import { NutritionTable } from './nutrition-table.tsx'
import { OwnNote } from './own-note.tsx'
import { RecipeNotes } from './recipe-notes.tsx'
import styles from './recipe-panes.module.css'
import { recipeWords } from './recipe-words.ts'
import { SaveButton } from './save-button.tsx'
import { StepList } from './step-list.tsx'

type RecipePanesProps = {
  card: RecipeCard
  /** The key of its ticks and timers. */
  dish: string
  /** The number of people that the amounts are for until the member chooses. */
  eaters: number
  /** The figures of the whole day; null if the recipe is not in a day. */
  day: Figures | null
  onBan: Ban | null
  /** Whether the whole plan is open to the member. */
  isMember: boolean
  /** Whether a table may cook more of it than its plates take. */
  canGrow?: boolean
  /** What the number of servings asks, directly below it. */
  asks?: ReactNode
  /** Title, blurb, facts and actions. */
  intro: ReactNode
  /** Shown after the recipe, such as its sides. */
  children?: ReactNode
}

/** A recipe: its picture and ingredients on one side, its method, nutrition and allergens on the other. */
export function RecipePanes(props: RecipePanesProps) {
  const { card, dish, eaters, day, onBan, isMember, canGrow = false, asks, intro, children } = props
  return (
    <article className={styles.recipe}>
      <div className={styles.picture}>
        <Plate picture={card.picture} alt={dishPageWords.picture(card.title)} className={styles.plate} eager />
      </div>
      <div className={styles.intro}>{intro}</div>
      <section className={`${styles.part} ${styles.ingredients}`}>
        <IngredientList card={card} dish={dish} eaters={eaters} onBan={onBan} canGrow={canGrow} asks={asks} />
      </section>
      <div className={styles.method}>
        {card.outdated !== true && (
          <section className={styles.part}>
            <div className={styles.head}>
              <h2>{dishPageWords.steps}</h2>
              <WakeSwitch />
            </div>
            <StepList card={card} dish={dish} />
          </section>
        )}
        <div className={styles.facts}>
          <section className={styles.part}>
            <h2>{dishPageWords.nutrition}</h2>
            <NutritionTable card={card} day={day} />
          </section>
          <section className={styles.part}>
            <h2>{dishPageWords.allergens}</h2>
            <AllergenFacts card={card} />
            <RecipeNotes card={card} />
          </section>
        </div>
        {isMember && <OwnNote recipe={card.recipe} />}
        {children}
        <div className={styles.print}>
          <PrintButton>{recipeWords.print}</PrintButton>
          {isMember && <SaveButton card={card} />}
        </div>
      </div>
    </article>
  )
}
