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

const countOf = (wanted: DishQuery): number => dishesFor(wanted).length
const numberOf = (wanted: DishQuery): string => formatWhole(countOf(wanted))

/** How many dishes an answer leaves, of those that were left before it. */
function leftOf(before: DishQuery, wanted: DishQuery, text: string, most = 5): PlatesAnswer {
  const [all, left] = [countOf(before), countOf(wanted)]
  const title = all === left ? words.allFit : words.dishes(formatWhole(left), formatWhole(all))
  return plates(someFor(wanted, most), { title: left === libraryCount ? allTitle : title, text })
}

const allTitle = words.all(formatWhole(libraryCount))

/** Before a choice: dishes, and how many of all fit the answers so far. */
function soFar(wanted: DishQuery, text: string, dishes: readonly string[]): PlatesAnswer {
  const left = countOf(wanted)
  const title = left === libraryCount ? allTitle : words.fit(formatWhole(left), formatWhole(libraryCount))
  return plates(dishes, { title, text })
}

/** Before a choice: all dishes. */
const ofAll = (text: string, dishes: readonly string[]): PlatesAnswer => plates(dishes, { title: allTitle, text })

/** What somebody can make in the time they have. */
const cookable = ({ cookingSkill: skill, timeCooking: time }: AnswerContext['hero']): DishQuery => ({ skill, time })

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

/** The dinners among the dishes that somebody can make. */
const dinnersOf = (hero: AnswerContext['hero']): string =>
  words.dinnersFit(numberOf({ ...cookable(hero), kinds: ['DINNERS'] }), numberOf(cookable(hero)))

export const recipes = ({ hero }: AnswerContext): PlatesAnswer =>
  plates(someFor({ ...cookable(hero), kinds: ['DINNERS'] }, 4), {
    title: dinnersOf(hero),
    text: words.time[hero.timeCooking ?? 'LESS_30_MINUTES'],
  })

export function mealPlan(): PlatesAnswer {
  const dish = dishOf('ricotta-fig-toast')
  return plates([dish.id], { title: words.fast(dish.minutes), text: words.fastText })
}

export function environmentsEat({ hero }: AnswerContext): PlatesAnswer {
  const { environmentsEat: place } = hero
  const own = cookable(hero)
  const wanted: DishQuery =
    place === 'AT_HOME' ? { ...own, kinds: ['DINNERS'] } : place === 'AT_RESTAURANTS' ? own : { ...own, forBox: true }
  const some = someOf(dishesFor(wanted), 4)
  const boxes = words.boxes(numberOf({ ...own, forBox: true }), numberOf(own))
  if (place === undefined) return plates(some, { title: boxes, text: words.placeAsked })
  const title =
    place === 'AT_HOME'
      ? dinnersOf(hero)
      : place === 'AT_RESTAURANTS'
        ? words.place.AT_RESTAURANTS(formatWhole(choices.cuisinesLike.length))
        : boxes
  return plates(some, { title, text: words.placeText[place] })
}

export function thoughtLosing({ hero: { thoughtLosing: degree } }: AnswerContext): PlatesAnswer {
  const dinners = dishesFor({ kinds: ['DINNERS'] }).filter(({ minutes }) => minutes <= QUICK_MINUTES)
  const title = words.dinners(formatWhole(dinners.length))
  if (degree === undefined) return plates(someOf(dinners, 3), { title, text: words.dinner.asked })
  const text = degree >= 3 ? words.dinner.high : words.dinner.low
  return plates(someOf(dinners, degree >= 3 ? 1 : 3), { title, text })
}

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
  return plates(someFor(wanted, 5), {
    title: words.ofCuisines(countOf(wanted), numberOf(edible(hero))),
    text: words.cuisines,
  })
}

export function mealsLike({ hero }: AnswerContext): PlatesAnswer {
  const { mealsLike: kinds = [], cuisinesLike: cuisines } = hero
  if (kinds.length === 0)
    return soFar(edible(hero), words.kindsAsked, someOf(dishesFor({ ...edible(hero), cuisines }), 5))
  const wanted = { ...edible(hero), kinds }
  return plates(someFor(wanted, 5), {
    title: words.ofKinds(countOf(wanted), numberOf(edible(hero))),
    text: words.kinds,
  })
}

/** The dishes that pass every answer so far; without the tastes if these leave too few. */
export function loveFoods({ hero }: AnswerContext): PlatesAnswer {
  const liked = { ...edible(hero), cuisines: hero.cuisinesLike, kinds: hero.mealsLike }
  return dishesFor(liked).length >= MOST
    ? plates(someFor(liked, MOST), {
        title: words.everythingFits(numberOf(liked), numberOf(edible(hero))),
        text: words.everything,
      })
    : soFar(edible(hero), words.beyond, someFor(edible(hero), MOST))
}
