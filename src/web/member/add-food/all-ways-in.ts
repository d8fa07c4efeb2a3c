import { addFoodWords } from './add-food-words.ts'
import { NumberForm } from './number-form.tsx'
import type { WayIn } from './way-in.ts'

/** The ways in, in the order in which they are offered. */
export const allWaysIn: readonly WayIn[] = [{ name: 'number', title: addFoodWords.number.open, Panel: NumberForm }]
