import type { Persona, Picked } from './persona.ts'

/** The persona from which the others differ. */
const base: Persona = {
  who: 'Ada, in her thirties, who weighs in kilograms and marries next summer',
  look: { device: 'phone', locale: 'en-GB' },
  theme: 'light',
  input: 'finger',
  picks: {
    gender: 'FEMALE',
    age: 35,
    achieve: ['GET_FIT', 'LOSE_WEIGHT'],
    body: 'MID_SIZED',
    goalBody: 'TONED',
    weightChange: 'GAIN_WEIGHT_FAST_BUT_LOSE_IT_SLOWLY',
    causedWeightGain: ['WORK_PRESSURE'],
    bestShape: 2,
    dayEats: 3,
    eatLunch: ['SANDWICHES_OR_WRAPS', 'OTHER'],
    cookingSkill: 'BASIC',
    timeCooking: 'LESS_30_MINUTES',
    eatingHabits: 'SOME_HEALTHY_HABITS',
    foodsCrave: ['SWEET_TREATS'],
    trackCalories: 'WITH_APP',
    environmentsEat: 'AT_HOME',
    habitsStruggle: ['EMOTIONAL_EATING', 'LATE_NIGHT_SNACKING'],
    triedDiets: 4,
    thoughtLosing: 3,
    oftenExercise: 'FEW_TIMES_A_MONTH',
    feelAfterTakingStairs: 'SLIGHTLY_WINDED',
    workScheduleLike: '9_TO_5',
    typicalDay: 'MOSTLY_SITTING',
    energyLevels: 'ENERGY_SLUMP_AFTER_LUNCH',
    howMuchSleep: '7_8',
    DailyWater: '2_TO_6_GLASSES',
    typeDietPrefer: ['MEDITERRANEAN'],
    foodRestrictions: ['TREE_NUTS'],
    cuisinesLike: ['ITALIAN', 'GREEK', 'FRENCH'],
    mealsLike: ['DINNERS', 'SALADS', 'PASTA'],
    importantEventComingUp: 'WEDDING',
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
