import type { RecipeCard } from '#domain/api/member/recipe.ts'
import { shareTexts } from './meal-plates.ts'
import styles from './table.module.css'
import { tableWords as words } from './table-words.ts'
import { useEaterNames } from './use-eater-names.ts'

/** Who eats how much of what is cooked; its amounts are for all of them. */
export function PotShares({ card }: { readonly card: Pick<RecipeCard, 'shares' | 'guests'> }) {
  const { shares = [], guests = 0 } = card
  const texts = shareTexts(shares, useEaterNames())
  return (
    <>
      <ul className={styles.shares} aria-label={words.plates} data-shares>
        {texts.map((text) => (
          <li key={text} className={styles.share}>
            {text}
          </li>
        ))}
        {guests > 0 && <li className={styles.share}>{words.guests(guests)}</li>}
      </ul>
      <p className={styles.note}>{words.wholeTable}</p>
    </>
  )
}
