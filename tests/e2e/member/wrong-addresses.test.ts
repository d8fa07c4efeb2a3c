import { expect } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { casesOf } from '../every-case.ts'
import { newOwner } from './plan-owner.ts'
import { expectPlainWords, openPlan } from './plan-page.ts'

const refused = [/status 4\d\d/, /console: .*the server responded with a status of 4\d\d/]

/** Addresses that lead nowhere, with the heading shown there. */
const nowhere = [
  ['/week/0', /^This week isn’t open$/],
  ['/week/abc', /^Today$/],
  ['/week/-1', /^This week isn’t open$/],
  ['/week/1/day/8', /^Today$/],
  ['/week/1/day/1/meal/9', /^Today$/],
  ['/nothing/of/ours', /^Today$/],
  ['/day/1999-01-01', /^This day isn’t in your plan$/],
  ['/day/2999-13-45', /^This day isn’t in your plan$/],
  ['/week/1/day/1/meal/5/cook', /^There’s no such meal$/],
  ['/week/999', /^This week isn’t open$/],
  ['/week/1/day/1/meal/5', /^There’s no such meal$/],
  ['/week/1/day/1/meal/5/swap', /^There’s no such meal$/],
  ['/recipe/nonsense', /^We can’t show this$/],
  ['/list/400', /^This week isn’t open$/],
] as const

/** One for each heading, and one that is not a page at all. */
const sample = nowhere.filter(
  ([path, heading], place) =>
    path === '/nothing/of/ours' || nowhere.findIndex(([, other]) => `${other}` === `${heading}`) === place,
)

test('an address that leads nowhere never shows a blank page, and offers a way on', async ({ open }) => {
  const owner = await newOwner()
  const page = await openPlan(open, owner, { look: { expected: refused } })
  for (const [path, heading] of casesOf(sample, nowhere)) {
    await visit(page, `/v3/plan${path}`)
    await page.locator('main h1', { hasText: heading }).waitFor()
    expect(await page.locator('main a, header a').count(), path).toBeGreaterThan(0)
    await expectPlainWords(page)
  }
})

/** Requests that no page makes; none of them may disturb the server. */
const strange = [
  ['GET', routes.memberWeek, { week: -1 }],
  ['GET', routes.memberWeek, { week: 0 }],
  ['GET', routes.memberWeek, { week: 10_000 }],
  ['GET', routes.memberWeek, { week: 1.5 }],
  ['GET', routes.memberWeek, { week: '1e2' }],
  ['GET', routes.memberWeek, { week: 'NaN' }],
  ['GET', routes.memberWeek, { week: '../member' }],
  ['GET', routes.memberList, { week: 99_999_999_999_999 }],
  ['GET', routes.memberCalendar, { week: 520 }],
  ['GET', routes.memberCandidates, { week: 1, day: 7, meal: 0 }],
  ['GET', routes.memberCandidates, { week: 1, day: 0, meal: 4 }],
  ['PUT', routes.memberMeal, { week: 1, day: 0, meal: 0 }, { to: 'recipe', recipe: 'nonsense' }],
  ['PUT', routes.memberMeal, { week: 1, day: 0, meal: 0 }, { to: 'leftovers', of: { day: 6, meal: 2 } }],
  ['PUT', routes.memberMeal, { week: 1, day: 0, meal: 0 }, { to: 'nothing' }],
  ['PUT', routes.memberMeal, { week: 1, day: 0, meal: 0 }, null],
  ['GET', routes.memberRecipe, { recipe: 'nonsense' }],
  ['GET', routes.memberRecipe, { recipe: '__proto__' }],
  ['GET', routes.memberRecipe, { recipe: 'constructor' }],
  ['GET', routes.memberSavedRecipe, { recipe: 'nonsense' }],
  ['PUT', routes.memberOpinion, { recipe: 'nonsense' }, { opinion: 'favourite' }],
  ['PUT', routes.memberBanned, { ingredient: 'nonsense' }],
  ['PUT', routes.memberBanned, { ingredient: 'constructor' }],
  ['PUT', routes.memberWeight, { day: '2026-13-45' }, { kg: 80 }],
  ['PUT', routes.memberWeight, { day: '0000-00-00' }, { kg: 80 }],
  ['PUT', routes.memberWeight, { day: '2026-02-30' }, { kg: 80 }],
  ['PUT', routes.memberWeight, { day: '9999-12-31' }, { kg: 80 }],
  ['PUT', routes.memberSettings, {}, { mealsADay: 3 }],
  ['PUT', routes.memberSettings, {}, []],
  ['PUT', routes.memberTicks, { week: 1 }, { ticks: [{ id: 'salt', ticked: 'yes', changedAt: 'now' }] }],
  [
    'PUT',
    routes.memberTicks,
    { week: 9 },
    { ticks: [{ id: 'salt', ticked: true, changedAt: '2026-01-01T00:00:00Z' }] },
  ],
  ['DELETE', routes.memberWeek, { week: 1 }],
] as const

test('nonsensical requests are refused, and nothing breaks', async () => {
  const owner = await newOwner()
  const before = await owner.week()
  const answers: string[] = []
  for (const [method, route, places, body] of strange) {
    const answer = await owner.ask(method, route, places, body)
    const reply: unknown = await answer.json()
    if (answer.status < 400 || answer.status >= 500) answers.push(`${answer.status} ${method} ${route}`)
    expect(reply, `${method} ${route}`).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  }
  expect(answers).toEqual([])
  expect(await owner.week()).toEqual(before)
})
