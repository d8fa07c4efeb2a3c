import type { Choice } from '#domain/answers/choices.ts'
import type { MemberRestriction } from '#domain/answers/member-restrictions.ts'
import { type Grams, grams, type KcalPerDay, kcalPerDay, type Years } from '#domain/units.ts'
import { type Appetite, referenceEnergy } from './reference-energy.ts'

/** Energy of a day: what is aimed at, and what it may be from and to. */
export type EnergyBand = { readonly least: KcalPerDay; readonly aim: KcalPerDay; readonly most: KcalPerDay }
/** Protein of a day, g. There is no most: EFSA (2012) could derive no upper level. */
export type ProteinBand = { readonly least: Grams; readonly aim: Grams }
/** What an eater gets on a day. */
export type DailyNeeds = { readonly energy: EnergyBand; readonly protein: ProteinBand }

/** The hard rules of one eater: they hold for that one's plate and are never relaxed for the others. */
export type EaterRules = {
  readonly diets: readonly Choice<'typeDietPrefer'>[]
  readonly restrictions: readonly MemberRestriction[]
  /** Foods and families of foods that are never on the plate, by id. */
  readonly banned: readonly string[]
}

/**
 * Somebody who eats from a household's week: an adult with answers of their own, or a child or a guest, of whom nothing
 * is known but age and appetite.
 */
export type Eater = { readonly id: string } & EaterRules &
  DailyNeeds & {
    /**
     * The needs of each day of the week where they are not the same on all of them: more food from a day on, or null on
     * a day before they came.
     */
    readonly days?: readonly (DailyNeeds | null)[]
  } & (
    | { readonly kind: 'adult' }
    | { readonly kind: 'child' | 'guest'; readonly age: Years; readonly appetite: Appetite }
  )
export type EaterKind = Eater['kind']

/** What somebody needs on a day of the week, from 0; null if they do not eat from this kitchen then. */
export const needsOn = (eater: DailyNeeds & Pick<Eater, 'days'>, day: number): DailyNeeds | null =>
  eater.days === undefined ? eater : (eater.days[day] ?? null)

export const MOST_EATERS = 8
/** How many guests may come to one meal. */
export const MOST_GUESTS = 12

/** Energy of protein, kcal/g. */
const PROTEIN_ENERGY = 4

const share = (energy: KcalPerDay, of: number): Grams => grams(Math.round((of * energy) / PROTEIN_ENERGY))

/** How far a day may miss an adult's energy, and protein below the aim, as shares: the limits of a week for one. */
const ADULT = { energy: 0.05, protein: 0.95 } as const

/** The needs of an adult from the targets of their own plan; no day goes below `energyFloor`. */
export function adultNeeds(targets: {
  readonly energy: KcalPerDay
  readonly energyFloor: KcalPerDay
  readonly protein: Grams
}): DailyNeeds {
  const { energy, energyFloor, protein } = targets
  return {
    energy: {
      least: kcalPerDay(Math.max(energyFloor, energy * (1 - ADULT.energy))),
      aim: energy,
      most: kcalPerDay(energy * (1 + ADULT.energy)),
    },
    protein: { least: grams(protein * ADULT.protein), aim: protein },
  }
}

/** Children and guests eat by appetite, which differs more from day to day than a planned adult's. */
const BY_APPETITE = 0.1
/** Shares of energy: at least a tenth is acceptable from four years on (IOM 2005), 15 % is usual (SACN 2011). */
const PROTEIN = { least: 0.1, aim: 0.15 } as const

/**
 * The needs of a child or a guest by age and appetite, never by weight or a goal.
 * @throws RangeError for an age without a reference
 */
export function needsByAge(age: Years, appetite: Appetite): DailyNeeds {
  const energy = referenceEnergy(age, appetite)
  return {
    energy: {
      least: kcalPerDay(energy * (1 - BY_APPETITE)),
      aim: energy,
      most: kcalPerDay(energy * (1 + BY_APPETITE)),
    },
    protein: { least: share(energy, PROTEIN.least), aim: share(energy, PROTEIN.aim) },
  }
}
