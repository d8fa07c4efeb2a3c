import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { CandidatesReply, MealView, WeekView } from '#domain/api/member/week.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { dayInUtc } from '#domain/billing/day-words.ts'
import { visit } from '#tests/e2e/hydration.ts'
import type { PageName } from '#web/member/pages/member-pages.ts'
import { violationsOn } from '../accessibility/violations.ts'
import { type AppWithDatabase, appWithDatabase } from '../app-with-database.ts'
import { type Look, type Open, test } from '../browser.ts'
import { passed } from '../member/moved-member.ts'
import { expectPlainWords, shows } from '../member/plan-page.ts'
import { type Adult, newKitchen } from './kitchen.ts'

// Two weeks pass for everyone in the app, so these tests have their own.
let app: AppWithDatabase
let now: Date
beforeAll(async () => {
  app = await appWithDatabase()
  now = await passed(app.url, 0)
})
afterAll(() => app.stop())

const today = () => dayInUtc(now)
const pass = async (days: number) => {
  now = await passed(app.url, days)
}

async function goTo(page: Page, path: string, screen: PageName): Promise<void> {
  await page.clock.setFixedTime(now)
  await visit(page, `${app.url}/v3/plan${path}`)
  await shows(page, screen)
}
async function device(open: Open, who: Adult, look: Look = {}): Promise<Page> {
  // The app of these tests is another site than that of the run.
  return open({ ...look, stored: who.stored, expected: [/other site/] })
}

const weekOf = ({ ask }: Adult, week: number) => ask<WeekView>('GET', filled(routes.memberWeek, { week }))
const recipesOf = ({ days }: WeekView) => days.map(({ meals }) => meals.map(({ dishes }) => dishes[0]?.recipe))
const mealsOf = ({ days }: WeekView): readonly MealView[] => days.flatMap(({ meals }) => meals)
const mealPath = (day: number, meal: number, week: number) => `/week/${week}/day/${day + 1}/meal/${meal + 1}`

/** The plates of a meal as its card on the page of the week names them. */
const platesOf = (page: Page, path: string) =>
  page.locator(`a[href$="${path}"] [data-plates] > span:not(.visually-hidden)`).allTextContents()

test('a couple eats one week from plates of their own, sees the other’s swap, and keeps the week that is past', async ({
  open,
}) => {
  const { ann, ben } = await newKitchen(app.url, { today, now })
  const [hers, his] = await Promise.all([device(open, ann), device(open, ben, { device: 'desktop' })])
  const first = await weekOf(ann, 1)
  await Promise.all([goTo(hers, '/week', 'week'), goTo(his, '/week', 'week')])
  const dinner = mealPath(1, (first.days[1]?.meals.length ?? 1) - 1, 1)
  await hers.locator(`a[href$="${dinner}"] [data-plates]`).waitFor()
  await his.locator(`a[href$="${dinner}"] [data-plates]`).waitFor()
  // One's own portion is exact, that of the other in quarters.
  const names = (texts: readonly string[]) => texts.map((text) => text.replace(/ [\d¼½¾⅓⅔]+$/, '')).toSorted()
  const mirrored = (await platesOf(hers, dinner)).map((text) => text.replace(/^You /, 'Ann ').replace(/^Ben /, 'You '))
  expect(names(await platesOf(his, dinner))).toEqual(names(mirrored))
  expect(await violationsOn(hers)).toEqual([])

  const at = { week: 1, day: 6, meal: 0 }
  const { candidates } = await ann.ask<CandidatesReply>('GET', filled(routes.memberCandidates, at))
  const [other] = candidates
  await ann.ask('PUT', filled(routes.memberMeal, at), { to: 'recipe', recipe: other?.recipe })
  await his.evaluate(() => window.dispatchEvent(new Event('focus')))
  await his.locator(`a[href$="${mealPath(6, 0, 1)}"]`, { hasText: other?.title ?? '' }).waitFor()

  const eaten = recipesOf(await weekOf(ben, 1))
  await pass(7)
  await goTo(his, '/week', 'week')
  await his.locator('h1', { hasText: 'Week 2' }).waitFor()
  await his.locator('[data-plates]').first().waitFor()
  expect(recipesOf(await weekOf(ben, 1))).toEqual(eaten)
  await goTo(hers, '', 'today')
  await hers.locator('[data-next] [data-plates]', { hasText: 'Ben' }).waitFor()
  await expectPlainWords(hers)
  await pass(7)
  expect(recipesOf(await weekOf(ann, 1))).toEqual(recipesOf(await weekOf(ben, 1)))
  expect((await weekOf(ann, 3)).days).toHaveLength(7)
})

const mia = { name: 'Mia', age: 8, appetite: 'USUAL', diets: [], restrictions: ['GLUTEN'] }
const tom = { name: 'Tom', age: 12, appetite: 'LARGE', diets: [], restrictions: [] }

/** The foods with gluten on a coeliac child's plates, by what the cards say for them. */
function glutenOn({ days, cards }: WeekView, eater: string): readonly string[] {
  const dishes = days.flatMap(({ meals }) =>
    meals.flatMap(({ plates = [] }) =>
      plates.filter((plate) => plate.eater === eater).flatMap((plate) => plate.dishes),
    ),
  )
  return dishes.flatMap(({ card }) => {
    const shown = cards[card]
    const isApart = shown?.apart?.some(({ eaters }) => eaters.includes(eater)) === true
    return isApart
      ? []
      : (shown?.allergens ?? [])
          .filter(({ allergen }) => /gluten|wheat/i.test(allergen))
          .map(({ from }) => `${shown?.title}: ${from.join()}`)
  })
}

test('a family of four cooks once, and the coeliac child never gets gluten, for two weeks', async ({ open }) => {
  const { ann } = await newKitchen(app.url, { today, now })
  await ann.ask('POST', routes.memberEaters, tom)
  const { eaters } = await ann.ask<{ eaters: readonly { id: string; name: string }[] }>(
    'POST',
    routes.memberEaters,
    mia,
  )
  const child = eaters.find(({ name }) => name === 'Mia')?.id ?? ''
  const week = await weekOf(ann, 1)
  expect(mealsOf(week).every(({ plates = [] }) => plates.length === 3)).toBe(true)
  expect(glutenOn(week, child)).toEqual([])

  const page = await device(open, ann, { device: 'desktop' })
  const day = week.days.findIndex(({ meals }) => meals.at(-1)?.leftoverOf === null)
  const meal = (week.days[day]?.meals.length ?? 1) - 1
  await goTo(page, mealPath(day, meal, 1), 'meal')
  const shares = page.locator('[data-shares]').first()
  await shares.locator('li', { hasText: 'Tom' }).waitFor()
  await shares.locator('li', { hasText: 'You' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await expectPlainWords(page)

  await goTo(page, '/kitchen', 'kitchen')
  const row = page.locator('li[data-eater=child]', { hasText: 'Mia' })
  expect(await row.textContent()).toMatch(/8 years old.*Never on their plate: gluten/)
  for (const each of await page.locator('li[data-eater=child]').allTextContents())
    expect(each).not.toMatch(/weight|goal|lose|calor|kcal/i)
  expect(await violationsOn(page)).toEqual([])

  await pass(7)
  const second = await weekOf(ann, 2)
  expect(mealsOf(second).every(({ plates = [] }) => plates.length === 3)).toBe(true)
  expect(glutenOn(second, child)).toEqual([])
})
