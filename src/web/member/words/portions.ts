import { GLASS } from '#domain/body/hydration.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { formatOneDecimal, THIN } from '#web/words/numbers.ts'
import { mealWords } from './meal-words.ts'

/** Fraction characters by hundredths. */
const fractions: Readonly<Record<number, string>> = { 0: '', 25: '¼', 33: '⅓', 50: '½', 67: '⅔', 75: '¾' }

/** "1¼" for 1.25; numbers other than quarters and thirds have one decimal. */
export function countText(count: number): string {
  const rest = fractions[Math.round((count % 1) * 100)]
  if (rest === undefined) return formatOneDecimal(count)
  const whole = Math.floor(count)
  return whole === 0 && rest !== '' ? rest : `${whole}${rest}`
}

/** "1 serving", "½ serving", "1¼ servings". */
export const portionText = (portion: number): string =>
  portion > 1 ? mealWords.servings(portion, countText(portion)) : mealWords.serving(countText(portion))

/** How much a glass holds. */
export const glassText = (units: UnitSystem): string =>
  units === 'metric' ? `${GLASS}${THIN}ml` : `8${THIN}fl${THIN}oz`
