import { formatOneDecimal } from './numbers.ts'

const quarters: Readonly<Record<number, string>> = { 0: '', 0.25: '¼', 0.5: '½', 0.75: '¾' }

/** "1¼" for 1.25; anything but quarters gets one decimal. */
export function countText(count: number): string {
  const rest = quarters[count % 1]
  if (rest === undefined) return formatOneDecimal(count)
  const whole = Math.floor(count)
  return whole === 0 && rest !== '' ? rest : `${whole}${rest}`
}

/** "1 serving", "½ serving", "1¼ servings". */
export const portionText = (portion: number): string => `${countText(portion)} ${portion > 1 ? 'servings' : 'serving'}`
