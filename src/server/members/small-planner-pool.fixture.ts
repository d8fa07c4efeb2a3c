import type { MealChange } from '#domain/api/member/week.ts'
import { needsOn } from '#domain/household/eater.ts'
import { reviewPlan } from '#domain/plan-review/review-plan.ts'
import { addDays } from '#domain/time.ts'
import { estimateWeight } from '#domain/weight-filter/weight-estimate.ts'
import { matchFood } from '#planner/food-matching/match-food.ts'
import { withPast } from '#planner/plan/change/keep-past.ts'
import { seatTable } from '#planner/plan/change/seat-table.ts'
import { withGuests } from '#planner/plan/change/with-guests.ts'
import type { Slot } from '#planner/recipe.ts'
import { daySlots, type PlannedMeal, targetsOn, type WeekPlan, type WeekRequest } from '#planner/week/week-plan.ts'
import type { MealPlace, PlannerPool } from '#server/planner-pool/planner-pool.ts'
import { asSeen } from './plan/own-plate.ts'
import {
  allowed,
  cardOf,
  dayOf,
  eatenFigures,
  figures,
  foodIn,
  library,
  main,
  mapMeals,
  pantry,
  pool,
  STUBBORN_FOOD,
  titleOf,
  withPlates,
} from './small-library.fixture.ts'

export type SmallPlannerPool = PlannerPool & {
  /** The weeks planned so far, each with its request. */
  readonly asked: { readonly request: WeekRequest; readonly week: number }[]
}

/** A week with a meal that the person of its request eats elsewhere, or at home. */
const withAway = (plan: WeekPlan, at: MealPlace, change: Extract<MealChange, { to: 'away' | 'home' }>, eater: string) =>
  mapMeals(plan, (meal, day, index) => {
    if (day !== at.day || index !== at.meal) return meal
    const { away: _, ...atHome } = meal
    return change.to === 'home' ? atHome : { ...atHome, away: [{ eater, kcal: change.kcal }] }
  })

/** A week with a meal locked, or with two meals in each other's place. */
function changedPlaces(plan: WeekPlan, place: MealPlace, change: Extract<MealChange, { to: 'lock' | 'place' }>) {
  const isAt = (at: MealPlace, day: number, meal: number) => at.day === day && at.meal === meal
  const mealAt = ({ day, meal }: MealPlace) => plan.days[day]?.meals[meal]
  return mapMeals(plan, (meal, day, at) => {
    if (change.to === 'lock') {
      const { locked: _, ...open } = meal
      return isAt(place, day, at) ? { ...open, ...(change.locked ? { locked: true as const } : {}) } : meal
    }
    const other = isAt(place, day, at) ? mealAt(change) : isAt(change, day, at) ? mealAt(place) : undefined
    return other === undefined ? meal : { ...other, slot: meal.slot }
  })
}

