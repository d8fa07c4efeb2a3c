import type { DiaryFigures } from './figures.ts'

/** What a member knows of something that is in no table: kcal, grams, and mg of sodium. */
export type GivenNumber = { readonly energy: number } & {
  readonly [N in Exclude<keyof DiaryFigures, 'energy'>]?: number | undefined
}

/** The figures of a plain number; what is not known counts as 0. */
export const numberFigures = ({ energy, protein, carbs, fat, fibre, sodium }: GivenNumber): DiaryFigures => ({
  energy,
  protein: protein ?? 0,
  carbs: carbs ?? 0,
  fat: fat ?? 0,
  fibre: fibre ?? 0,
  sodium: sodium ?? 0,
})

/** Energy of the macronutrients, kcal/g (regulation (EU) 1169/2011, annex XIV). */
const ENERGY_OF = { protein: 4, carbs: 4, fat: 9 } as const

/** The energy of protein, carbohydrate and fat in whole kcal; null unless all three are known. */
export function energyOfMacros({ protein, carbs, fat }: Omit<GivenNumber, 'energy'>): number | null {
  if (protein === undefined || carbs === undefined || fat === undefined) return null
  return Math.round(ENERGY_OF.protein * protein + ENERGY_OF.carbs * carbs + ENERGY_OF.fat * fat)
}
