/** A figure as printed on a label, and its numeric value. */
export type Printed = { readonly text: string; readonly value: number }

const decimalIn = (text: string, comma: boolean): string => (comma ? text.replace('.', ',') : text)

/** European rounding of grams: to 0.1 below 10 g, else whole; below 0.5 g "<0,5", which counts as none. */
export function euGrams(grams: number, comma: boolean): Printed {
  if (grams < 0.5) return grams < 0.05 ? { text: '0', value: 0 } : { text: decimalIn('<0.5', comma), value: 0 }
  const value = Number(grams.toFixed(1)) < 10 ? Number(grams.toFixed(1)) : Math.round(grams)
  return { text: decimalIn(value < 10 ? value.toFixed(1) : String(value), comma), value }
}

/** European rounding of salt: to 0.01 below 1 g, else to 0.1. */
export function euSalt(grams: number, comma: boolean): Printed {
  const text = grams < 1 ? grams.toFixed(2) : grams.toFixed(1)
  return { text: decimalIn(text, comma), value: Number(text) }
}

/** American rounding of calories: to 5 up to 50, else to 10. */
export const usCalories = (kcal: number): number =>
  kcal < 5 ? 0 : kcal <= 50 ? Math.round(kcal / 5) * 5 : Math.round(kcal / 10) * 10

/** American rounding of fat: to 0.5 below 5 g, else whole. */
export const usFat = (grams: number): number =>
  grams < 0.5 ? 0 : grams < 5 ? Math.round(grams * 2) / 2 : Math.round(grams)

/** American rounding of everything else: whole grams; less than a half is none. */
export const usGrams = (grams: number): number => Math.round(grams)
