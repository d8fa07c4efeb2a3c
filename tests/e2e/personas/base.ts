import { exampleChoices } from '#domain/hero/hero.example.ts'
import type { Persona, Picked } from './persona.ts'

/** The persona from which the others differ: the example record's answers with a few changes. */
const base: Persona = {
  who: 'Ada, in her thirties, who weighs in kilograms and marries next summer',
  look: { device: 'phone', locale: 'en-GB' },
  theme: 'light',
  input: 'finger',
  picks: {
    ...exampleChoices,
    bestShape: 2,
    eatLunch: ['SANDWICHES_OR_WRAPS', 'OTHER'],
    cookingSkill: 'BASIC',
    trackCalories: 'WITH_APP',
    foodRestrictions: ['TREE_NUTS'],
    cuisinesLike: ['ITALIAN', 'GREEK', 'FRENCH'],
  },
  units: 'metric',
  height: { typed: ['170'], kept: 170 },
  weight: { typed: ['80'], kept: 80 },
  goalWeight: { typed: ['68,5'], kept: 68.5 },
  eventInDays: 320,
  conditions: ['NONE'],
  email: 'ada@example.com',
  buys: '1-MONTH',
  pays: 'card',
  expects: 'OK',
}

type Differences = Pick<Persona, 'who' | 'email'> &
  Partial<Omit<Persona, 'picks'>> & { readonly picks?: Partial<Picked> }

/** A persona, given by its differences from the base. */
export const persona = ({ picks = {}, ...differences }: Differences): Persona => ({
  ...base,
  ...differences,
  picks: { ...base.picks, ...picks },
})
