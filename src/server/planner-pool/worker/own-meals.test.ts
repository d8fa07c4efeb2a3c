import { expect, test } from 'vitest'

import { weekAlone, weekWithout } from '#planner/plan/change/leave-table.ts'
import type { OwnDishMade } from '#planner/plan/change/own-meals.ts'
import { library } from '#planner/recipes/library.ts'
import { households } from '#planner/sample-requests/households.fixture.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import { ownMealOf } from '#planner/week/week-plan.ts'
import type { Planned } from '#server/planner-pool/planner-pool.ts'
import { changeMeal } from './meal-changes.ts'
import { ownDishOffers } from './own-meals.ts'
import { people, plannedFor, shownFor } from './people.example.ts'
import { isServable } from './served-dishes.ts'
import { shoppingNeeds } from './shopping-list.ts'
import { validatedReplacement } from './validated-week.ts'
import { weekCalendar } from './week-calendar.ts'
import { weekView } from './week-view.ts'

const easy = plannedFor(people.easy)
const place = { day: 2, meal: 3 }
const me = easy.request.person
const chilli: OwnDishMade = {
  by: me,
  code: '0198c3a1-7c1e-4a53-9d1c-0123456789ab',
  name: 'My chilli',
  made: 1800,
  serving: 450,
  foods: [
    { food: 'beef-mince-10', grams: 500 },
    { food: 'kidney-beans', grams: 480 },
    { food: 'onion', grams: 200 },
    { food: 'basmati-rice', grams: 300 },
  ],
}

function put(planned: Planned, dish: OwnDishMade): Planned {
  const plan = changeMeal(planned, place, { to: 'own', dish })
  if (plan === null) throw new Error('the dish is refused')
  return { ...planned, plan }
}

test('a dish of one’s own stands at a meal in a portion that fits, and the day still adds up', () => {
  const [offer] = ownDishOffers(easy, place, [chilli], 'metric-GB')
  expect(offer).toMatchObject({ code: chilli.code, unknown: [], avoided: [], forAll: true })
  const servings = (offer?.grams ?? 0) / 450
  expect(servings).toBeGreaterThanOrEqual(0.5)
  expect(servings).toBeLessThanOrEqual(2)

  const changed = put(easy, chilli)
  expect(validateWeek(changed.plan, changed.request, library)).toEqual([])
  const before = weekView(shownFor(easy)).days[place.day]
  const day = weekView(shownFor(changed)).days[place.day]
  const meal = day?.meals[place.meal]
  expect(meal).toMatchObject({ dishes: [], away: offer?.energy, own: { name: 'My chilli', grams: offer?.grams } })
  expect(meal?.own?.foods.map(({ name }) => name)).toHaveLength(4)
  expect(meal?.figures.protein).toBeGreaterThan(10)
  expect(day?.meals.reduce((sum, { figures }) => sum + figures.protein, 0)).toBe(day?.figures.protein)
  expect(Math.abs((day?.figures.energy ?? 0) / (before?.figures.energy ?? 1) - 1)).toBeLessThan(0.08)
})

test('its foods are on the list instead of those of the planned dish', () => {
  const grams = (planned: Planned, food: string) =>
    shoppingNeeds(planned, 2).reduce((sum, { id, g }) => (id === food ? sum + g : sum), 0)
  const changed = put(easy, chilli)
  const share = (ownMealOf(changed.plan.days[place.day]?.meals[place.meal] ?? {}, me)?.grams ?? 0) / 1800
  const gained = grams(changed, 'kidney-beans') - grams(easy, 'kidney-beans')
  expect(Math.abs(gained - 2 * 480 * share)).toBeLessThan(1e-6 + 2 * 480 * share * 0.6)
  expect(gained).toBeGreaterThan(0)
})

test('it is in the calendar of the week, which leaves out meals elsewhere', () => {
  const file = (planned: Planned) => weekCalendar(shownFor(planned), 1, 'https://plan.example/v3/plan/week/1')
  const changed = put(easy, chilli)
  expect(file(changed)).toContain('SUMMARY:My chilli')
  const elsewhere = changeMeal(easy, place, { to: 'away', kcal: 600 })
  const eventsIn = (text: string) => text.match(/BEGIN:VEVENT/g)?.length
  expect(eventsIn(file(changed))).toBe(eventsIn(file(easy)))
  expect(eventsIn(file({ ...easy, plan: elsewhere ?? easy.plan }))).toBe((eventsIn(file(easy)) ?? 0) - 1)
})

