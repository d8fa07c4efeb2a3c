import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recipeExample, weekExample } from '#web/member/data/week.example.ts'
import { diaryQueue } from '#web/member/diary/diary-store.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { familyWeek } from '#web/member/table/family-week.example.ts'
import { familyKitchen } from '#web/member/table/kitchen.example.ts'
import { currentPath } from '#web/navigation/navigation.ts'
import { ok } from '#web/stub-server.fixture.ts'
import { cookSteps, dishesOf } from './cook-steps.ts'

const COOK = '/plan/week/1/day/6/meal/2/cook'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('each screen shows one step with its amounts, and button, key and swipe turn the page', async () => {
  const { user } = await openMember(COOK)
  await heading('What you need')
  await user.click(screen.getByRole('button', { name: 'Start' }))
  await heading('Step 1 of 4')
  screen.getByText('Soften the onion in a little oil with a pinch of salt.')
  const amounts = within(screen.getByRole('list', { name: 'For this step' }))
  expect(amounts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1 medium onion, chopped'])
  await user.keyboard('{ArrowRight}')
  await heading('Step 2 of 4')
  fireEvent.touchStart(document.body, { touches: [{ clientX: 300, clientY: 200 }] })
  fireEvent.touchEnd(document.body, { changedTouches: [{ clientX: 120, clientY: 210 }] })
  await heading('Step 3 of 4')
  await user.keyboard('{ArrowLeft}')
  await heading('Step 2 of 4')
})

test('scrolling up and down does not turn the page', async () => {
  await openMember(COOK)
  await heading('What you need')
  fireEvent.touchStart(document.body, { touches: [{ clientX: 300, clientY: 500 }] })
  fireEvent.touchEnd(document.body, { changedTouches: [{ clientX: 220, clientY: 100 }] })
  await heading('What you need')
})

test('the current step is remembered, and a timer runs on across the steps and leads back to its own', async () => {
  const { user } = await openMember(`${COOK}/2`)
  await heading('Step 1 of 4')
  await waitFor(() => expect(currentPath()).toBe(COOK))
  await user.click(screen.getByRole('button', { name: /6.min/ }))
  await user.keyboard('{ArrowRight}')
  await heading('Step 2 of 4')
  const dock = within(screen.getByRole('region', { name: 'Timers' }))
  const [back] = dock.getAllByRole('link')
  await user.click(screen.getByRole('link', { name: 'Leave cooking mode' }))
  await heading('Green shakshuka')
  await user.click(screen.getByRole('link', { name: 'Start cooking' }))
  await heading('Step 2 of 4')
  if (back !== undefined) expect(back.getAttribute('href')).toBe(`/v3${COOK}/2`)
})

test('a dish that replaces another begins at its first screen, with nothing ticked', async () => {
  const { user, server } = await openMember(COOK)
  await heading('What you need')
  await user.click(screen.getByRole('checkbox', { name: /onion/ }))
  await user.click(screen.getByRole('button', { name: 'Start' }))
  await heading('Step 1 of 4')
  const week = weekExample()
  const curry = week.days[1]?.meals[3] ?? expect.fail()
  const days = week.days.map((day, at) =>
    at === 5 ? { ...day, meals: day.meals.map((meal, slot) => (slot === 1 ? curry : meal)) } : day,
  )
  server.change({ 'GET /api/v2/member/weeks/1': ok({ ...week, days }) })
  window.dispatchEvent(new Event('focus'))
  await heading('What you need')
  screen.getByText('Goan fish curry')
  expect(screen.getByRole('checkbox', { name: /onion/ })).toHaveProperty('checked', false)
})

test('after the last step, one tap marks the meal as eaten', async () => {
  const { user } = await openMember(`${COOK}/6`)
  await heading('Enjoy your meal')
  await user.click(screen.getByRole('button', { name: 'Eaten' }))
  await waitFor(() => expect(currentPath()).toBe('/plan'))
  expect(diaryQueue.get().map(({ change }) => change.id)).toEqual(['meal-1-5-1'])
})

test('a missing meal is reported', async () => {
  await openMember('/plan/week/1/day/6/meal/5/cook')
  await heading('There’s no such meal')
})

test('the amount of an ingredient that several steps use is marked as the total', () => {
  const steps = recipeExample.steps.map((step, at) => ({ ...step, uses: at < 2 ? [1] : [0] }))
  const shared = cookSteps([{ key: 'soup', card: { ...recipeExample, steps } }], () => 2)
  expect(shared.map(({ amounts }) => amounts.map(({ amount, isShared }) => [amount, isShared]))[0]).toEqual([
    ['2 medium', true],
  ])
  // A copy stored before steps listed their ingredients has no amounts.
  const old = recipeExample.steps.map(({ text, minutes }) => ({ text, minutes }))
  expect(cookSteps([{ key: 'soup', card: { ...recipeExample, steps: old } }], () => 1)[0]?.amounts).toEqual([])
})

test('at a table the amounts are for all plates, and what only one of them eats is cooked too', async () => {
  const week = familyWeek()
  await openMember('/plan/week/1/day/1/meal/2/cook', {
    'GET /api/v2/member/weeks/1': ok(week),
    'GET /api/v2/member/household': ok(familyKitchen),
  })
  await heading('What you need')
  const own = within(screen.getByRole('region', { name: 'Green shakshuka' }))
  await own.findByText('Mia ½')
  expect(own.queryByText(/for 2 people/)).toBeNull()
  const salad = week.days[0]?.meals[1]
  if (salad === undefined) throw new Error('no lunch')
  const dishes = dishesOf(salad, week.cards, { week: 1, day: 0, meal: 1 })
  expect(dishes.map(({ card }) => card.title)).toEqual(['Chicken Caesar with rye crumbs', 'Green shakshuka'])
  const chosen = ({ isOwn = false }) => (isOwn ? 3 : 1)
  const amounts = cookSteps(dishes, chosen).filter(({ dish, at }) => at === 0 && dish.card.title === 'Green shakshuka')
  expect(amounts[0]?.amounts[0]?.amount).toBe('1 medium')
})

test('amounts that include a later meal say so beside them, and again when the dish is done', async () => {
  const week = weekExample()
  const hint = 'Cook it all at once: the amounts include Sunday’s lunch.'
  const [dish] = week.days[5]?.meals[1]?.dishes ?? []
  const card = week.cards[dish?.card ?? '']
  if (card === undefined) throw new Error('no dinner')
  const cards = { ...week.cards, [dish?.card ?? '']: { ...card, hint } }
  const { user } = await openMember(COOK, { 'GET /api/v2/member/weeks/1': ok({ ...week, cards }) })
  await heading('What you need')
  screen.getByText(hint)
  await user.click(screen.getByRole('button', { name: 'Start' }))
  expect(screen.queryByText(hint)).toBeNull()
  for (let step = 1; step <= card.steps.length; step += 1) await user.keyboard('{ArrowRight}')
  await heading('Enjoy your meal')
  screen.getByText(hint)
})

test('leftovers are not cooked again', () => {
  const week = weekExample()
  const place = { week: 1, day: 1, meal: 1 }
  const meal = week.days[1]?.meals[1]
  const slaw = week.days[0]?.meals[3]?.dishes[1]
  if (meal === undefined || slaw === undefined) throw new Error('no leftovers')
  const cooked = dishesOf({ ...meal, dishes: [...meal.dishes, slaw] }, week.cards, place)
  expect(cooked.map(({ card }) => card.title)).toEqual(['Apple and cabbage slaw'])
})

test('what is left over for others at the table is not cooked again either', () => {
  const week = familyWeek()
  const salad = week.days[0]?.meals[1]
  const { shares: _, ...leftOver } = week.cards['green-shakshuka'] ?? recipeExample
  if (salad === undefined) throw new Error('no lunch')
  const dishes = dishesOf(salad, { ...week.cards, 'green-shakshuka': leftOver }, { week: 1, day: 0, meal: 1 })
  expect(dishes.map(({ card }) => card.title)).toEqual(['Chicken Caesar with rye crumbs'])
})
