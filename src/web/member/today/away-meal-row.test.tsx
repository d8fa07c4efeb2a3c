import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WeekView } from '#domain/api/member/week.ts'
import { weekExample } from '#web/member/data/week.example.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'
import { mealsOfDay, unsaidMeals } from './meal-state.ts'
import { takenDiary } from './taken-diary.fixture.ts'

const PUT = 'PUT /api/v2/member/diary'
const TODAY = 5
const own = { name: 'My chili', grams: 450, foods: [{ food: 'onion', name: 'Onion', amount: '50 g', grams: 50.5 }] }

/** The example week in which the first meal of today is a dish of the member's own. */
function ownWeek(): WeekView {
  const week = weekExample(1, '2026-11-16')
  const days = week.days.map((day, at) => ({
    ...day,
    meals: day.meals.map((meal, place) =>
      at === TODAY && place === 0 ? { ...meal, dishes: [], away: meal.figures.energy, own } : meal,
    ),
  }))
  return { ...week, days }
}

test('a dish of one’s own is marked as eaten in one tap, with its foods, and another tap takes that back', async () => {
  const { user, server } = await openMember('/plan', { [PUT]: takenDiary, 'GET /api/v2/member/weeks/1': ok(ownWeek()) })
  const next = within(await screen.findByRole('region', { name: 'Your next meal' }))
  next.getByRole('heading', { name: 'My chili' })
  const check = screen.getByRole('button', { name: 'Eaten: My chili' })
  expect(check.getAttribute('aria-pressed')).toBe('false')
  await user.click(check)
  await screen.findByText(/^Eaten: My chili, 380/)
  expect(check.getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(server.callsOf(PUT)).toHaveLength(1))
  expect(server.callsOf(PUT)[0]?.body).toMatchObject({
    changes: [
      {
        record: {
          eaten: { kind: 'plate', name: 'My chili', foods: [{ food: 'onion', grams: 50.5 }] },
          insteadOf: { week: 1, day: TODAY, meal: 0 },
        },
      },
    ],
  })
  await user.click(check)
  await waitFor(() => expect(check.getAttribute('aria-pressed')).toBe('false'))
})

/** The same week, with a meal out in its place, or one that is skipped. */
function awayWeek(energy?: number): WeekView {
  const out = ownWeek()
  const { own: _, ...away } = out.days[TODAY]?.meals[0] ?? expect.fail()
  const meal = energy === undefined ? away : { ...away, away: energy, figures: { ...away.figures, energy } }
  return { ...out, days: out.days.map((day, at) => (at === TODAY ? { ...day, meals: day.meals.with(0, meal) } : day)) }
}

test('whoever did not mark it is asked about it, and about a meal out, but not about what the plan skips', () => {
  const after = { today: '2026-11-30', clock: '08:00' }
  const slots = (view: WeekView) => unsaidMeals(mealsOfDay(view, TODAY, [], after)).map(({ meal }) => meal.slot)
  expect(slots(ownWeek())[0]).toBe('BREAKFAST')
  expect(slots(awayWeek())[0]).toBe('BREAKFAST')
  expect(slots(awayWeek(0))[0]).not.toBe('BREAKFAST')
})

test('a meal out is marked with the energy that was said of it, and the mark is taken back', async () => {
  const { user, server } = await openMember('/plan', {
    [PUT]: takenDiary,
    'GET /api/v2/member/weeks/1': ok(awayWeek(620)),
  })
  const check = await screen.findByRole('button', { name: 'Eaten: Eating out' })
  expect(check.getAttribute('aria-pressed')).toBe('false')
  await user.click(check)
  await waitFor(() => expect(server.callsOf(PUT)).toHaveLength(1))
  expect(server.callsOf(PUT)[0]?.body).toMatchObject({
    changes: [
      {
        record: {
          eaten: { kind: 'number', name: 'Eating out', energy: 620 },
          insteadOf: { week: 1, day: TODAY, meal: 0 },
        },
      },
    ],
  })
  await waitFor(() => expect(check.getAttribute('aria-pressed')).toBe('true'))
  const meals = within(screen.getByRole('region', { name: 'Meals' }))
  // It has no dish that a link could be called by.
  for (const link of meals.getAllByRole('link')) expect(link.textContent).not.toBe('')
  await user.click(check)
  await waitFor(() => expect(check.getAttribute('aria-pressed')).toBe('false'))
})

test('a meal that the plan skips has nothing to mark', async () => {
  await openMember('/plan', { 'GET /api/v2/member/weeks/1': ok(awayWeek(0)) })
  const meals = within(await screen.findByRole('region', { name: 'Meals' }))
  meals.getByText('Skipped')
  expect(meals.queryByRole('button', { name: 'Eaten: Eating out' })).toBeNull()
})

test('a meal out says what was written down of it', async () => {
  const pizza = {
    id: '0b5b7b1e-9c5a-4f55-8a38-2c1f3c9f2f01',
    changedAt: '2026-11-21T09:00:00.000Z',
    record: {
      kind: 'entry',
      day: '2026-11-21',
      eaten: { kind: 'number', name: 'Pizza', energy: 900 },
      insteadOf: { week: 1, day: TODAY, meal: 0 },
    },
    title: 'Pizza',
    figures: { energy: 900, protein: 0, carbs: 0, fat: 0, fibre: 0, sodium: 0 },
  }
  await openMember('/plan', {
    'GET /api/v2/member/weeks/1': ok(awayWeek(620)),
    'GET /api/v2/member/diary': ok({ from: '2026-10-25', entries: [pizza], favourites: [] }),
  })
  const meals = within(await screen.findByRole('region', { name: 'Meals' }))
  await meals.findByText('eaten: Pizza')
  // It has no dish that a link could be called by.
  for (const link of meals.getAllByRole('link')) expect(link.textContent).not.toBe('')
})

test('a meal out is not served smaller when the week is balanced', async () => {
  const { user } = await openMember('/plan', { [PUT]: takenDiary, 'GET /api/v2/member/weeks/1': ok(awayWeek(620)) })
  const row = (name: string) => screen.findByRole('button', { name: `More about ${name}` })
  await user.click(await row('Green shakshuka'))
  await user.click(screen.getByRole('button', { name: '2 times the planned portion' }))
  await user.click(screen.getByRole('button', { name: 'Balance the rest of the week' }))
  await user.click(screen.getByRole('button', { name: 'Use smaller portions' }))
  await screen.findByText('The portions to come are a little smaller.')
  // The whole 620 kcal outside, and three quarters of the 180 + 560 kcal at home.
  expect(document.body.textContent).toMatch(/1,175.kcal in meals to come/)
})
