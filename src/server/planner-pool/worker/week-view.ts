import type { DayView, DishView, Figures, MealView, WeekView } from '#domain/api/member/week.ts'
import { localeIn } from '#domain/formats.ts'
import { addDays } from '#domain/time.ts'
import type { Usage } from '#domain/usage.ts'
import { leftOver } from '#planner/derive/left-over.ts'
import { mealMinutes } from '#planner/derive/meal-minutes.ts'
import { foodName } from '#planner/foods/food-name.ts'
import { isFrozenBy } from '#planner/larder/keeping.ts'
import { lastTripBefore, ONE_TRIP } from '#planner/larder/trips.ts'
import { plateName } from '#planner/plate/plate-name.ts'
import { planFor } from '#planner/week/plan-for.ts'
import { toldTo } from '#planner/week/told-portions.ts'
import {
  eatenAtHome,
  ownMealOf,
  type PlannedMeal,
  type RaisedWeek,
  type Relaxation,
  targetsOn,
} from '#planner/week/week-plan.ts'
import type { MealPlace, WeekShown } from '#server/planner-pool/planner-pool.ts'
import { minutesAgain } from '#server/planner-pool/words/dish-sentences.ts'
import { listText } from '#server/planner-pool/words/phrases.ts'
import { relaxationSentence } from '#server/planner-pool/words/week-sentences.ts'
import { changedSince } from './changed-since.ts'
import { ownMealView } from './own-meals.ts'
import { type Pot, potsAt } from './pots.ts'
import { createCardCache, dishCard } from './recipe-card.ts'
import { englishMark, titleFor } from './said-dish.ts'
import { cookingsIn, keepsFor, type Served, servedIn } from './served-dishes.ts'
import { dayFigures, insteadFigures, portionFigures, sumOf, targetsView, withElsewhere } from './week-figures.ts'
import { noteSentences } from './week-notes.ts'
import { becauseOnce, monthOn, whySentences } from './why-sentences.ts'

/** Since when a week has more food, and the energy that day had before. */
const raisedView = ({ from, energyBefore }: RaisedWeek, startsOn: string): NonNullable<WeekView['raised']> => ({
  from: addDays(startsOn, from),
  before: Math.round(energyBefore),
})

/** Foods of what is cooked so many days after the shopping that are in the freezer by then, as text. */
function thawText(pots: readonly Pot[], kept: number, usage: Usage): string {
  const frozen = pots.flatMap(({ served }) => served.variant.lines).filter(({ id }) => isFrozenBy(id, kept))
  return listText([...new Set(frozen.map(({ id }) => foodName(id, usage)))], localeIn(usage))
}

/** Relaxations that concern somebody: no band or diet of the others at a table is ever relaxed. */
const relaxedFor = ({ request, plan, own = request }: WeekShown): readonly Relaxation[] =>
  own === request ? plan.relaxed : plan.relaxed.filter((rule) => rule !== 'PALEO_FOR_PLANTS' && rule !== 'ENERGY_BAND')

