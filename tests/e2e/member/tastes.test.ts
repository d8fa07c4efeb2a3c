import { expect } from 'vitest'
import type { WeekView } from '#domain/api/member/week.ts'
import { test } from '../browser.ts'
import { newOwner, newOwnerWith, type PlanOwner } from './plan-owner.ts'
import { arriveOn, expectMessage, goToPlan, landOn, mealPath, openPlan, shows } from './plan-page.ts'

const recipesIn = ({ days }: WeekView): readonly string[] =>
  days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe)))
const ingredientsIn = ({ cards }: WeekView): readonly string[] =>
  Object.values(cards).flatMap(({ lines }) => lines.map(({ ingredient }) => ingredient))

test('a dish that a member rules out is replaced by one marked as new, and a favourite is remembered', async ({
  open,
}) => {
  const owner = await newOwner()
  const before = await owner.week()
  const dish = before.days[0]?.meals[1]?.dishes[0]
  const favourite = before.days[0]?.meals[2]?.dishes[0]
  if (dish === undefined || favourite === undefined) throw new Error('The first day has no such meals.')
  const page = await openPlan(open, owner, { path: '/week/1/day/1', screen: 'day' })
  await page.locator(`main h2 a[href$="${mealPath(0, 1)}"]`).tap()
  await arriveOn(page, 'meal')
  await page.tap('[data-action=more]')
  await page.tap('[data-action=dislike]')
  await expectMessage(page, `${dish.title} won’t come up again.`)
  await landOn(page, mealPath(0, 1))
  expect(await page.locator('main h2').allTextContents()).not.toContain(dish.title)
  for (const week of [1, 2]) expect(recipesIn(await owner.week(week))).not.toContain(dish.recipe)

  // A changed meal is marked until it is seen.
  const meal = page.locator('article', { has: page.locator(`a[href$="${mealPath(0, 1)}"]`) })
  await meal.getByText('New', { exact: true }).waitFor()
  await goToPlan(page, '/week/1', 'week')
  await page.locator(`main a[href$="${mealPath(0, 1)}"]`, { hasText: /^New/ }).tap()
  await arriveOn(page, 'meal')
  await goToPlan(page, '/week/1/day/1', 'day')
  await meal.waitFor()
  expect(await meal.getByText('New', { exact: true }).count()).toBe(0)

  await page.locator(`main h2 a[href$="${mealPath(0, 2)}"]`).tap()
  await arriveOn(page, 'meal')
  const title = await page.textContent('h1')
  await page.tap('[data-action=favourite]')
  await page.waitForSelector('[data-action=favourite][aria-pressed=true]')
  await expectMessage(page, `Added to your favorites: ${title}.`)

  // Both are in the settings; the favourite links to its recipe.
  await goToPlan(page, '/settings', 'settings')
  await page.getByRole('button', { name: `Remove ${dish.title}` }).waitFor()
  await page
    .locator('section[aria-labelledby=tastes]')
    .getByRole('link', { name: title ?? '' })
    .tap()
  await arriveOn(page, 'recipe')
  expect(await page.textContent('h1')).toBe(title)
})

const weeks = [1, 2, 3] as const

/** The first ingredient of a main dish of the first day that later weeks contain too. */
async function lastingLine({ days, cards }: WeekView, owner: PlanOwner) {
  const later = (await Promise.all(weeks.slice(1).map((week) => owner.week(week)))).flatMap(ingredientsIn)
  const lines = (days[0]?.meals ?? []).flatMap(({ dishes }, meal) =>
    (cards[dishes[0]?.card ?? '']?.lines ?? []).map((line) => ({ meal, ...line })),
  )
  return lines.find(({ ingredient }) => later.includes(ingredient))
}

test('an ingredient that a member rules out is gone from every week and from the list', async ({ open }) => {
  const { owner, found } = await newOwnerWith(lastingLine)
  const {
    meal,
    ingredient,
    names: [name = ''],
  } = found
  const page = await openPlan(open, owner, { path: mealPath(0, meal), screen: 'meal' })
  await page
    .getByRole('button', { name: `More about ${name}`, exact: true })
    .first()
    .tap()
  await page
    .getByRole('button', { name: `Never use ${name}`, exact: true })
    .first()
    .tap()
  await expectMessage(page, `Your plan will leave out ${name} from now on.`)

  for (const week of weeks) {
    expect(ingredientsIn(await owner.week(week))).not.toContain(ingredient)
    const { aisles } = await owner.list(week)
    expect(aisles.flatMap(({ lines }) => lines.map(({ id }) => id))).not.toContain(ingredient)
  }
  await goToPlan(page, '/list', 'list')
  await page.waitForSelector('label[data-value]')
  expect(await page.locator(`label[data-value="${ingredient}"]`).count()).toBe(0)

  // It can be undone in the place where it is listed.
  await goToPlan(page, '/settings', 'settings')
  const { banned } = await owner.member()
  expect(banned.map(({ id }) => id)).toEqual([ingredient])
  await page.getByRole('button', { name: `Remove ${banned[0]?.name}`, exact: true }).tap()
  await expect.poll(async () => (await owner.member()).banned).toEqual([])
})

test('a member finds a food and rules it out with the keyboard', async ({ open }) => {
  const owner = await newOwner()
  const page = await openPlan(open, owner, { path: '/settings', screen: 'settings', look: { device: 'desktop' } })
  const field = page.getByRole('combobox', { name: 'Add a food you never want' })
  await field.focus()
  await page.keyboard.type('salm')
  await page.waitForSelector('[role=option]')
  await page.keyboard.press('ArrowDown')
  const option = page.locator('[role=option][aria-selected=true]')
  const name = (await option.locator('span').first().textContent()) ?? ''
  expect(name).toMatch(/salmon/i)
  expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Remove ${name}`, exact: true }).waitFor()
  await expect.poll(async () => (await owner.member()).banned.map((food) => food.name)).toEqual([name])
  await shows(page, 'settings')
})
