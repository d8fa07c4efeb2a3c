import { describe, expect, test } from 'vitest'
import { adultNeeds, type Eater, needsOn } from '#domain/household/eater.ts'
import { planWeek } from '#planner/plan/search/plan-week.ts'
import { targetsAt } from '#planner/plan/search/request.example.ts'
import { library } from '#planner/recipes/library.ts'
import { adult, child, households } from '#planner/sample-requests/households.fixture.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import { planFor } from '#planner/week/plan-for.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { weekAlone, weekWithout } from './leave-table.ts'
import { plateFigures, servingsFor } from './plate-figures.ts'
import { raisePlate } from './raise-plate.ts'
import { raiseWeek } from './raise-week.ts'
import { seatTable } from './seat-table.ts'
import { setTable } from './set-table.ts'
import { swapPlate } from './swap-plate.ts'
import { type IsUnfit, unfitPots } from './unfit-pots.ts'

function planned(request: WeekRequest): WeekPlan {
  const plan = planWeek(request, 3, library)
  if ('kind' in plan) throw new Error('no week')
  return plan
}

const request = households['a couple with different needs']
const plan = planned(request)
const couple = { request, plan }
const him = request.person
const dishesOf = (week: WeekPlan) => week.days.map(({ meals }) => meals.map(({ dishes }) => dishes))
const kcalOf = ({ request: asked, plan: week }: typeof couple, day: number, eater = 'her') =>
  plateFigures(week.days[day] ?? { meals: [] }, eater, servingsFor(asked, week, library, eater)).kcal

test('the plan of one of a table has their plates, and those of the person it was planned for among the others', () => {
  const hers = planFor(plan, him, 'her')
  expect(planFor(plan, him, him)).toBe(plan)
  expect(dishesOf(hers)).toEqual(plan.days.map(({ meals }) => meals.map(({ plates = [] }) => plates[0]?.dishes)))
  expect(hers.days[0]?.meals[0]?.plates?.map(({ eater }) => eater)).toEqual([him])
  expect(dishesOf(planFor(plan, him, 'nobody')).flat()).toEqual([])
})

const today: { readonly isToday: boolean; readonly isUnfit: IsUnfit } = { isToday: true, isUnfit: () => false }

describe('somebody who comes on Wednesday', () => {
  const alone = { ...request, others: undefined }
  const { others: _, ...single } = alone
  const before = { request: single, plan: planned(single) }
  const seats = [child('kim', 8, { restrictions: ['GLUTEN'] }), adult('guest', 2100)]
  const seated = seatTable(before, { ...single, others: seats }, 2, today)
  const set = setTable(seated.request, seated.plan, library)

  test('has plates from that day on, in a valid week', () => {
    expect(set).not.toBeNull()
    expect(set?.days.map(({ meals }) => meals[0]?.plates?.map(({ eater }) => eater) ?? [])).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((day) => (day < 2 ? [] : ['kim', 'guest'])),
    )
    expect(set && validateWeek(set, seated.request, library)).toEqual([])
  })

  test('changes no dish and no portion of who was there', () => {
    expect(set && dishesOf(set)).toEqual(dishesOf(before.plan))
  })

  test('is gone without a trace when they leave again', () => {
    const left = ['kim', 'guest'].reduce<typeof before | null>(
      (week, id) => (week === null ? null : weekWithout(week, id, 'STAY')),
      { request: seated.request, plan: set ?? before.plan },
    )
    expect(left).toEqual(before)
  })
})

