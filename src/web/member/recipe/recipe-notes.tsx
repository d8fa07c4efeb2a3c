import type { RecipeCard } from '#domain/api/member/recipe.ts'
import styles from './recipe-notes.module.css'
import { recipeWords } from './recipe-words.ts'

/** The equipment, the author's tips, how long it keeps, and which diets it suits. */
export function RecipeNotes({ card }: { card: RecipeCard }) {
  const keeping = [
    card.keepsDays === 0 ? recipeWords.keepsNot : recipeWords.keeps(card.keepsDays),
    card.keeping,
    ...(card.freezable ? [recipeWords.freezes] : []),
  ]
    .filter((text) => text !== '')
    .join(' ')
  const notes = [
    [recipeWords.tip, card.tip, card.lang],
    [recipeWords.needs, card.equipment.join(', ')],
    [recipeWords.keeping, keeping],
    [recipeWords.suits, card.diets.join(', ')],
  ] as const
  return (
    <dl className={styles.notes}>
      {notes
        .filter(([, text]) => text !== '')
        .map(([name, text, lang]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={lang}>{text}</dd>
          </div>
        ))}
    </dl>
  )
}
