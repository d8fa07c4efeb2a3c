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

/** How many dishes suit, and some of them. */
function counted(wanted: DishQuery, text: string, most = 5): PlatesAnswer {
  const dishes = dishesFor(wanted)
  // Dinners look best; a wish for other kinds of meals is shown as such.
  const dinners = wanted.kinds === undefined ? dishesFor({ ...wanted, kinds: ['DINNERS'] }) : []
  const some = someOf(dinners, most)
  return plates(some.length === most ? some : someOf(dishes, most), {
    title: words.dishes(formatWhole(dishes.length), formatWhole(libraryCount)),
    text,
  })
}

/** Before a choice: dishes, and how many there are to choose from. */
const outOf = (wanted: DishQuery, text: string, dishes: readonly string[]): PlatesAnswer =>
  plates(dishes, { title: words.dishes(formatWhole(dishesFor(wanted).length), formatWhole(libraryCount)), text })

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
    : counted({ skill }, words.skill[skill], 1 + choices.cookingSkill.indexOf(skill))

export const timeCooking = ({ hero: { cookingSkill: skill, timeCooking: time } }: AnswerContext): PlatesAnswer =>
  time === undefined
    ? outOf({ skill }, words.timeAsked, someOf(dishesFor({ skill }), 4))
    : counted({ skill, time }, words.time[time], time === 'DONT_COOK' ? 3 : 4)

export const recipes = ({ hero: { cookingSkill: skill, timeCooking: time } }: AnswerContext): PlatesAnswer =>
  counted({ skill, time, kinds: ['DINNERS'] }, words.time[time ?? 'LESS_30_MINUTES'], 4)

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

export const typeDietPrefer = ({ hero: { typeDietPrefer: diets = [] } }: AnswerContext): PlatesAnswer =>
  diets.length === 0 ? ofAll(words.dietsAsked, someOf(dishesFor({}), 5)) : counted({ diets }, words.diets)

export function foodRestrictions({ hero }: AnswerContext): PlatesAnswer {
  const { typeDietPrefer: diets, foodRestrictions: restrictions } = hero
  return restrictions === undefined || restrictions.length === 0
    ? outOf({ diets }, words.fitsAsked, someOf(dishesFor({ diets }), 5))
    : counted({ diets, restrictions }, words.fits)
}

/** What somebody can eat; the answers after it narrow this down by taste. */
const edible = ({ typeDietPrefer: diets, foodRestrictions: restrictions }: AnswerContext['hero']): DishQuery => ({
  diets,
  restrictions,
})

export const cuisinesLike = ({ hero }: AnswerContext): PlatesAnswer =>
  hero.cuisinesLike === undefined || hero.cuisinesLike.length === 0
    ? outOf(
        edible(hero),
        words.cuisinesAsked(formatWhole(choices.cuisinesLike.length)),
        someOf(dishesFor(edible(hero)), 5),
      )
    : counted({ ...edible(hero), cuisines: hero.cuisinesLike }, words.cuisines)

export const mealsLike = ({ hero }: AnswerContext): PlatesAnswer =>
  hero.mealsLike === undefined || hero.mealsLike.length === 0
    ? outOf(edible(hero), words.kindsAsked, someOf(dishesFor({ ...edible(hero), cuisines: hero.cuisinesLike }), 5))
    : counted({ ...edible(hero), kinds: hero.mealsLike }, words.kinds)

/** The dishes that pass every answer so far; without the tastes if these leave too few. */
export function loveFoods({ hero }: AnswerContext): PlatesAnswer {
  const { cookingSkill: skill, timeCooking: time, cuisinesLike: cuisines } = hero
  const wanted = { ...edible(hero), skill, time }
  const liked = dishesFor({ ...wanted, cuisines })
  return liked.length >= MOST
    ? counted({ ...wanted, cuisines }, words.everything, MOST)
    : counted(wanted, words.everything, MOST)
}
