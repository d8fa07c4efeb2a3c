import type { RecipeCard } from '#domain/api/member/recipe.ts'
import { joinedList } from '#web/words/lists.ts'
import styles from './allergen-facts.module.css'
import { recipeWords } from './recipe-words.ts'

function AllergenList({ title, of }: { title: string; of: RecipeCard['allergens'] }) {
  if (of.length === 0) return null
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {of.map(({ allergen, from }) => (
          <li key={allergen}>
            <b>{allergen}</b> {recipeWords.from(joinedList(from, ''))}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The allergens of a recipe, each with the ingredients that contain it. */
export function AllergenFacts({ card }: { card: RecipeCard }) {
  return (
    <div className={styles.facts}>
      <AllergenList title={recipeWords.contains} of={card.allergens} />
      {card.allergens.length === 0 && <p>{recipeWords.noAllergens}</p>}
      <AllergenList title={recipeWords.mayContain} of={card.traces} />
      <p className={styles.check}>{recipeWords.checkLabels}</p>
    </div>
  )
}
