import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPlannerPool } from './create-planner-pool.ts'
import { kitchenOf } from './planner-pool.ts'
import { people } from './worker/people.example.ts'

const plannerPool = createPlannerPool()
const anything = kitchenOf({ request: people.easy })
const MINUTE = 60_000

// Each thread loads the library once, which takes a while on a slow machine.
beforeAll(async () => {
  await plannerPool.titles([], anything)
}, MINUTE)
afterAll(plannerPool.close)

async function weekOf(person: keyof typeof people, week: number) {
  const found = await plannerPool.planWeek(people[person], week)
  if (found.kind !== 'planned') throw new Error(found.kind)
  return { request: people[person], plan: found.plan }
}
const shown = { startsOn: '2026-01-05', usage: 'metric-GB', access: 'full', safety: null } as const

test(
  'a week passes through every task about weeks',
  async () => {
    const planned = await weekOf('coeliac', 1)
    const view = await plannerPool.weekView({ ...planned, ...shown })
    expect(view.days).toHaveLength(7)
    const place = { day: 1, meal: 3 }
    const [best] = await plannerPool.candidates(planned, { ...place, dish: 0 })
    const plan = await plannerPool.changeMeal(planned, place, { to: 'recipe', recipe: best?.recipe ?? '' })
    expect(plan?.days[1]?.meals[3]?.dishes[0]?.recipe).toBe(best?.recipe)
    const wanted = { ...planned.request, dislikedRecipes: [best?.recipe ?? ''] }
    const replaced = await plannerPool.replaceUnwanted({ ...planned, plan: plan ?? planned.plan }, wanted, {
      from: 0,
      eaten: [],
    })
    expect(replaced?.replaced.map(({ from }) => from)).toEqual([best?.recipe])
    const ticked = ['oats', 'potato'].map((food) => ({ food, day: 7, at: 1 }))
    const history = { weeks: [{ planned, ticked, notCooked: [] }], said: [] }
    const home = await plannerPool.atHome(history, 2, 2, 'imperial-US')
    expect((await plannerPool.pantry(history, 7, 2, 'imperial-US')).usual.length).toBeGreaterThan(5)
    expect(await plannerPool.shoppingList(planned, 2, 'imperial-US', home)).not.toEqual([])
    expect(await plannerPool.calendar({ ...planned, ...shown }, 1, 'https://app.example/v3/plan')).toMatch(
      /^BEGIN:VCALENDAR/,
    )
  },
  MINUTE,
)

test('recipes, foods and pictures are found if they exist', async () => {
  expect((await plannerPool.recipeCard('chicken-pho', anything, 'metric-GB'))?.lines.length).toBeGreaterThan(3)
  expect(await plannerPool.recipeCard('no-such-dish', anything, 'metric-GB')).toBeNull()
  expect([...(await plannerPool.titles(['no-such-dish', 'chicken-pho'], anything)).keys()]).toEqual(['chicken-pho'])
  const pho = await plannerPool.titles(['chicken-pho'], kitchenOf({ request: people.vegan }))
  expect(pho.get('chicken-pho')).toBe('Half-hour tofu pho')
  expect(await plannerPool.foods('cumin')).toContainEqual({
    ...{ id: 'cumin', name: 'ground cumin', holds: [], foods: 1 },
    dishes: expect.any(Number),
  })
  expect([...(await plannerPool.foodNames(['cumin', 'nonsense']))]).toEqual([['cumin', 'ground cumin']])
  expect(await plannerPool.plate('chicken-pho')).toMatch(/^<svg\b/)
  expect(await plannerPool.plate('no-such-dish')).toBeNull()
})

test('a week that is requested again, or twice at the same time, is planned once', async () => {
  const [one, other] = await Promise.all([
    plannerPool.planWeek(people.easy, 7),
    plannerPool.planWeek({ ...people.easy }, 7),
  ])
  expect(other).toBe(one)
  expect(await plannerPool.planWeek(people.easy, 7)).toBe(one)
  expect(await plannerPool.planWeek(people.easy, 8)).not.toEqual(one)
})

test(
  'weeks are planned off the main thread, which does hardly any of the work',
  async () => {
    const [all, own] = [process.cpuUsage(), process.threadCpuUsage()]
    await Promise.all(Array.from({ length: 8 }, (_, week) => weekOf('fiveSmallMeals', week + 1)))
    const [allUsed, ownUsed] = [process.cpuUsage(all), process.threadCpuUsage(own)]
    // CPU times instead of elapsed times: they are the same on a busy machine.
    const share = (ownUsed.user + ownUsed.system) / (allUsed.user + allUsed.system)
    expect(share).toBeLessThan(0.1)
  },
  MINUTE,
)
