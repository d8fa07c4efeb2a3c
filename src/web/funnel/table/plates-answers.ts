import { type Choice, choices } from '#domain/answers/choices.ts'
import { formatWhole } from '#web/words/numbers.ts'
import type { AnswerContext, Caption } from './answer.ts'
import { outlookOf, shownEnergy } from './daily-energy.ts'
import { dayDishes } from './day-dishes.ts'
import { type Dish, type DishQuery, dishesFor, dishOf, libraryCount } from './library.ts'
import type { PlatesAnswer } from './plates-view.tsx'
import { platesWords as words } from './plates-words.ts'
import { shownDishes } from './shown-dishes.ts'

const shown: ReadonlySet<string> = new Set(shownDishes)

/** At most so many plates are on the table. */
const MOST = 7
/** A dinner of so few minutes is one for the first evening. */
const QUICK_MINUTES = 10

/** Some of many dishes, of those that have a picture, from all over the list. */
const someOf = (suitable: readonly Dish[], count: number): readonly string[] => {
  const dishes = suitable.filter(({ id }) => shown.has(id))
  return Array.from({ length: Math.min(count, dishes.length) }, (_, at) => {
    const step = dishes.length / Math.min(count, dishes.length)
    return dishes[Math.floor(at * step)]
  }).flatMap((dish) => (dish === undefined ? [] : [dish.id]))
}

const plates = (dishes: readonly string[], caption: Caption): PlatesAnswer => ({
  view: 'plates',
  dishes,
  caption,
})

/** Some of the dishes that suit. Dinners look best; a wish for other kinds of meals is shown as such. */
function someFor(wanted: DishQuery, most: number): readonly string[] {
  const dinners = wanted.kinds === undefined ? someOf(dishesFor({ ...wanted, kinds: ['DINNERS'] }), most) : []
  return dinners.length === most ? dinners : someOf(dishesFor(wanted), most)
}

const numberOf = (wanted: DishQuery): string => formatWhole(dishesFor(wanted).length)

/** How many dishes an answer leaves, of those that were left before it. */
function leftOf(before: DishQuery, wanted: DishQuery, text: string, most = 5): PlatesAnswer {
  const [all, left] = [numberOf(before), numberOf(wanted)]
  return plates(someFor(wanted, most), { title: all === left ? words.fit(left) : words.dishes(left, all), text })
}

/** Before a choice: dishes, and how many fit the answers so far. */
const soFar = (wanted: DishQuery, text: string, dishes: readonly string[]): PlatesAnswer =>
  plates(dishes, { title: words.fit(numberOf(wanted)), text })

/** Before a choice: all dishes. */
const ofAll = (text: string, dishes: readonly string[]): PlatesAnswer =>
  plates(dishes, { title: words.all(formatWhole(libraryCount)), text })

export function dayEats(asked: AnswerContext): PlatesAnswer {
  const meals = asked.hero.dayEats
  if (meals === undefined) return plates(dayDishes[4], { title: words.rhythm, text: words.mealsText })
  const energy = outlookOf(asked)?.energy.intake
  if (energy === undefined) return plates(dayDishes[meals], { title: words.meals(meals), text: words.mealsText })
  return plates(dayDishes[meals], {
    title: words.eachMeal(formatWhole(shownEnergy(energy / meals))),
    text: words.eachMealText(formatWhole(shownEnergy(energy)), meals),
  })
}

const lunchDishes: Readonly<Record<Choice<'eatLunch'>, string>> = {
  SANDWICHES_OR_WRAPS: 'salmon-tartine',
  FAST_FOOD: 'bifteki-burgers',
  OTHER: 'california-quinoa-edamame-bowl',
  DEPENDS_ON_THE_DAY: 'red-lentil-soup',
}

export function eatLunch({ hero: { eatLunch: lunches = [] } }: AnswerContext): PlatesAnswer {
  const last = lunches.at(-1)
  const title = words.lunches(formatWhole(dishesFor({ kinds: ['LUNCHES'] }).length))
  return last === undefined
    ? plates(Object.values(lunchDishes), { title, text: words.lunchAsked })
    : plates(
        lunches.map((lunch) => lunchDishes[lunch]),
        { title, text: words.lunch[last] },
      )
}

export const cookingSkill = ({ hero: { cookingSkill: skill } }: AnswerContext): PlatesAnswer =>
  skill === undefined
    ? ofAll(words.skillAsked, ['ricotta-fig-toast', 'strapatsada', 'goan-fish-curry', 'chicken-asparagus-romesco'])
    : leftOf({}, { skill }, words.skill[skill], 1 + choices.cookingSkill.indexOf(skill))

export const timeCooking = ({ hero: { cookingSkill: skill, timeCooking: time } }: AnswerContext): PlatesAnswer =>
  time === undefined
    ? soFar({ skill }, words.timeAsked, someOf(dishesFor({ skill }), 4))
    : leftOf({ skill }, { skill, time }, words.time[time], time === 'DONT_COOK' ? 3 : 4)