/** A planner with few dishes that makes valid weeks in the simplest way and at once, and records its requests. */
export function smallPlannerPool(): SmallPlannerPool {
  const asked: SmallPlannerPool['asked'] = []
  return {
    asked,
    planWeek: async (request, week) => {
      asked.push({ request, week })
      const names = daySlots[request.mealsADay].map(([slot]) => slot)
      const missing = names.filter((slot) => pool(request, slot).length < 2)
      if (missing.length > 0) return { kind: 'impossible', missing }
      const meal = (slot: Slot, day: number): PlannedMeal => {
        const dishes = pool(request, slot)
        return { slot, dishes: [{ recipe: dishes[day % dishes.length] ?? '', portion: 1 }] }
      }
      const days = Array.from({ length: 7 }, (_, day) => ({ meals: names.map((slot) => meal(slot, day)) }))
      return { kind: 'planned', plan: withPlates(request, { week, days, relaxed: [] }) }
    },
    previewDay: async () => null,
    isServable: async ({ plan }) =>
      plan.days.every(({ meals }) => meals.every(({ dishes }) => dishes.every(({ recipe }) => library.has(recipe)))),
    weekView: async ({ startsOn, access, safety, ...week }) => {
      const { plan, request } = asSeen(week)
      const days = plan.days
        .slice(0, access === 'full' ? 7 : 1)
        .map((day, index) => dayOf(day, addDays(startsOn, index)))
      const shown = days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe)))
      const cards = Object.fromEntries(shown.map((recipe) => [recipe, cardOf(recipe)]))
      const { targets, raised } = request
      const since = raised && { raised: { from: addDays(startsOn, raised.from), before: raised.energyBefore } }
      return {
        week: plan.week,
        access,
        startsOn,
        days,
        cards,
        targets,
        ...since,
        ...(safety && { safety }),
        relaxed: [],
        notes: [],
      }
    },
    candidates: async (week, { day, meal }) => {
      const { plan, request } = asSeen(week)
      const slot = plan.days[day]?.meals[meal]?.slot ?? 'LUNCH'
      const here = plan.days[day]?.meals.map(main) ?? []
      return pool(request, slot)
        .filter((recipe) => !here.includes(recipe))
        .slice(0, 5)
        .map((recipe) => ({
          recipe,
          picture: recipe,
          title: titleOf(recipe),
          blurb: '',
          minutes: 10,
          portion: 1,
          figures,
          day: figures,
          why: [],
        }))
    },
    changeMeal: async ({ plan, request, own }, place, change) => {
      if (change.to === 'guests') return withGuests(plan, place, change.guests)
      if (change.to === 'lock' || change.to === 'place') return changedPlaces(plan, place, change)
      if (change.to === 'away' || change.to === 'home') return withAway(plan, place, change, request.person)
      // What is in somebody's own dish is a matter of the real tables.
      if (change.to === 'own') return null
      const slot = plan.days[place.day]?.meals[place.meal]?.slot ?? 'LUNCH'
      const source = change.to === 'leftovers' ? plan.days[change.of.day]?.meals[change.of.meal] : undefined
      const recipe = change.to === 'recipe' ? change.recipe : source && main(source)
      if (recipe === undefined || (change.to === 'recipe' && !pool(request, slot).includes(recipe))) return null
      if (change.to === 'leftovers' && change.of.day >= place.day) return null
      const dishes = [{ recipe, portion: 1 }]
      const isForMe = change.to === 'recipe' && change.for === 'me' && own !== undefined
      const changed = mapMeals(plan, (meal, day, index) => {
        if (day !== place.day || index !== place.meal) return meal
        if (isForMe) {
          const plates = meal.plates?.map((plate) => (plate.eater === own.person ? { ...plate, dishes } : plate)) ?? []
          return { ...meal, plates }
        }
        return change.to === 'recipe' ? { slot, dishes } : { slot, dishes, leftoverOf: change.of }
      })
      return withPlates(request, changed)
    },
    ownDishes: async () => [],
    moves: async () => [],
    library: async () => ({ total: 0, dishes: [] }),
    libraryPlaces: async (_, recipe) => (library.has(recipe) ? { title: titleOf(recipe), places: [] } : null),
    planAnew: async ({ plan, request }, { day: only, past }) => {
      const isFree = (meal: PlannedMeal, day: number, at: number) =>
        meal.locked !== true &&
        (only === undefined || day === only) &&
        day >= past.from &&
        !(day === past.from && past.eaten.includes(at))
      const changed = mapMeals(plan, (meal, day, at) => {
        if (!isFree(meal, day, at)) return meal
        const dishes = pool(request, meal.slot)
        return {
          slot: meal.slot,
          dishes: [{ recipe: dishes[(dishes.indexOf(main(meal)) + 1) % dishes.length] ?? '', portion: 1 }],
        }
      })
      const isSame = JSON.stringify(changed) === JSON.stringify(plan)
      return isSame ? { kind: 'NOTHING_ANEW' } : { kind: 'planned', plan: withPlates(request, changed) }
    },
    replaceUnwanted: async ({ plan }, wanted, past) => {
      if (wanted.bannedIngredients.some((food) => food === STUBBORN_FOOD)) return null
      const replaced: { day: number; meal: number; from: string; to: string }[] = []
      const changed = mapMeals(plan, (planned, day, meal) => {
        const from = main(planned)
        if (day < past.from || (day === past.from && past.eaten.includes(meal))) return { ...planned, kept: true }
        if (allowed(wanted, from)) return planned
        const to = pool(wanted, planned.slot).findLast((recipe) => recipe !== from) ?? ''
        replaced.push({ day, meal, from, to })
        return { slot: planned.slot, dishes: [{ recipe: to, portion: 1 }] }
      })
      return { plan: withPlates(wanted, changed), replaced }
    },
    raiseWeek: async ({ plan, request }, { targets, from, eaten, at }) => {
      const growth = targets.energy / request.targets.energy
      const grown = mapMeals(plan, (meal, day, index) =>
        day < from || (day === from && eaten.includes(index))
          ? meal
          : { ...meal, dishes: meal.dishes.map(({ recipe, portion }) => ({ recipe, portion: portion * growth })) },
      )
      const perDay = plan.days.map((_, day) => (day < from ? targetsOn(request, day) : targets))
      const raised = { from, at, targets: perDay, before: plan.days, energyBefore: targetsOn(request, from).energy }
      return { request: { ...request, targets, raised }, plan: grown }
    },
    raisePlate: async ({ plan, request }, { eater, needs, from, eaten }) => {
      const before = request.others?.find(({ id }) => id === eater)
      if (before === undefined) return null
      const growth = needs.energy.aim / before.energy.aim
      const grown = mapMeals(plan, (meal, day, index) =>
        day < from || (day === from && eaten.includes(index))
          ? meal
          : {
              ...meal,
              plates: (meal.plates ?? []).map((plate) =>
                plate.eater === eater
                  ? {
                      eater,
                      dishes: plate.dishes.map(({ recipe, portion }) => ({ recipe, portion: portion * growth })),
                    }
                  : plate,
              ),
            },
      )
      const days = plan.days.map((_, day) => (day < from ? needsOn(before, day) : needs))
      const others = request.others?.map((each) => (each.id === eater ? { ...each, ...needs, days } : each)) ?? []
      return { request: { ...request, others }, plan: grown }
    },
    seatTable: async (planned, wanted, from, isToday) => {
      const { request, plan } = seatTable(planned, wanted, from, { isUnfit: () => true, isToday })
      return { request, plan: withPlates(request, plan) }
    },
    renewWeek: async (before, fresh, { from, eaten }) => {
      const plan = withPast(before, fresh, (day, meal) => day < from || (day === from && eaten.includes(meal)))
      return { request: fresh.request, plan: withPlates(fresh.request, plan) }
    },
    shoppingList: async ({ plan }, eaters) => {
      const foods = new Set(plan.days.flatMap(({ meals }) => meals.map((meal) => foodIn(main(meal)))))
      const lines = [...foods].map((id) => ({
        id,
        name: id,
        buy: `${eaters}`,
        need: `${eaters * 100} g`,
        staple: false,
        label: '',
      }))
      return [{ aisle: 'Fruit and vegetables', lines }]
    },
    atHome: async () => [],
    pantry: async ({ weeks, said }) => ({
      foods: [
        ...weeks.flatMap(({ ticked }) => ticked.map(({ food }) => food)),
        ...said.flatMap((each) => (each.kind === 'HAVE' ? [each.food] : [])),
      ]
        .filter((food) => !said.some((each) => each.kind === 'GONE' && each.food === food))
        .map((food) => ({
          ...{ id: food, name: food, amount: '100 g', grams: 100, keepsDays: 3, canFreeze: true },
          isFrozen: said.some((each) => each.kind === 'FROZEN' && each.food === food),
        })),
      usual: [{ id: 'food-9', name: 'food 9', grams: 50 }],
    }),
    reviewPlan: async (input) => reviewPlan(input),
    estimateWeight: async (history, horizon) => estimateWeight(history, horizon),
    calendarFeed: async (weeks, _eaters, link) =>
      ['BEGIN:VCALENDAR', ...weeks.map(({ plan }) => `URL:${link}/week/${plan.week}`), 'END:VCALENDAR'].join('\r\n'),
    calendar: async ({ plan }, _eaters, link) =>
      `BEGIN:VCALENDAR\r\nX-WEEK:${plan.week}\r\nURL:${link}\r\nEND:VCALENDAR\r\n`,
    recipeCard: async (recipe, { table }) =>
      library.has(recipe) && !table.bannedIngredients.some((food) => food === foodIn(recipe)) ? cardOf(recipe) : null,
    savedRecipe: async (recipe, _request, _units, platesAt) =>
      library.has(recipe) ? JSON.stringify({ name: titleOf(recipe), image: [`${platesAt}/${recipe}.svg`] }) : null,
    titles: async (recipes) =>
      new Map(recipes.flatMap((recipe) => (library.has(recipe) ? [[recipe, titleOf(recipe)]] : []))),
    foods: async (search) =>
      [...pantry]
        .filter((id) => id.includes(search))
        .map((id) => ({ id, name: id.replace('-', ' '), dishes: 1, holds: [], foods: 1 })),
    foodNames: async (ids) => new Map(ids.flatMap((id) => (pantry.has(id) ? [[id, id.replace('-', ' ')]] : []))),
    eatenFigures: async (asked) => asked.map(eatenFigures),
    foodTable: async () => ({
      foods: [...pantry].map((id) => ({ id, name: id, plural: id, per100g: figures, measures: [] })),
      dishes: [...library].map((recipe) => ({ recipe, title: titleOf(recipe), figures })),
    }),
    matchFoods: async (seen, planned) =>
      seen.map((food) => {
        const dishes = [...library].map((recipe) => ({
          recipe,
          title: titleOf(recipe),
          isPlanned: planned.includes(recipe),
        }))
        const { matches, isSure } = matchFood(food, dishes)
        return {
          isSure,
          matches: matches.map((match) =>
            match.kind === 'food'
              ? {
                  kind: 'food',
                  food: match.id,
                  name: match.id,
                  per100g: { ...figures },
                  tableGrams: match.tableGrams,
                }
              : { kind: 'dish', recipe: match.recipe, title: titleOf(match.recipe), figures, servingGrams: 400 },
          ),
        }
      }),
    plate: async (recipe) => (library.has(recipe) ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : null),
  }
}
