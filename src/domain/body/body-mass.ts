import { type Bmi, bmi, type Cm, type Kg, kg, massAtBmi } from '#domain/units.ts'

/** The lower end of the healthy range of the body mass index (WHO). */
export const LOWEST_HEALTHY_BMI = bmi(18.5)
const HIGHEST_HEALTHY_BMI = bmi(24.9)

/**
 * The classes of the World Health Organization under neutral names: thinness III, II, I; normal; pre-obesity;
 * obesity I, II, III. For people of Asian, Middle Eastern, Black African or African-Caribbean background NICE uses 23
 * and 27.5 in place of 25 and 30.
 */
const classes = [
  { name: 'FAR_BELOW_RANGE', below: 16 },
  { name: 'BELOW_RANGE', below: 17 },
  { name: 'JUST_BELOW_RANGE', below: 18.5 },
  { name: 'IN_RANGE', below: 25 },
  { name: 'JUST_ABOVE_RANGE', below: 30 },
  { name: 'ABOVE_RANGE', below: 35 },
  { name: 'WELL_ABOVE_RANGE', below: 40 },
  { name: 'FAR_ABOVE_RANGE', below: Number.POSITIVE_INFINITY },
] as const

export type BodyMassClass = (typeof classes)[number]['name']

export function bodyMassClass(index: Bmi): BodyMassClass {
  return classes.find(({ below }) => index < below)?.name ?? 'FAR_ABOVE_RANGE'
}

/** The healthy masses at a height: body mass index 18.5 to 24.9. */
export function healthyMasses(height: Cm) {
  return { low: massAtBmi(LOWEST_HEALTHY_BMI, height), high: massAtBmi(HIGHEST_HEALTHY_BMI, height) }
}

/** The lowest goal that may be offered at a height, rounded up to 0.1 kg so that it never falls below the range. */
export function lowestHealthyGoal(height: Cm): Kg {
  return kg(Math.ceil(massAtBmi(LOWEST_HEALTHY_BMI, height) * 10) / 10)
}
