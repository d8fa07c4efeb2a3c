import type { RecipeCard } from '#domain/api/member/recipe.ts'
import type { Figures } from '#domain/api/member/week.ts'
import { kcal, milligrams } from '#web/member/words/week.ts'
import { formatOneDecimal, THIN } from '#web/words/numbers.ts'
import styles from './nutrition-table.module.css'
import { recipeWords } from './recipe-words.ts'

type Row = {
  readonly name: keyof typeof recipeWords.rows
  readonly say: (amount: number) => string
  /** The figure of the day to show it as a share of. */
  readonly of?: keyof Figures
  readonly isPart?: boolean
}

const exactGrams = (mass: number): string => `${formatOneDecimal(mass)}${THIN}g`

const rows: readonly Row[] = [
  { name: 'energy', say: kcal, of: 'energy' },
  { name: 'protein', say: exactGrams, of: 'protein' },
  { name: 'carbs', say: exactGrams, of: 'carbs' },
  { name: 'sugar', say: exactGrams, isPart: true },
  { name: 'freeSugar', say: exactGrams, isPart: true },
  { name: 'fat', say: exactGrams, of: 'fat' },
  { name: 'satFat', say: exactGrams, isPart: true },
  { name: 'fibre', say: exactGrams, of: 'fibre' },
  { name: 'sodium', say: milligrams, of: 'sodium' },
]

/** "31%", or a dash if the whole is zero. */
export const shareText = (part: number, whole: number): string =>
  whole > 0 ? recipeWords.percent(Math.round((part / whole) * 100)) : '–'

/** The nutrition of the planned portion and its shares of the day; `day` is null if the recipe is not in a day. */
export function NutritionTable({ card, day }: { card: RecipeCard; day: Figures | null }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{recipeWords.nutritionOf}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{recipeWords.amount}</th>
          {day !== null && <th scope="col">{recipeWords.share}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, say, of, isPart = false }) => (
          <tr key={name} data-part={isPart}>
            <th scope="row">{recipeWords.rows[name]}</th>
            <td>{say(card.nutrition[name])}</td>
            {day !== null && <td>{of === undefined ? '' : shareText(card.nutrition[name], day[of])}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