describe('a pot that was cooked on Tuesday, and leftovers of it on Wednesday', () => {
  const { others: _, ...single } = request
  const before = planned(single)
  const dinner = before.days[1]?.meals.findIndex(({ slot }) => slot === 'DINNER') ?? -1
  const lunch = before.days[2]?.meals.findIndex(({ slot }) => slot === 'LUNCH') ?? -1
  const cooked = before.days[1]?.meals[dinner]
  const days = before.days.map(({ meals }, day) => ({
    meals: meals.map((meal, at) =>
      day === 2 && at === lunch && cooked !== undefined
        ? { ...meal, dishes: cooked.dishes, leftoverOf: { day: 1, meal: dinner } }
        : meal,
    ),
  }))
  const potOnly: { readonly request: WeekRequest; readonly plan: WeekPlan } = {
    request: single,
    plan: { ...before, days },
  }
  const seatedWith = (was: readonly Eater[], others: readonly Eater[]) => {
    const had = was.length === 0 ? potOnly : setFor(potOnly, was, 0, today)
    return setFor(had, others, 2, {
      isToday: true,
      isUnfit: unfitPots(had.request, { ...single, others }, before, library),
    })
  }
  const setFor = (week: typeof potOnly, others: readonly Eater[], from: number, how: typeof today) => {
    const seated = seatTable(week, { ...single, others }, from, how)
    return { ...seated, plan: setTable(seated.request, seated.plan, library) ?? expect.fail() }
  }
  const lunchOf = (week: typeof potOnly) => week.plan.days[2]?.meals[lunch]
  const recipe = cooked?.dishes[0]?.recipe ?? ''

  test('are for nobody who comes on Wednesday: the pot was not cooked for them', () => {
    const seated = seatedWith([], [child('kim', 8)])
    expect(lunchOf(seated)?.leftoverOf).toEqual({ day: 1, meal: dinner })
    expect(lunchOf(seated)?.dishes).toEqual(cooked?.dishes)
    expect(lunchOf(seated)?.plates?.[0]?.dishes[0]?.recipe).not.toBe(recipe)
    expect(validateWeek(seated.plan, seated.request, library)).toEqual([])
  })

  test('are cooked anew when somebody who ate along must not get since what is in the pot', () => {
    const foods = library.find(({ id }) => id === recipe)?.ingredients ?? []
    const food = foods.find(({ optional }) => optional !== true)?.id ?? ''
    const seated = seatedWith([child('kim', 8)], [child('kim', 8, { banned: [food] })])
    expect(lunchOf(seated)).not.toHaveProperty('leftoverOf')
    const other = seatedWith([child('kim', 8)], [child('kim', 8, { banned: ['octopus'] })])
    expect(lunchOf(other)?.leftoverOf).toEqual({ day: 1, meal: dinner })
  })

  test('of today too: nobody knows whether it stands on the stove', () => {
    const foods = library.find(({ id }) => id === recipe)?.ingredients ?? []
    const food = foods.find(({ optional }) => optional !== true)?.id ?? ''
    const had = setFor(potOnly, [child('kim', 8)], 0, today)
    const others = [child('kim', 8, { banned: [food] })]
    const isUnfit = unfitPots(had.request, { ...single, others }, before, library)
    const seated = seatTable(had, { ...single, others }, 1, { isToday: true, isUnfit })
    expect(seated.plan.days[2]?.meals[lunch]).not.toHaveProperty('leftoverOf')
    const set = setTable(seated.request, seated.plan, library, undefined, (eater, day, _meal, id) => {
      return day === 1 && isUnfit(eater, id)
    })
    expect(set?.days[1]?.meals[dinner]?.plates?.[0]?.dishes[0]?.recipe).not.toBe(recipe)
    expect(set?.days[1]?.meals[dinner]?.dishes).toEqual(cooked?.dishes)
  })
})

describe('more food for one of the others from Thursday on, with breakfast eaten', () => {
  const needs = adultNeeds(targetsAt(2700))
  const raised = raisePlate(request, plan, { eater: 'her', needs, from: 3, eaten: [0] }, library) ?? couple

  test('leaves every other plate, the days before and what was eaten as they were', () => {
    expect(dishesOf(raised.plan)).toEqual(dishesOf(plan))
    expect(raised.plan.days.slice(0, 3)).toEqual(plan.days.slice(0, 3))
    expect(raised.plan.days[3]?.meals[0]).toEqual(plan.days[3]?.meals[0])
  })

  test('is within the new needs on the whole days ahead, and the week is valid', () => {
    for (const day of [4, 5, 6]) expect(kcalOf({ ...request, ...raised } as typeof couple, day)).toBeGreaterThan(2560)
    expect(kcalOf(raised as typeof couple, 3)).toBeGreaterThan(kcalOf(couple, 3))
    expect(validateWeek(raised.plan, raised.request, library)).toEqual([])
  })

  test('is remembered day by day', () => {
    const [her] = raised.request.others ?? []
    const aims = [0, 3, 6].map((day) => needsOn(her as Eater, day)?.energy.aim ?? 0)
    expect(aims[0]).toBe(2300)
    expect(aims[1]).toBeGreaterThan(2300)
    expect(aims[2]).toBe(2700)
  })
})

