import { bmi, type Grams, grams, type KcalPerDay, type Kg, kg, massAtBmi } from '#domain/units.ts'
import type { Physique } from './resting-energy.ts'

/** Energy of protein, kcal/g (EU regulation 1169/2011). */
const PROTEIN_ENERGY = 4
/** g a day; the middle of the range advised in a deficit (1.2 to 1.6: Dietary Guidelines for Americans 2025). */
const PROTEIN_PER_KG = 1.4
/** Acceptable range as shares of energy (IOM, 2005). */
const PROTEIN_SHARE = { min: 0.1, max: 0.35 } as const

/**
 * The body mass that protein is based on: all of it up to a body mass index of 25, plus a quarter of what is above,
 * since fat needs little protein.
 */
export function referenceMass({ weight, height }: Pick<Physique, 'weight' | 'height'>): Kg {
  const healthy = massAtBmi(bmi(25), height)
  return kg(Math.min(weight, healthy + 0.25 * Math.max(0, weight - healthy)))
}

/** Protein per day at an energy intake, in whole grams. */
export function proteinTarget(person: Pick<Physique, 'height' | 'weight'>, intake: KcalPerDay): Grams {
  const share = (PROTEIN_PER_KG * referenceMass(person) * PROTEIN_ENERGY) / intake
  const within = Math.min(PROTEIN_SHARE.max, Math.max(PROTEIN_SHARE.min, share))
  return grams(Math.round((within * intake) / PROTEIN_ENERGY))
}

/** Share of energy: about the middle of what people of all builds get from their plans. */
const USUAL_PROTEIN_SHARE = 0.2

/** Protein per day at an energy intake of somebody whose body is not known, in whole grams. */
export const proteinWithoutBody = (intake: KcalPerDay): Grams =>
  grams(Math.round((USUAL_PROTEIN_SHARE * intake) / PROTEIN_ENERGY))

/** The least fibre in a day: EFSA and WHO recommend 25 g, the Dietary Guidelines for Americans 14 g per 1000 kcal. */
export const leastFibre = (intake: KcalPerDay): Grams => grams(Math.ceil(Math.max(25, (14 * intake) / 1000)))
