import type { RecipeCard } from '#domain/api/member/recipe.ts'
import styles from './allergen-facts.module.css'
import { recipeWords } from './recipe-words.ts'

function Bringers({ title, of }: { title: string; of: RecipeCard['allergens'] }) {
  if (of.length === 0) return null
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {of.map(({ allergen, from }) => (
          <li key={allergen}>
            <b>{allergen}</b> {recipeWords.from(from)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Which allergens are in it, and which ingredient decides that. */
export function AllergenFacts({ card }: { card: RecipeCard }) {
  return (
    <div className={styles.facts}>
      <Bringers title={recipeWords.contains} of={card.allergens} />
      {card.allergens.length === 0 && <p>{recipeWords.noAllergens}</p>}
      <Bringers title={recipeWords.mayContain} of={card.traces} />
      <p className={styles.check}>{recipeWords.checkLabels}</p>
    </div>
  )
}
