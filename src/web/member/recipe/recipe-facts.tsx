import type { RecipeCard } from '#domain/api/member/recipe.ts'
import { minutesText } from '#web/member/words/week.ts'
import styles from './recipe-facts.module.css'
import { recipeWords } from './recipe-words.ts'

/** Portion, time, skill and cuisine in one line; a meal that is already cooked shows no time and no skill. */
export function RecipeFacts({
  card,
  more = [],
  isCooked = false,
}: {
  card: RecipeCard
  more?: readonly string[]
  isCooked?: boolean
}) {
  const { active, total } = card.minutes
  const facts = [
    recipeWords.portion(card.portion),
    ...(isCooked
      ? []
      : [active === total ? minutesText(total) : recipeWords.active(minutesText(active), minutesText(total))]),
    ...more,
    ...(isCooked ? [] : [card.skill]),
    card.cuisine,
  ]
  return (
    <ul className={styles.facts} aria-label={recipeWords.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
