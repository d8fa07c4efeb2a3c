import { expect, test } from 'vitest'
import { library } from '#planner/recipes/library.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { MealPlace, Planned } from '#server/planner-pool/planner-pool.ts'
import { candidates, changeMeal } from './meal-changes.ts'
import { people, plannedFor, shownFor } from './people.example.ts'
import { shoppingNeeds } from './shopping-list.ts'
import { validatedReplacement } from './validated-week.ts'
import { weekView } from './week-view.ts'

const mainAt = ({ plan }: Planned, { day, meal }: MealPlace) => plan.days[day]?.meals[meal]?.dishes[0]?.recipe
const easy = plannedFor(people.easy)

function withChange(planned: Planned, place: MealPlace, change: Parameters<typeof changeMeal>[2]): Planned {
  const plan = changeMeal(planned, place, change)
  if (plan === null) throw new Error('the change is refused')
  expect(validateWeek(plan, planned.request, library)).toEqual([])
  return { ...planned, plan }
}

/** The first meal of a week that may be cooked in double, and the meal at which it is eaten again. */
function firstDouble(planned: Planned): { of: MealPlace; target: MealPlace } {
  for (const [day, { meals }] of weekView(shownFor(planned)).days.entries())
    for (const [meal, { keepsFor }] of meals.entries()) {
      const [target] = keepsFor
      if (target !== undefined) return { of: { day, meal }, target }
    }
  throw new Error('nothing keeps')
}

test('every candidate can be chosen, and the day then has the figures that were shown', () => {
  for (const meal of [0, 1, 2, 3]) {
    const place = { day: 2, meal }
    const offers = candidates(easy, { ...place, dish: 0 })
    expect(offers.length).toBeGreaterThan(0)
    for (const { recipe, portion, figures, day } of offers) {
      const changed = withChange(easy, place, { to: 'recipe', recipe })
      const view = weekView(shownFor(changed)).days[2]
      expect(view?.figures).toEqual(day)
      expect(view?.meals[meal]?.dishes[0]).toMatchObject({ recipe, portion, figures })
    }
  }
})

test('a side can be changed, and the main dish stays', () => {
  const large = plannedFor(people.twoLargeMeals)
  const found = large.plan.days.flatMap(({ meals }, day) =>
    meals.flatMap(({ dishes }, meal) => (dishes.length > 1 ? [{ day, meal }] : [])),
  )
  const place = found[0] ?? { day: 0, meal: 0 }
  const before = large.plan.days[place.day]?.meals[place.meal]?.dishes ?? []
  const [other] = candidates(large, { ...place, dish: 1 })
  const changed = withChange(large, place, { to: 'recipe', recipe: other?.recipe ?? '', dish: 1 })
  const after = changed.plan.days[place.day]?.meals[place.meal]?.dishes ?? []
  expect(after[0]?.recipe).toBe(before[0]?.recipe)
  expect(after[1]?.recipe).toBe(other?.recipe)
  expect(after[1]?.recipe).not.toBe(before[1]?.recipe)
})

test.each([
  [
    { day: 1, meal: 3 },
    { to: 'recipe', recipe: 'no-such-dish' },
  ],
  [
    { day: 1, meal: 9 },
    { to: 'recipe', recipe: 'chicken-pho' },
  ],
  [
    { day: 9, meal: 0 },
    { to: 'leftovers', of: { day: 0, meal: 0 } },
  ],
  [
    { day: 0, meal: 1 },
    { to: 'leftovers', of: { day: 5, meal: 1 } },
  ],
] as const)('at %j the change %j is not possible', (place, change) =>
  expect(changeMeal(easy, place, change)).toBeNull(),
)

test('a dish that does not suit the person cannot be chosen', () => {
  const vegan = plannedFor(people.vegan)
  expect(changeMeal(vegan, { day: 0, meal: 3 }, { to: 'recipe', recipe: 'clam-chowder' })).toBeNull()
})

test('leftovers are cooked once, in the amounts of both meals', () => {
  const { of, target } = firstDouble(easy)
  const doubled = withChange(easy, target, { to: 'leftovers', of })
  expect(mainAt(doubled, target)).toBe(mainAt(doubled, of))

  const { days, cards } = weekView(shownFor(doubled))
  const source = days[of.day]?.meals[of.meal]?.dishes[0]
  const again = days[target.day]?.meals[target.meal]
  expect(again?.leftoverOf).toEqual(of)
  expect(again?.dishes[0]?.minutes).toBeLessThan(10)
  expect(again?.dishes[0]?.why.join(' ')).not.toMatch(/On the table|No cooking/)
  expect(cards[source?.card ?? '']?.hint).toMatch(
    /^(?:Cook|Make) it all at once: the amounts include [A-Z][a-z]+day’s (?:lunch|dinner)\./,
  )
  expect(cards[again?.dishes[0]?.card ?? '']?.hint).toMatch(/^(?:Cooked|Made) for Monday’s (?:lunch|dinner)/)

  const separately = {
    ...doubled,
    plan: {
      ...doubled.plan,
      days: doubled.plan.days.map(({ meals }) => ({ meals: meals.map(({ leftoverOf: _, ...meal }) => meal) })),
    },
  }
  const weight = (planned: Planned) => shoppingNeeds(planned, 2).reduce((sum, { g }) => sum + g, 0)
  // Only ingredients whose amount does not grow with the portion, such as a bay leaf or a stick of cinnamon, are saved.
  expect(weight(separately) - weight(doubled)).toBeLessThan(10)
  expect(weight(separately)).toBeGreaterThanOrEqual(weight(doubled) - 1e-6)
})

test('a preview of the day of cooking does not speak of the day of the leftovers', () => {
  const { of, target } = firstDouble(easy)
  const doubled = shownFor(withChange(easy, target, { to: 'leftovers', of }))
  const preview = weekView({ ...doubled, access: 'preview' })
  expect(of.day).toBe(0)
  expect(
    Object.values(preview.cards)
      .map(({ hint }) => hint)
      .join(' '),
  ).not.toMatch(/all at once/)
})

test('when the source is changed its leftovers follow, or are cooked themselves', () => {
  const { of, target } = firstDouble(easy)
  const doubled = withChange(easy, target, { to: 'leftovers', of })
  const [other] = candidates(doubled, { ...of, dish: 0 })
  const changed = withChange(doubled, of, { to: 'recipe', recipe: other?.recipe ?? '' })
  expect(mainAt(changed, of)).toBe(other?.recipe)
  const again = changed.plan.days[target.day]?.meals[target.meal]
  if (again?.leftoverOf !== undefined) expect(again.dishes[0]?.recipe).toBe(other?.recipe)
})

test('dishes that are no longer wanted are replaced, and the week is still valid', () => {
  const gone = mainAt(easy, { day: 3, meal: 1 }) ?? ''
  const wanted = { ...easy.request, dislikedRecipes: [gone] }
  const replaced = validatedReplacement(easy, wanted, { from: 0, eaten: [] })
  expect(replaced?.replaced.map(({ from }) => from)).toContain(gone)
  expect(validateWeek(replaced?.plan ?? easy.plan, wanted, library)).toEqual([])
})