export function recipes({ hero: { cookingSkill: skill, timeCooking: time } }: AnswerContext): PlatesAnswer {
  const wanted: DishQuery = { skill, time, kinds: ['DINNERS'] }
  return plates(someFor(wanted, 4), {
    title: words.dinnersFit(numberOf(wanted)),
    text: words.time[time ?? 'LESS_30_MINUTES'],
  })
}

export function mealPlan(): PlatesAnswer {
  const dish = dishOf('ricotta-fig-toast')
  return plates([dish.id], { title: words.fast(dish.minutes), text: words.fastText })
}

export function environmentsEat({ hero: { environmentsEat: place } }: AnswerContext): PlatesAnswer {
  const wanted: DishQuery =
    place === 'AT_HOME' ? { kinds: ['DINNERS'] } : place === 'AT_RESTAURANTS' ? {} : { forBox: true }
  const dishes = dishesFor(wanted)
  const some = someOf(dishes, 4)
  const count = formatWhole(dishes.length)
  if (place === undefined) return plates(some, { title: words.boxes(count), text: words.placeAsked })
  const title =
    place === 'AT_HOME'
      ? words.place.AT_HOME(count)
      : place === 'AT_RESTAURANTS'
        ? words.place.AT_RESTAURANTS(formatWhole(choices.cuisinesLike.length))
        : words.boxes(count)
  return plates(some, { title, text: words.placeText[place] })
}

export function thoughtLosing({ hero: { thoughtLosing: degree } }: AnswerContext): PlatesAnswer {
  const dinners = dishesFor({ kinds: ['DINNERS'] }).filter(({ minutes }) => minutes <= QUICK_MINUTES)
  const title = words.dinners(formatWhole(dinners.length))
  if (degree === undefined) return plates(someOf(dinners, 3), { title, text: words.dinner.asked })
  const text = degree >= 3 ? words.dinner.high : words.dinner.low
  return plates(someOf(dinners, degree >= 3 ? 1 : 3), { title, text })
}

/** What somebody can make in the time they have. */
const cookable = ({ cookingSkill: skill, timeCooking: time }: AnswerContext['hero']): DishQuery => ({ skill, time })

/** What they can also eat; the answers after it are about taste. */
const edible = (hero: AnswerContext['hero']): DishQuery => ({
  ...cookable(hero),
  diets: hero.typeDietPrefer,
  restrictions: hero.foodRestrictions,
})

export const typeDietPrefer = ({ hero }: AnswerContext): PlatesAnswer =>
  hero.typeDietPrefer === undefined || hero.typeDietPrefer.length === 0
    ? soFar(cookable(hero), words.dietsAsked, someOf(dishesFor(cookable(hero)), 5))
    : leftOf(cookable(hero), { ...cookable(hero), diets: hero.typeDietPrefer }, words.diets)

export function foodRestrictions({ hero }: AnswerContext): PlatesAnswer {
  const before = { ...edible(hero), restrictions: [] }
  const { foodRestrictions: restrictions = [] } = hero
  if (restrictions.length === 0) return soFar(before, words.fitsAsked, someOf(dishesFor(before), 5))
  return leftOf(before, edible(hero), restrictions.includes('NONE') ? words.nothingLeftOut : words.fits)
}

export function cuisinesLike({ hero }: AnswerContext): PlatesAnswer {
  const { cuisinesLike: cuisines = [] } = hero
  const asked = words.cuisinesAsked(formatWhole(choices.cuisinesLike.length))
  if (cuisines.length === 0) return soFar(edible(hero), asked, someOf(dishesFor(edible(hero)), 5))
  const wanted = { ...edible(hero), cuisines }
  return plates(someFor(wanted, 5), { title: words.ofCuisines(numberOf(wanted)), text: words.cuisines })
}

export function mealsLike({ hero }: AnswerContext): PlatesAnswer {
  const { mealsLike: kinds = [], cuisinesLike: cuisines } = hero
  if (kinds.length === 0)
    return soFar(edible(hero), words.kindsAsked, someOf(dishesFor({ ...edible(hero), cuisines }), 5))
  const wanted = { ...edible(hero), kinds }
  return plates(someFor(wanted, 5), { title: words.ofKinds(numberOf(wanted)), text: words.kinds })
}

/** The dishes that pass every answer so far; without the tastes if these leave too few. */
export function loveFoods({ hero }: AnswerContext): PlatesAnswer {
  const liked = { ...edible(hero), cuisines: hero.cuisinesLike, kinds: hero.mealsLike }
  return dishesFor(liked).length >= MOST
    ? plates(someFor(liked, MOST), { title: words.everythingFits(numberOf(liked)), text: words.everything })
    : soFar(edible(hero), words.beyond, someFor(edible(hero), MOST))
}
