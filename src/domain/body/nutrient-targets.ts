import {
  bmi,
  type Grams,
  grams,
  type KcalPerDay,
  type Kg,
  kg,
  type Milligrams,
  massAtBmi,
  milligrams,
} from '#domain/units.ts'
import { isOlder } from './energy-target.ts'
import type { Physique } from './resting-energy.ts'

/** Energy of the nutrients, kcal/g (EU regulation 1169/2011). */
const kcalPerGram = { protein: 4, carbohydrate: 4, fat: 9 } as const

export type NutrientTargets = {
  readonly protein: { readonly target: Grams; readonly min: Grams; readonly max: Grams }
  readonly fat: { readonly target: Grams; readonly min: Grams; readonly max: Grams }
  readonly saturatedFat: { readonly max: Grams }
  readonly transFat: { readonly max: Grams }
  readonly carbohydrate: { readonly target: Grams; readonly min: Grams }
  readonly fibre: { readonly min: Grams }
  readonly freeSugars: { readonly aim: Grams; readonly max: Grams }
  readonly sodium: { readonly target: Milligrams; readonly max: Milligrams }
  /** Potatoes do not count. */
  readonly fruitAndVegetables: { readonly min: Grams }
}

/**
 * The mass that protein is reckoned on: all of it up to a body mass index of 25 and a quarter of what is above, since
 * fat needs little of it.
 */
export function referenceMass({ weight, height }: Pick<Physique, 'weight' | 'height'>): Kg {
  const healthy = massAtBmi(bmi(25), height)
  return kg(Math.min(weight, healthy + 0.25 * Math.max(0, weight - healthy)))
}

const PROTEIN_PER_KG = { target: 1.4, max: 1.6 } as const
/** Lower bound in a deficit and from 50 on (Dietary Guidelines for Americans 2025; ESPEN asks for 1.0 of older people). */
const LEAST_PROTEIN_PER_KG = 1.2
/** Population reference intake of a healthy adult at balance (EFSA, 2012). */
const LEAST_PROTEIN_PER_KG_AT_BALANCE = 0.83
/** Acceptable range of protein (IOM, 2005) and of fat (EFSA, 2010), and the least carbohydrate (EFSA), as energy shares. */
const PROTEIN_SHARE = { min: 0.1, max: 0.35 } as const
const FAT_SHARE = { min: 0.2, target: 0.3, max: 0.35 } as const
const CARBOHYDRATE_SHARE = 0.45
/** What the brain needs in a day (IOM, 2005), and the less that a palaeolithic diet is planned with. */
const LEAST_CARBOHYDRATE = { ordinary: 130, palaeolithic: 100 } as const

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/**
 * Daily targets at an energy intake, in whole grams. Protein, fat and carbohydrate add up to the intake; where they
 * compete, fat gives way to carbohydrate, down to a fifth of the energy.
 */
export function nutrientTargets(
  person: Pick<Physique, 'age' | 'height' | 'weight'>,
  plan: { readonly intake: KcalPerDay; readonly deficit: boolean; readonly palaeolithic: boolean },
): NutrientTargets {
  const { intake, deficit, palaeolithic } = plan
  /** Grams that an energy share stands for. */
  const gramsOf = (share: number, nutrient: keyof typeof kcalPerGram) =>
    grams(Math.round((share * intake) / kcalPerGram[nutrient]))

  const mass = referenceMass(person)
  const leastPerKg = deficit || isOlder(person.age) ? LEAST_PROTEIN_PER_KG : LEAST_PROTEIN_PER_KG_AT_BALANCE
  const proteinGrams = (perKg: number) =>
    gramsOf(clamp((perKg * mass * kcalPerGram.protein) / intake, PROTEIN_SHARE.min, PROTEIN_SHARE.max), 'protein')
  const protein = proteinGrams(PROTEIN_PER_KG.target)

  const leastCarbohydrate = palaeolithic
    ? LEAST_CARBOHYDRATE.palaeolithic
    : Math.max(LEAST_CARBOHYDRATE.ordinary, (CARBOHYDRATE_SHARE * intake) / kcalPerGram.carbohydrate)
  const left = intake - protein * kcalPerGram.protein
  const fatShare = clamp(
    (left - leastCarbohydrate * kcalPerGram.carbohydrate) / intake,
    FAT_SHARE.min,
    FAT_SHARE.target,
  )
  const fat = gramsOf(fatShare, 'fat')

  return {
    protein: { target: protein, min: proteinGrams(leastPerKg), max: proteinGrams(PROTEIN_PER_KG.max) },
    fat: { target: fat, min: gramsOf(FAT_SHARE.min, 'fat'), max: gramsOf(FAT_SHARE.max, 'fat') },
    saturatedFat: { max: gramsOf(0.1, 'fat') },
    transFat: { max: gramsOf(0.01, 'fat') },
    carbohydrate: {
      target: grams(Math.round((left - fat * kcalPerGram.fat) / kcalPerGram.carbohydrate)),
      min: grams(palaeolithic ? LEAST_CARBOHYDRATE.palaeolithic : LEAST_CARBOHYDRATE.ordinary),
    },
    // EFSA and WHO ask for 25 g, the Dietary Guidelines for Americans for 14 g in 1000 kcal.
    fibre: { min: grams(Math.ceil(Math.max(25, (14 * intake) / 1000))) },
    // WHO: less than a tenth of the energy, better less than a twentieth.
    freeSugars: { aim: gramsOf(0.05, 'carbohydrate'), max: gramsOf(0.1, 'carbohydrate') },
    // WHO and EFSA: 2 g; the Dietary Guidelines for Americans: less than 2.3 g.
    sodium: { target: milligrams(2000), max: milligrams(2300) },
    fruitAndVegetables: { min: grams(400) },
  }
}
