import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recipeExample } from '#web/member/data/week.example.ts'
import { changed, openMember } from '#web/member/member.fixture.tsx'
import { familyWeek } from '#web/member/table/family-week.example.ts'
import { familyKitchen } from '#web/member/table/kitchen.example.ts'
import { ok } from '#web/stub-server.fixture.ts'

const KITCHEN = 'GET /api/v2/member/household'
const WEEK = 'GET /api/v2/member/weeks/1'
const open = (path: string) => openMember(path, { [WEEK]: ok(familyWeek()), [KITCHEN]: ok(familyKitchen) })
const SOUP = '/plan/week/1/day/1/meal/4'
const SALAD = '/plan/week/1/day/1/meal/2'

test('a recipe names everybody’s portion and the guests, and its amounts are for the whole table', async () => {
  await open(SOUP)
  const [shares] = await screen.findAllByRole('list', { name: /Whose plate gets how much/ })
  if (shares === undefined) throw new Error('no shares')
  await within(shares).findByText('You 1½')
  expect(
    within(shares)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['You 1½', 'Ben ¾', 'Mia ½', '2 guests'])
  screen.getByText('The amounts are for everybody at the table.')
  expect(shares.closest('section')?.textContent).not.toMatch(/for you|gets the same portion/)
})

test('what a table cooks beyond its plates reaches the list as guests or as leftovers, from the side too', async () => {
  const MEAL = 'PUT /api/v2/member/weeks/1/days/0/meals/3'
  const LUNCH = 'PUT /api/v2/member/weeks/1/days/2/meals/1'
  const week = familyWeek()
  const { user, server } = await openMember(SOUP, {
    ...{ [WEEK]: ok(week), [KITCHEN]: ok(familyKitchen), [MEAL]: changed, [LUNCH]: changed },
  })
  const [soup] = await screen.findAllByRole('button', { name: 'One serving more' })
  if (soup === undefined) throw new Error('no servings')
  const lentils = () => screen.getAllByRole('checkbox', { name: /red lentils/ })[0]?.closest('label')?.textContent
  expect(lentils()).toContain('90')
  await user.click(soup)
  expect(lentils()).toContain('180')
  const asked = within(screen.getByRole('region', { name: 'Servings on the list' }))
  const question = asked.getByText('The list has a serving less than this. Whom is it for?')
  // Directly below the number that asks it: before any ingredient.
  const [ingredient] = within(soup.closest('section') as HTMLElement).getAllByRole('checkbox')
  if (ingredient === undefined) throw new Error('no ingredients')
  expect(question.compareDocumentPosition(ingredient)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(soup.closest('section')?.contains(question)).toBe(true)
  await user.click(asked.getByRole('button', { name: 'For guests' }))
  await screen.findByText(/A guest comes to this meal/)
  expect(server.callsOf(MEAL).map(({ body }) => body)).toEqual([{ to: 'guests', guests: 1 }])
  expect(lentils()).toContain('90')
  await user.click(soup)
  await user.click(screen.getByRole('button', { name: 'Leftovers for Wednesday’s lunch' }))
  await screen.findByText(/Wednesday’s lunch now comes from this pot too/)
  expect(server.callsOf(LUNCH).map(({ body }) => body)).toEqual([{ to: 'leftovers', of: { day: 0, meal: 3 } }])
  const side = within(screen.getByRole('region', { name: /^On the side/ }))
  await user.click(side.getByRole('button', { name: /^One (serving|person) more$/ }))
  await user.click(side.getByRole('button', { name: 'For guests' }))
  await screen.findByText(/A guest comes to this meal/)
  expect(server.callsOf(MEAL)).toHaveLength(2)
})

test('what is cooked apart says for whom, with only the lines that differ', async () => {
  await open(SOUP)
  const heading = await screen.findByRole('heading', { name: 'Cooked apart for Mia' })
  const part = heading.closest('[data-apart]')
  expect(part === null ? [] : within(part as HTMLElement).getAllByRole('checkbox')).toHaveLength(1)
  expect(part?.textContent).toContain('gluten-free stock')
})

test('a dish that only one of them eats has its recipe on the page of the meal, without figures', async () => {
  await open(SALAD)
  const dish = within(await screen.findByRole('region', { name: 'Green shakshuka' }))
  await dish.findByText('Only for Mia')
  dish.getByRole('heading', { name: 'Ingredients' })
  expect(dish.queryByText(/kcal/)).toBeNull()
})

test.each([
  ['/plan/week', 'link'],
  ['/plan/week/1/day/1', 'article'],
] as const)('%s says whose plate gets how much, and who eats something else', async (path, role) => {
  await open(path)
  await screen.findAllByText('Ben ¾')
  const meals = screen.getAllByRole(role).map(({ textContent }) => textContent ?? '')
  expect(meals.find((text) => text.includes('Chicken Caesar'))).toMatch(/You 1¼Ben ¾Mia: Green shakshuka/)
})

test('nobody asks who eats in the kitchen for somebody who eats alone', async () => {
  const { server } = await openMember('/plan/week')
  await screen.findAllByText('Red lentil soup with cumin')
  expect(server.callsOf(KITCHEN)).toHaveLength(0)
  expect(document.querySelector('[data-plates]')).toBeNull()
})

test('what is left over for others is not shown to be cooked', async () => {
  const week = familyWeek()
  const { shares: _, ...instead } = week.cards['green-shakshuka'] ?? recipeExample
  const hint = 'Cooked for Sunday’s dinner and waiting in the fridge.'
  const cards = { ...week.cards, 'green-shakshuka': { ...instead, hint } }
  await openMember(SALAD, { [WEEK]: ok({ ...week, cards }), [KITCHEN]: ok(familyKitchen) })
  const other = within(await screen.findByRole('region', { name: 'Green shakshuka' }))
  other.getByText(hint)
  expect(other.queryByRole('heading', { name: 'Method' })).toBeNull()
  other.getByRole('heading', { name: 'Allergens' })
})

test('what was eaten before somebody’s rules changed leads to the recipe of now instead of being cooked from', async () => {
  const week = familyWeek()
  const { 'red-lentil-soup': soup = recipeExample } = week.cards
  const cards = { ...week.cards, 'red-lentil-soup': { ...soup, outdated: true as const } }
  await openMember(SOUP, { [WEEK]: ok({ ...week, cards }), [KITCHEN]: ok(familyKitchen) })
  await screen.findByText(/What somebody at the table must not eat has changed/)
  const link = screen.getByRole('link', { name: 'Open the recipe as it is cooked now' })
  expect(link.getAttribute('href')).toMatch(/\/plan\/recipe\/red-lentil-soup$/)
  expect(screen.queryByRole('heading', { level: 2, name: 'Method' })).toBeNull()
})
