import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok, type Replies, refused } from '#web/stub-server.fixture.ts'
import { examplePantry } from './pantry.example.ts'

const ID = '0190a1b2-c3d4-4e5f-8a9b-0c1d2e3f4a5b'
const PANTRY = 'GET /api/v2/member/pantry'
const CORRECT = `PUT /api/v2/member/pantry/corrections/${ID}`
const TAKE_BACK = `DELETE /api/v2/member/pantry/corrections/${ID}`

async function open(others: Replies = {}) {
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(ID)
  const opened = await openMember('/plan/pantry', others)
  await screen.findByRole('heading', { level: 1, name: 'At home' })
  return opened
}
const withoutCabbage = { ...examplePantry, foods: examplePantry.foods.filter(({ id }) => id !== 'cabbage') }

test('what should be at home is shown with its amount and date, frozen food apart', async () => {
  await open()
  const foods = within(screen.getByRole('region', { name: 'In your kitchen' }))
  foods.getByText('Cabbage')
  foods.getByText('use by Nov 29')
  within(screen.getByRole('region', { name: 'In the freezer' })).getByText('Cod fillet')
})

test('a tap says that something is used up, and it can be undone', async () => {
  const { user, server } = await open({ [CORRECT]: ok(withoutCabbage), [TAKE_BACK]: ok(examplePantry) })
  await user.click(screen.getByRole('button', { name: 'Cabbage: used up' }))
  await screen.findByText('Cabbage is used up.')
  expect(screen.queryByText('use by Nov 29')).toBeNull()
  expect(server.callsOf(CORRECT)[0]?.body).toEqual({ kind: 'GONE', food: 'cabbage' })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('use by Nov 29')
  expect(server.callsOf(TAKE_BACK)).toHaveLength(1)
})

test('a button is called what stands on it, and of which food, for those who say it', async () => {
  await open()
  const { getAllByRole } = within(screen.getByRole('region', { name: 'In your kitchen' }))
  const buttons = getAllByRole('button').map((button) => [button.getAttribute('aria-label') ?? '', button.textContent])
  for (const [name, text] of buttons) expect(name?.toLowerCase()).toContain(text?.toLowerCase())
})

test('half of it and the freezer are a tap too', async () => {
  const { user, server } = await open({ [CORRECT]: ok(examplePantry) })
  await user.click(screen.getByRole('button', { name: 'Oats: half left' }))
  await screen.findByText('About half of the oats is left.')
  await user.click(screen.getByRole('button', { name: 'Chicken breast, skinless: froze it' }))
  await screen.findByText('Chicken breast, skinless is in the freezer.')
  expect(server.callsOf(CORRECT).map(({ body }) => body)).toEqual([
    { kind: 'HAVE', foods: [{ food: 'oats', grams: 350 }] },
    { kind: 'FROZEN', food: 'chicken-breast' },
  ])
})

test('an empty pantry asks what a home usually has, and keeps all of it at once', async () => {
  const { user, server } = await open({
    [PANTRY]: ok({ ...examplePantry, foods: [], cooked: [] }),
    [CORRECT]: ok(examplePantry),
  })
  await user.click(screen.getByRole('button', { name: 'Pasta' }))
  await user.click(screen.getByRole('button', { name: 'Tahini' }))
  await user.click(screen.getByRole('button', { name: 'I have these 2' }))
  await screen.findByText('2 foods are at home.')
  expect(server.callsOf(CORRECT)[0]?.body).toEqual({
    kind: 'HAVE',
    foods: [
      { food: 'pasta', grams: 250 },
      { food: 'tahini', grams: 140 },
    ],
  })
  await screen.findByRole('button', { name: 'Name what you usually have' })
})

test('a meal that was not cooked is said so, and taken back', async () => {
  const [meal] = examplePantry.cooked
  const denied = { ...examplePantry, cooked: meal === undefined ? [] : [{ ...meal, notCooked: ID }] }
  const { user, server } = await open({ [CORRECT]: ok(denied), [TAKE_BACK]: ok(examplePantry) })
  await user.click(screen.getByRole('button', { name: 'Red lentil soup: didn’t cook it' }))
  await screen.findByText(/^Red lentil soup wasn’t cooked/)
  expect(server.callsOf(CORRECT)[0]?.body).toEqual({ kind: 'NOT_COOKED', week: 1, day: 0, meal: 1 })
  await user.click(screen.getByRole('button', { name: 'Red lentil soup: cooked it after all' }))
  await waitFor(() => screen.getByRole('button', { name: 'Red lentil soup: didn’t cook it' }))
})

test('a refusal says why, and nothing changes', async () => {
  const { user } = await open({ [CORRECT]: refused('FOOD_UNKNOWN', 'We don’t know this food.', 404) })
  await user.click(screen.getByRole('button', { name: 'Cabbage: used up' }))
  await screen.findByText('We don’t know this food.')
  screen.getByText('use by Nov 29')
})

test('of a food that is frozen in part, its date is that of the rest', async () => {
  const [chicken] = examplePantry.foods
  const foods = chicken === undefined ? [] : [{ ...chicken, frozen: '200\u202fg' }]
  await open({ [PANTRY]: ok({ ...examplePantry, foods }) })
  await screen.findByText('200 g of it in the freezer, the rest: use by Nov 17')
})