test('what cannot be checked or is avoided is not planned, and says why', () => {
  const pizza = { ...chilli, foods: [...chilli.foods, { food: '58106210', grams: 100 }] }
  expect(ownDishOffers(easy, place, [pizza], 'metric-GB')[0]?.unknown).toHaveLength(1)
  expect(changeMeal(easy, place, { to: 'own', dish: pizza })).toBeNull()
  const vegan = plannedFor(people.vegan)
  expect(ownDishOffers(vegan, place, [chilli], 'metric-GB')[0]?.avoided).toHaveLength(1)
  expect(changeMeal(vegan, place, { to: 'own', dish: chilli })).toBeNull()
})

test('the validator finds a food that was forbidden since, and the week is not served', () => {
  const { plan, request } = put(easy, chilli)
  const vegan = { ...request, cook: { ...request.cook, diets: ['VEGAN'] as const } }
  const kinds = validateWeek(plan, vegan, library).flatMap((each) =>
    'recipe' in each && each.recipe === chilli.code ? [each.kind] : [],
  )
  expect(kinds).toEqual(['FORBIDDEN_INGREDIENT'])
  expect(isServable({ plan, request })).toBe(true)
  expect(isServable({ plan, request: vegan })).toBe(false)
})

test('a food that is ruled out later takes the dish away; what was planned stands again', () => {
  const changed = put(easy, chilli)
  const wanted = { ...changed.request, bannedIngredients: ['beef-mince-10'] as const }
  const found = validatedReplacement(changed, wanted, { from: 0, eaten: [] })
  expect(found?.plan.days[place.day]?.meals[place.meal]?.away).toBeUndefined()
  expect(validateWeek(found?.plan ?? changed.plan, wanted, library)).toEqual([])
})

test('it goes back to what was planned, and is in the week of whoever eats it', () => {
  const changed = put(easy, chilli)
  const back = changeMeal(changed, place, { to: 'home' })
  expect(back?.days[place.day]?.meals[place.meal]?.away).toBeUndefined()
  expect(JSON.stringify(weekAlone(changed, me))).toContain('My chilli')
  const theirs = put(easy, { ...chilli, by: 'somebody-else' })
  const taken = JSON.stringify(weekAlone(theirs, me))
  expect(taken).toContain('My chilli')
  expect(taken).not.toContain('somebody-else')
  expect(weekWithout(changed, me, 'STAY')).toBeNull()
})

test('at a table it is the own plate’s, or everybody’s, each with their portion; others see no name that is not on theirs', () => {
  const table = plannedFor(households['a couple with different needs'])
  const { request, plan } = table
  const other = request.others?.[0]?.id ?? ''
  const stew: OwnDishMade = {
    ...{ by: request.person, code: chilli.code, name: 'My stew', made: 1500 },
    foods: [
      { food: 'onion', grams: 300 },
      { food: 'kidney-beans', grams: 700 },
      { food: 'olive-oil', grams: 60 },
    ],
  }
  const seenBy = (of: Planned, eater: string) => {
    const own = of.request.others?.find(({ id }) => id === eater)
    return weekView({
      ...shownFor(of),
      ...(own === undefined ? {} : { own: { ...request, person: own.id, cook: { ...request.cook, ...own } } }),
    }).days[place.day]?.meals.at(-1)
  }
  const last = { day: place.day, meal: (plan.days[place.day]?.meals.length ?? 1) - 1 }
  const alone = changeMeal(table, last, { to: 'own', dish: stew, for: 'me' })
  const all = changeMeal(table, last, { to: 'own', dish: stew })
  if (alone === null || all === null) throw new Error('the dish is refused')
  expect(validateWeek(all, request, library)).toEqual([])
  expect(seenBy({ request, plan: alone }, request.person)?.own?.name).toBe('My stew')
  expect(JSON.stringify(seenBy({ request, plan: alone }, other))).not.toContain('My stew')
  const shared = seenBy({ request, plan: all }, other)
  expect([shared?.own?.name, shared?.own?.code]).toEqual(['My stew', undefined])
  // Whoever leaves the table leaves it on the plates of the others as nobody's; whoever is deleted does not.
  const [left, deleted] = (['STAY', 'GO'] as const).map((dishes) =>
    weekWithout({ request, plan: all }, request.person, dishes),
  )
  if (left == null || deleted == null) throw new Error('the other ate from it, too')
  expect(validateWeek(left.plan, left.request, library)).toEqual([])
  const stays = weekView(shownFor(left)).days[place.day]?.meals.at(-1)
  expect([stays?.own?.name, stays?.own?.code, stays?.away]).toEqual(['My stew', undefined, shared?.away])
  expect(JSON.stringify(left)).not.toContain(request.person)
  expect(JSON.stringify(left)).not.toContain(chilli.code)
  expect(JSON.stringify(deleted)).not.toContain('My stew')
})
