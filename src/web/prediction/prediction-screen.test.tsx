import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Hero } from '#domain/funnel/hero.ts'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { openStep, storedHero } from '#web/app.fixture.tsx'
import { storeConditions } from '#web/device/conditions.ts'
import { currentPath, navigate } from '#web/navigation/navigation.ts'
import { stepPath } from '#web/navigation/views.ts'

async function openForecast(hero: Hero) {
  storeConditions(['NONE'])
  return openStep('finally-plan', hero)
}

const text = (element: Element): string => (element.textContent ?? '').replaceAll('\u202f', ' ')

test('the forecast names a weight and a day, draws the curve and shows the same figures in a table', async () => {
  await openForecast(exampleHero)
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(text(heading)).toMatch(/^By June 12, half of people like you weigh \d+(\.\d)?–\d+(\.\d)? kg$/)
  screen.getByRole('img', { name: /^Your weight over time From 80/ })
  const table = within(screen.getByRole('table', { hidden: true }))
  await table.findByRole('rowheader', { hidden: true, name: 'Nov 21, 2026' })
  const rows = table.getAllByRole('row', { hidden: true })
  expect(text(rows[0] ?? heading)).toBe('DateHalf of people like youFour in fivePlan kept every day')
  expect(text(rows[1] ?? heading)).toMatch(/^Nov 21, 2026\s*79\.7–81\.1 kg\s*79\.1–81\.7 kg\s*80 kg$/)
  expect(rows.length).toBeGreaterThan(5)
})

test('a visitor with no weight to lose gets a steady plan and no date', async () => {
  await openForecast({ ...exampleHero, weight: 65, goalWeight: 65, importantEventComingUp: 'NO_EVENTS' })
  expect(text(await screen.findByRole('heading', { level: 1 }))).toBe('Your plan keeps you at about 65 kg')
  expect(screen.queryByRole('table', { hidden: true })).toBeNull()
})

test('a goal below the healthy range is refused, and the nearest healthy goal is offered on a button', async () => {
  const user = await openForecast({ ...exampleHero, goalWeight: 50 })
  await screen.findByRole('heading', { level: 1, name: 'This goal wouldn’t be good for you' })
  await user.click(screen.getByRole('button', { name: /^Make 54\s?kg my goal$/ }))
  await screen.findByRole('heading', { level: 1, name: /half of people like you weigh/ })
  expect(storedHero()).toMatchObject({ goalWeight: 54 })
})

test('implausible measures are asked for again, and the next press shows the forecast', async () => {
  const user = await openForecast({ ...exampleHero, weight: 299 })
  await screen.findByRole('heading', { level: 1, name: 'Let’s check that again' })
  await user.click(screen.getByRole('button', { name: 'Change my weight' }))
  await screen.findByRole('heading', { level: 1, name: 'What is your weight now?' })
  const field = screen.getByRole('textbox', { name: /kg/ })
  await user.clear(field)
  await user.type(field, '80')
  await user.click(screen.getByRole('button', { name: 'Next Step' }))
  await screen.findByRole('heading', { level: 1, name: /half of people like you weigh/ })
  expect(storedHero()).toMatchObject({ weight: 80 })
})

const frail = { age: 60, feelAfterTakingStairs: 'VERY_OUT_OF_BREATH' } as const satisfies Partial<Hero>
test.each([
  ['a plan to lose', {}],
  ['a weight to keep', { weight: 65, goalWeight: 65 }],
  ['a weight that is too low', { weight: 48, goalWeight: 46 }],
] as const)('with every reason at once, a doctor is advised once: %s', async (_, measures) => {
  storeConditions(['HEART_OR_BLOOD_PRESSURE'])
  await openStep('finally-plan', { ...exampleHero, ...frail, ...measures })
  const advice = await screen.findAllByText(/(see|talk to) (a|your) doctor|show (the|your) plan to your doctor/i)
  expect(new Set(advice.map((element) => element.closest('aside, section, div')))).toHaveProperty('size', 1)
  expect(advice.length).toBeLessThanOrEqual(2)
  screen.getByText(/Stairs leave you very out of breath/)
})

test('a visitor who returns to the forecast from the pay page continues to the usual next step', async () => {
  const user = await openForecast(exampleHero)
  act(() => {
    navigate(stepPath('FEMALE', 'pay'))
    navigate(stepPath('FEMALE', 'finally-plan'))
  })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(currentPath()).toBe(stepPath('FEMALE', 'personalize-plan')))
})
