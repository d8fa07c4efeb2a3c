import { bmiOf, type Fraction, fraction } from '#domain/units.ts'
import type { Physique } from './physique.ts'

/**
 * Share of the body mass that is fat, 0 to 0.60, from age, sex and body mass index (Jackson et al., Int J Obes 2002;
 * 26:789-96). The formula leaves its evidence (adults of 17 to 65 years) at very high indices, hence the upper bound.
 */
export function bodyFat({ sex, age, height, weight }: Physique): Fraction {
  const logBmi = Math.log(bmiOf(weight, height))
  const percent = 0.14 * age + (sex === 'MALE' ? 37.31 * logBmi - 103.94 : 39.96 * logBmi - 102.01)
  return fraction(Math.min(60, Math.max(0, percent)) / 100)
}
