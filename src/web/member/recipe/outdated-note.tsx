import { memberPages } from '#web/member/pages/member-pages.ts'
import { Link } from '#web/navigation/link.tsx'
import styles from './ingredient-list.module.css'
import { recipeWords } from './recipe-words.ts'

/** In place of the ingredients of a dish that was eaten before somebody’s rules changed: it must not be cooked so again. */
export const OutdatedNote = ({ recipe }: { readonly recipe: string }) => (
  <div data-outdated>
    <p className={styles.each}>{recipeWords.outdated}</p>
    <Link to={memberPages.recipe.path({ recipe })}>{recipeWords.asCookedNow}</Link>
  </div>
)