test('a dish is swapped on one plate: everything else stays, and the week is valid', () => {
  const address = { eater: 'her', day: 2, meal: 1, dish: 0 }
  const offers = swapPlate(request, plan, address, library)
  expect(offers.length).toBeGreaterThan(1)
  for (const { recipe, day } of offers) {
    const swapped = { ...plan, days: plan.days.with(2, day) }
    expect(day.meals[1]?.plates?.[0]?.dishes[0]?.recipe).toBe(recipe)
    expect(dishesOf(swapped)).toEqual(dishesOf(plan))
  }
  expect(swapPlate(request, plan, { ...address, eater: 'nobody' }, library)).toEqual([])
})

describe('whoever leaves', () => {
  test('takes their own plates along, and nothing of the others', () => {
    const hers = weekAlone(couple, 'her')
    expect(hers && dishesOf(hers.plan)).toEqual(dishesOf(planFor(plan, him, 'her')))
    expect(hers?.request).toMatchObject({ person: 'her', targets: { energy: 2300 }, cuisines: [], dishes: [] })
    expect(JSON.stringify(hers)).not.toContain(`"${him}"`)
    expect(weekAlone(couple, him)?.plan).toEqual({ ...plan, days: weekWithout(couple, 'her', 'STAY')?.plan.days })
    expect(weekAlone(couple, 'nobody')).toBeNull()
  })

  test('leaves the week to those who stay, though it was planned for them', () => {
    const family = {
      request: households['a family with a coeliac child'],
      plan: planned(households['a family with a coeliac child']),
    }
    const left = weekWithout(family, family.request.person, 'STAY')
    expect(left?.request.person).toBe('partner')
    expect(left?.request.others?.map(({ id }) => id)).toEqual(['coeliac', 'teenager'])
    expect(left && dishesOf(left.plan)).toEqual(dishesOf(planFor(family.plan, family.request.person, 'partner')))
    expect(JSON.stringify(left)).not.toContain(`"${family.request.person}"`)
  })

  test('leaves nothing behind where only children ate with them', () => {
    const toddler = { request: { ...request, others: [child('kim', 8)] }, plan }
    expect(weekWithout(toddler, him, 'STAY')).toBeNull()
  })
})

test('a week with more food for its cook leaves no plate of the other in the cook’s copy, nor after they left', () => {
  const raise = { targets: targetsAt(request.targets.energy + 200), from: 3, eaten: [], at: '2027-01-20T10:00:00Z' }
  const raised = raiseWeek(request, plan, raise, library)
  expect(raised?.request.raised?.before).toEqual(plan.days)
  for (const alone of [raised && weekAlone(raised, him), raised && weekWithout(raised, 'her', 'STAY')]) {
    expect(alone?.request.raised?.before).toHaveLength(7)
    expect(JSON.stringify(alone)).not.toContain('her"')
  }
})

test('who eats elsewhere is known to nobody’s copy but their own, and gone with who leaves', () => {
  const away = [
    { eater: him, kcal: 700 },
    { eater: 'her', kcal: 900 },
  ]
  const days = plan.days.map((day) => ({ meals: day.meals.map((meal, at) => (at === 1 ? { ...meal, away } : meal)) }))
  const week = { request, plan: { ...plan, days } }
  const awayIn = (of: { readonly plan: WeekPlan } | null) => of?.plan.days[2]?.meals[1]?.away
  expect(awayIn(weekAlone(week, him))).toEqual([{ eater: him, kcal: 700 }])
  expect(awayIn(weekAlone(week, 'her'))).toEqual([{ eater: 'her', kcal: 900 }])
  expect(awayIn(weekWithout(week, 'her', 'STAY'))).toEqual([{ eater: him, kcal: 700 }])
  expect(awayIn(weekWithout(week, him, 'STAY'))).toEqual([{ eater: 'her', kcal: 900 }])
})
