import { alcoholIn } from '#domain/foods/drinks.ts'
import { timesOfBasis } from '#domain/product/portion.ts'
import type { Product, ProductAmount } from '#domain/product/product.ts'

/**
 * The most of 100 ml of a drink. Oil, cream and ice cream have more fat and energy, soups and sauces more salt. Spirits
 * have more energy, which is alcohol.
 */
const MOST = { energy: 120, fat: 8, salt: 0.4 } as const
/** Drinks with alcohol, by their names, and those with such a name and none of it. */
const alcoholic =
  /\b(?:beer|ale|lager|stout|pils(?:e?ner)?|ipa|cider|wine|prosecco|champagne|cava|sherry|port|vodka|gin|rum|whisk(?:e?y)|liqueur|tequila|brandy|cognac|spritz|hard seltzer)\b/i
const withoutAlcohol =
  /\b(?:alcohol[- ]?free|non[- ]?alcoholic|0[.,]0|ginger (?:beer|ale)|root beer|vinegar|sauce|gums?)\b/i
/** Alcohol has 7 kcal/g and no other figure. */
const MOST_SOLIDS_OF_SPIRITS = 5

/** What was drunk of a product: ml, and grams of alcohol. */
export type Drunk = { readonly millilitres: number; readonly alcohol: number }

/** What was drunk if a product sold by the millilitre was consumed; null if it is no drink. */
export function drunkOf(product: Product, amount: ProductAmount): Drunk | null {
  const { basis, values, name } = product
  if (basis.unit !== 'ml') return null
  const size = basis.per === '100' ? 100 : basis.serving
  const times = timesOfBasis(basis, amount)
  if (times === null) return null
  const in100 = (value: number): number => (value * 100) / size
  const hasAlcohol = alcoholic.test(name) && !withoutAlcohol.test(name)
  const isSpirit = hasAlcohol && in100(values.carbs + values.fat + values.protein) <= MOST_SOLIDS_OF_SPIRITS
  const isThin =
    in100(values.energy) <= MOST.energy && in100(values.fat) <= MOST.fat && in100(values.salt ?? 0) <= MOST.salt
  if (!isThin && !isSpirit) return null
  const alcohol = hasAlcohol
    ? alcoholIn({
        energy: values.energy * times,
        protein: values.protein * times,
        carbs: values.carbs * times,
        fat: values.fat * times,
      })
    : 0
  return { millilitres: size * times, alcohol }
}
