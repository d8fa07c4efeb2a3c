import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { WeekView } from '#domain/api/member/week.ts'
import { adultNeeds } from '#domain/household/eater.ts'
import { targetsAt } from '#planner/plan/search/request.example.ts'
import { library } from '#planner/recipes/library.ts'
import { households } from '#planner/sample-requests/households.fixture.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import { planFor } from '#planner/week/plan-for.ts'
import type { PlannedMeal, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { kitchenOf, type OwnWeek } from '#server/planner-pool/planner-pool.ts'
import { eatenFigures } from './eaten-figures.ts'
import { candidates, changeMeal } from './meal-changes.ts'
import { plannedFor, shownFor } from './people.example.ts'
import { validatedPlateRaise, validatedRaise, validatedSeating } from './validated-week.ts'
import { weekCalendar } from './week-calendar.ts'
import { weekView } from './week-view.ts'

const schema = Compile(WeekView)
const request = households['a couple with different needs']
const planned = plannedFor(request)
const { others: _, ...shared } = request
const own: WeekRequest = { ...shared, targets: targetsAt(2300), person: 'her', cuisines: [], dishes: [] }
const hers: OwnWeek = { ...planned, own }
const view = weekView({ ...shownFor(planned), own })
const his = weekView(shownFor(planned))

describe('the week of one of the others at a table', () => {
  test('matches the API schema, with their own targets and figures', () => {
    expect(schema.Errors(view)).toEqual([])
    expect(view.targets.energy).toBe(2300)
    for (const { figures } of view.days) expect(Math.abs(figures.energy - 2300)).toBeLessThanOrEqual(0.05 * 2300 + 1)
  })

  test('has their portions first, and those of whoever cooks among the others', () => {
    const [mine, theirs] = [view.days[1]?.meals[1], his.days[1]?.meals[1]]
    const bare = (dishes: readonly { recipe: string; portion: number }[] = []) =>
      dishes.map(({ recipe, portion }) => ({ recipe, portion }))
    expect(bare(mine?.dishes)).toEqual(bare(theirs?.plates?.[0]?.dishes))
    expect(bare(mine?.plates?.[0]?.dishes)).toEqual(bare(theirs?.dishes))
    expect(mine?.plates?.map(({ eater }) => eater)).toEqual([request.person])
  })

  test('tells nothing of what the cook needs, or said in answers', () => {
    expect(JSON.stringify([view.targets, view.relaxed, view.notes])).not.toContain(`${request.targets.energy}`)
  })

  test('has the same amounts on the card of a shared dish', () => {
    const cardOf = (week: WeekView) => week.cards[week.days[1]?.meals[1]?.dishes[0]?.card ?? '']
    expect(cardOf(view)?.lines).toEqual(cardOf(his)?.lines)
    const byEater = (week: WeekView) => cardOf(week)?.shares?.toSorted((a, b) => a.eater.localeCompare(b.eater))
    expect(byEater(view)).toEqual(byEater(his))
  })

  test('is a calendar of their own', () => {
    const ids = (text: string) => [...text.matchAll(/^UID:(.*)$/gm)].map(([, id]) => id)
    const calendars = [{ ...shownFor(planned), own }, shownFor(planned)].map((shown) =>
      ids(weekCalendar(shown, 1, 'https://example.com')),
    )
    expect(calendars[0]).toHaveLength(calendars[1]?.length ?? 0)
    expect(calendars[0]?.filter((id) => calendars[1]?.includes(id))).toEqual([])
  })

  test('what they ate has the figures that it shows', () => {
    const [eaten] = eatenFigures([{ kind: 'planned-meal', planned: hers, place: { day: 1, meal: 1 } }], kitchenOf(hers))
    expect(eaten).toMatchObject({ kind: 'known', figures: view.days[1]?.meals[1]?.figures })
  })
})

describe('swaps of one of the others', () => {
  const place = { day: 2, meal: 1 }
  const mains = (week: OwnWeek) => planFor(week.plan, request.person, 'her').days[2]?.meals[1]?.dishes[0]?.recipe

  test('of a shared dish are for all who share it, with figures of their own day', () => {
    const offered = candidates(hers, { ...place, dish: 0 })
    expect(offered.length).toBeGreaterThan(0)
    const recipe = offered[0]?.recipe ?? ''
    const plan = changeMeal(hers, place, { to: 'recipe', recipe })
    if (plan === null) throw new Error('no swap')
    expect([plan.days[2]?.meals[1]?.dishes[0]?.recipe, mains({ ...hers, plan })]).toEqual([recipe, recipe])
    expect(offered[0]?.day).toEqual(weekView({ ...shownFor({ ...planned, plan }), own }).days[2]?.figures)
  })

  test('for them alone leave the plate of the cook as it is', () => {
    const [first] = candidates(hers, { ...place, dish: 0 }, true)
    const plan = changeMeal(hers, place, { to: 'recipe', recipe: first?.recipe ?? '', for: 'me' })
    if (plan === null) throw new Error('no swap')
    expect(mains({ ...hers, plan })).toBe(first?.recipe)
    expect(plan.days.map(({ meals }) => meals.map(({ dishes }) => dishes))).toEqual(
      planned.plan.days.map(({ meals }) => meals.map(({ dishes }) => dishes)),
    )
  })

  test('of the cook alone leave theirs', () => {
    const [first] = candidates(planned, { ...place, dish: 0 }, true)
    const plan = changeMeal(planned, place, { to: 'recipe', recipe: first?.recipe ?? '', for: 'me' })
    expect(plan?.days[2]?.meals[1]?.dishes[0]?.recipe).toBe(first?.recipe)
    expect(plan?.days[2]?.meals[1]?.plates).toEqual(planned.plan.days[2]?.meals[1]?.plates)
  })
})

describe('a week whose table changes', () => {
  test('has more food for one of them, and stays valid', () => {
    const raised = validatedPlateRaise(planned, {
      eater: 'her',
      needs: adultNeeds(targetsAt(2700)),
      from: 2,
      eaten: [],
    })
    expect(raised?.request.others?.[0]?.energy.aim).toBe(2700)
    expect(raised?.plan.days.slice(0, 2)).toEqual(planned.plan.days.slice(0, 2))
  })

  test('gives whoever it was planned for more food for their health, though a vegan came whose days are not full', () => {
    const { others: _couple, ...single } = request
    const { others } = households['an omnivore and a vegan']
    const alone = plannedFor(single)
    const seated = validatedSeating(alone, { ...single, others }, 2, true)
    if (seated === null) throw new Error('not seated')
    expect(validateWeek(seated.plan, seated.request, library)).not.toEqual([])
    const targets = targetsAt(request.targets.energy + 200)
    const raised = validatedRaise(seated, { targets, from: 3, eaten: [], at: '2027-01-20T10:00:00Z' })
    expect(raised?.request.targets.energy).toBe(targets.energy)
    const sum = (week: WeekPlan | undefined, day: number) =>
      week?.days[day]?.meals.flatMap(({ dishes }) => dishes).reduce((total, { portion }) => total + portion, 0) ?? 0
    for (const day of [3, 4, 5, 6]) expect(sum(raised?.plan, day)).toBeGreaterThan(sum(alone.plan, day))
  })

  test('is seated again for a family, with nothing for the child that has gluten', () => {
    const family = households['a family with a coeliac child']
    const seated = validatedSeating(planned, { ...request, others: family.others }, 3, true)
    expect(seated?.plan.days.map(({ meals }) => meals[0]?.plates?.length ?? 0)).toEqual([0, 0, 0, 3, 3, 3, 3])
    expect(seated?.plan.days.map(({ meals }) => meals.map(({ dishes }) => dishes))).toEqual(
      planned.plan.days.map(({ meals }) => meals.map(({ dishes }) => dishes)),
    )
  })
})

test('a dish that the cook swaps only for themselves leaves every later meal as it is, also what was to be left over', () => {
  const request = households['a couple with different needs']
  const planned = plannedFor(request)
  const meals = (day: number, slot: string) =>
    planned.plan.days[day]?.meals.findIndex((meal) => meal.slot === slot) ?? -1
  let tried = 0
  for (const day of [0, 1, 2, 3, 4, 5]) {
    const [of, at] = [
      { day, meal: meals(day, 'DINNER') },
      { day: day + 1, meal: meals(day + 1, 'LUNCH') },
    ]
    const source = planned.plan.days[of.day]?.meals[of.meal]
    if (source === undefined) continue
    const days = planned.plan.days.map((each, index) => ({
      meals: each.meals.map((meal, place) =>
        index === at.day && place === at.meal ? { ...source, slot: meal.slot, leftoverOf: of } : meal,
      ),
    }))
    const doubled = { request, plan: { ...planned.plan, days } }
    const [best] = candidates(doubled, { ...of, dish: 0 }, true)
    if (best === undefined) continue
    const changed = changeMeal(doubled, of, { to: 'recipe', recipe: best.recipe, for: 'me' }) ?? expect.fail()
    const later = ({ dishes, plates }: PlannedMeal) => ({ dishes, plates })
    expect(changed.days[of.day]?.meals[of.meal]?.dishes[0]?.recipe).toBe(best.recipe)
    expect(changed.days[of.day]?.meals[of.meal]?.plates).toEqual(source.plates)
    expect(changed.days.slice(of.day + 1).map((each) => each.meals.map(later))).toEqual(
      days.slice(of.day + 1).map((each) => each.meals.map(later)),
    )
    // Nothing of the cook's pot is left: it is cooked for its own meal.
    expect(changed.days[at.day]?.meals[at.meal]).not.toHaveProperty('leftoverOf')
    tried++
  }
  expect(tried).toBeGreaterThan(0)
})