/** A week as its member sees it; a preview is its first day and says nothing about the others. */
export function weekView(asPlanned: WeekShown): WeekView {
  const { request, startsOn, access, safety, own = request } = asPlanned
  const shown = { ...asPlanned, plan: toldTo(asPlanned.plan, request.person, own.person) }
  const cookings = cookingsIn(request, shown.plan)
  const serve = servedIn(own, cookings)
  const plan = planFor(shown.plan, request.person, own.person)
  const book = createCardCache()
  const isChanged = changedSince(asPlanned)
  const keep = (served: Served, on: Parameters<typeof dishCard>[2]): string => {
    const card = dishCard(visible, served, on)
    const cooking = cookings(card.recipe).find((each) => each.served === served)
    return book.keep(cooking !== undefined && isChanged(cooking) ? { ...card, outdated: true } : card)
  }
  const isFull = access === 'full'
  const laterThan = isFull ? keepsFor(asPlanned) : () => []
  const days = isFull ? plan.days : plan.days.slice(0, 1)
  // Pots and hints are about what is cooked for all.
  const visible = { ...shown, plan: { ...plan, days: shown.plan.days.slice(0, days.length) } }

  /** The plates of the others, with cards that are the person's own wherever they share a dish. */
  function plateViews(
    { plates = [], away = [], dishes }: PlannedMeal,
    place: MealPlace,
    pots: readonly Pot[],
    cards: string[],
  ) {
    const atHome = plates.filter(({ eater }) => !away.some((each) => each.eater === eater))
    return atHome.map(({ eater, dishes: theirs }) => ({
      eater,
      dishes: theirs.flatMap(({ recipe, portion }, at) => {
        const served = cookings(recipe).find(({ eaters }) => eaters.includes(eater))?.served
        if (served === undefined) return []
        const shared = dishes.findIndex((dish) => dish.recipe === recipe)
        // The figures of a serving: those of their plate are theirs alone.
        const serving = { portion: 1, figures: portionFigures(served, 1) }
        const card = cards[shared] ?? keep(served, { place, isMain: at === 0, pots, ...serving })
        return [
          {
            card,
            recipe,
            picture: plateName(served.variant),
            title: titleFor(served.variant, shown.usage),
            ...englishMark(served.variant, shown.usage),
            portion,
          },
        ]
      }),
    }))
  }

  function dishView(
    meal: PlannedMeal,
    place: MealPlace,
    at: number,
    figures: Figures,
    pots: readonly Pot[],
  ): DishView[] {
    const dish = meal.dishes[at]
    if (dish === undefined) return []
    const served = serve(dish.recipe)
    const { variant } = served
    const { minutes } = variant.recipe
    const isLeftOver = at === 0 && meal.leftoverOf !== undefined
    return [
      {
        card: keep(served, { place, portion: dish.portion, isMain: at === 0, figures, pots }),
        recipe: dish.recipe,
        picture: plateName(variant),
        title: titleFor(variant, shown.usage),
        ...englishMark(variant, shown.usage),
        portion: dish.portion,
        minutes: isLeftOver ? minutesAgain[leftOver(variant).eaten] : minutes.total,
        figures,
        ...whySentences(served, dish, own, {
          ...{ slot: meal.slot, side: at > 0, isLeftOver, figures, usage: shown.usage },
          month: monthOn(startsOn, place.day, own.month),
        }),
      },
    ]
  }

  /** Leftovers warm up while their sides, and what others have instead, are made. */
  function minutesOf({ dishes, leftoverOf }: PlannedMeal, pots: readonly Pot[]): number {
    const others = pots.filter(({ recipe }) => !dishes.some((dish) => dish.recipe === recipe))
    const besides = new Set(others.map(({ served }) => served.variant.recipe.minutes))
    const minutes = dishes.map(({ recipe }, at) => {
      const { variant } = serve(recipe)
      const isLeftOver = at === 0 && leftoverOf !== undefined
      return isLeftOver ? { active: 0, total: minutesAgain[leftOver(variant).eaten] } : variant.recipe.minutes
    })
    return mealMinutes([...minutes, ...besides])
  }

  /** A meal that the member skips or eats elsewhere, or for which they have a dish of their own: nothing planned is shown. */
  function awayView(meal: PlannedMeal, figures: Figures): MealView {
    const { slot, plates, locked, guests } = meal
    const dish = ownMealOf(meal, own.person)
    return {
      ...{ slot, dishes: [], minutes: 0, leftoverOf: null, keepsFor: [], away: figures.energy, figures },
      ...(dish === null ? {} : { own: ownMealView(dish, own.person, shown.usage) }),
      ...(dish === null || guests === undefined ? {} : { guests }),
      ...(plates === undefined ? {} : { plates: [] }),
      ...(locked === undefined ? {} : { locked }),
    }
  }

  function mealView(meal: PlannedMeal, place: MealPlace, figures: readonly Figures[]): MealView {
    const instead = insteadFigures(meal, own.person)
    if (instead !== null) return awayView(meal, instead)
    const pots = potsAt(visible, cookings, place)
    const dishes = figures.flatMap((each, at) => dishView(meal, place, at, each, pots))
    const cards = dishes.map(({ card }) => card)
    const kept = place.day - lastTripBefore(request.trips ?? ONE_TRIP, place.day)
    const thaw = thawText(pots, kept, shown.usage)
    return {
      slot: meal.slot,
      dishes,
      minutes: minutesOf(meal, pots),
      figures: sumOf(figures),
      leftoverOf: meal.leftoverOf ?? null,
      keepsFor: laterThan(place),
      ...(thaw === '' ? {} : { thaw }),
      ...(meal.plates === undefined ? {} : { plates: plateViews(meal, place, pots, cards) }),
      ...(meal.guests === undefined ? {} : { guests: meal.guests }),
      ...(meal.locked === undefined ? {} : { locked: meal.locked }),
    }
  }

  const dayView = (day: number): DayView => {
    const planned = days[day] ?? { meals: [] }
    const figures = dayFigures(eatenAtHome(planned, own.person), serve)
    return {
      date: addDays(startsOn, day),
      meals: becauseOnce(planned.meals.map((meal, at) => mealView(meal, { day, meal: at }, figures[at] ?? []))),
      figures: withElsewhere(sumOf(figures.flat()), planned, own.person),
      ...(own.raised === undefined ? {} : { targets: targetsView(targetsOn(own, day)) }),
    }
  }

  return {
    week: plan.week,
    access,
    startsOn,
    days: days.map((_, day) => dayView(day)),
    cards: book.cards,
    targets: targetsView(own.targets),
    ...(own.raised === undefined ? {} : { raised: raisedView(own.raised, startsOn) }),
    ...(safety === null ? {} : { safety }),
    relaxed: relaxedFor(shown).map((each) => relaxationSentence(each, own, localeIn(shown.usage))),
    // Notes are about the answers of whoever the week was planned for.
    notes:
      own === request
        ? [...noteSentences(plan, request, { startsOn, days: days.length, locale: localeIn(shown.usage) })]
        : [],
  }
}
