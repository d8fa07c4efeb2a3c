import type { Choice, ChoiceKey } from '#domain/answers/choices.ts'
import { restingEnergy } from '#domain/body/resting-energy.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { cm, kg, years } from '#domain/units.ts'
import { optionFile } from '#web/pictures/option-file.ts'
import { formatWhole } from '#web/words/numbers.ts'
import type { AnswerContext, Caption } from './answer.ts'
import { dishesFor, dishOf } from './library.ts'
import type { PlatesAnswer } from './plates-view.tsx'
import type { PromiseAnswer } from './promise-view.tsx'
import { promiseWords as words } from './promise-words.ts'

type Promised = PromiseAnswer | PlatesAnswer

const plates = (caption: Caption, ...dishes: readonly string[]): PlatesAnswer => ({ view: 'plates', dishes, caption })

function promise<K extends ChoiceKey>(
  { gender }: Hero,
  key: K,
  option: Choice<K>,
  dish: string,
  caption: Caption,
): PromiseAnswer {
  return { view: 'promise', said: optionFile(key, option, gender === '' ? 'FEMALE' : gender), dish, caption }
}

const goalDishes = {
  GET_FIT: 'teriyaki-salmon-greens',
  LOSE_WEIGHT: 'cannellini-artichoke-salad',
  DEVELOP_HEALTHY_HABITS: 'red-lentil-soup',
  IMPROVE_OVERALL: 'sardines-peppers-orange',
} as const satisfies Record<Choice<'achieve'>, string>

export function achieve({ hero }: AnswerContext): Promised {
  const goal = hero.achieve?.at(-1)
  if (goal === undefined) return plates(words.achieveAsked, ...Object.values(goalDishes))
  const caption = { title: words.achieve[goal], text: words.achieveText[goal] }
  return promise(hero, 'achieve', goal, goalDishes[goal], caption)
}

/** How many kcal less a body of the same size uses at rest ten years later. */
export function slowerInTenYears(): number {
  const at = (age: number) => restingEnergy({ sex: 'FEMALE', age: years(age), height: cm(165), weight: kg(75) })
  return Math.round(at(35) - at(45))
}

const causeDishes = {
  WORK_PRESSURE: 'ricotta-fig-toast',
  DIVORCE_OR_BREAKUP: 'teriyaki-salmon-greens',
  SLOWER_METABOLISM: 'chicken-asparagus-romesco',
  FINANCIAL_STRESS: 'fasolada',
} as const satisfies Record<Choice<'causedWeightGain'>, string>

function causeTitle(cause: Choice<'causedWeightGain'>): string {
  switch (cause) {
    case 'WORK_PRESSURE':
      return words.cause.WORK_PRESSURE(formatWhole(dishesFor({ time: 'DONT_COOK' }).length))
    case 'DIVORCE_OR_BREAKUP':
      return words.cause.DIVORCE_OR_BREAKUP
    case 'SLOWER_METABOLISM':
      return words.cause.SLOWER_METABOLISM(formatWhole(slowerInTenYears()))
    case 'FINANCIAL_STRESS':
      return words.cause.FINANCIAL_STRESS(formatWhole(dishesFor({ diets: ['VEGETARIAN'] }).length))
  }
}

export function causedWeightGain({ hero }: AnswerContext): Promised {
  const cause = hero.causedWeightGain?.at(-1)
  if (cause === undefined) return plates(words.causeAsked, ...Object.values(causeDishes))
  const caption = { title: causeTitle(cause), text: words.causeText[cause] }
  return promise(hero, 'causedWeightGain', cause, causeDishes[cause], caption)
}

const DAYS_A_WEEK = 7

export function eatingHabits({ hero }: AnswerContext): Promised {
  const { eatingHabits: habits, dayEats = 3 } = hero
  const title = words.habits(DAYS_A_WEEK * dayEats)
  if (habits === undefined)
    return plates({ title, text: words.habitsAsked }, 'strapatsada', 'red-lentil-soup', 'chicken-asparagus-romesco')
  const caption = { title, text: words.habitsText[habits] }
  return promise(hero, 'eatingHabits', habits, 'chicken-asparagus-romesco', caption)
}

const craveDishes = {
  SWEET_TREATS: 'buttermilk-blueberry-pancakes',
  FAST_FOOD: 'bifteki-burgers',
  SODA: 'watermelon-olive-mint',
  NONE_ABOVE: 'balsamic-strawberries',
} as const satisfies Record<Choice<'foodsCrave'>, string>

function craveText(craving: Choice<'foodsCrave'>): string {
  const energy = formatWhole(dishOf(craveDishes[craving]).kcal)
  switch (craving) {
    case 'SWEET_TREATS':
      return words.craveText.SWEET_TREATS(energy)
    case 'FAST_FOOD':
      return words.craveText.FAST_FOOD(energy)
    case 'SODA':
      return words.craveText.SODA
    case 'NONE_ABOVE':
      return words.craveText.NONE_ABOVE
  }
}

export function foodsCrave({ hero }: AnswerContext): Promised {
  const craving = hero.foodsCrave?.at(-1)
  if (craving === undefined) return plates(words.craveAsked, craveDishes.SWEET_TREATS, craveDishes.FAST_FOOD)
  const caption = { title: words.crave[craving], text: craveText(craving) }
  return promise(hero, 'foodsCrave', craving, craveDishes[craving], caption)
}

const eventDishes = [
  'salade-nicoise',
  'sardines-peppers-orange',
  'strapatsada',
  'teriyaki-salmon-greens',
  'red-lentil-soup',
] as const

export function event({ hero: { importantEventComingUp: chosen } }: AnswerContext): PlatesAnswer {
  if (chosen === undefined) return plates(words.eventAsked, ...eventDishes)
  return plates(chosen === 'NO_EVENTS' ? words.noEvent : words.event, ...eventDishes)
}

export const eventDayAsked = (): PlatesAnswer => plates(words.eventDayAsked, ...eventDishes)

const COUNTED = 'chicken-asparagus-romesco'

/** A dish of the plan, whose energy nobody has to count. */
export function trackCalories(): Promised {
  const caption = { title: words.tracked(formatWhole(dishOf(COUNTED).kcal)), text: words.trackedText }
  return { view: 'plates', dishes: [COUNTED], caption }
}

export const trust = (): PlatesAnswer =>
  plates(
    { title: words.device, text: words.deviceText },
    ...['strapatsada', 'sardines-peppers-orange', 'red-lentil-soup', 'chicken-asparagus-romesco', 'salade-nicoise'],
  )

export const keepOnTrack = (): PlatesAnswer =>
  plates({ title: words.onTrack, text: words.onTrackText }, 'red-lentil-soup', 'teriyaki-salmon-greens', 'strapatsada')

export const tracker = (): PlatesAnswer =>
  plates({ title: words.tracker, text: words.trackerText }, 'teriyaki-salmon-greens', 'salade-nicoise', 'strapatsada')
