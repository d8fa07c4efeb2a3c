import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memberExample } from '#web/member/data/member.example.ts'
import { recipeExample } from '#web/member/data/week.example.ts'
import { changed, openMember } from '#web/member/member.fixture.tsx'
import { ben, familyKitchen, mia, you } from '#web/member/table/kitchen.example.ts'
import { ok, refused } from '#web/stub-server.fixture.ts'

const SOUP = '/plan/recipe/red-lentil-soup'
const OPINION = 'PUT /api/v2/member/recipes/red-lentil-soup/opinion'

test('a recipe shows its allergens with their ingredients, and what each swap replaces', async () => {
  await openMember(SOUP)
  await screen.findByRole('heading', { level: 1, name: 'Red lentil soup with cumin' })
  expect(screen.getByText('soya').parentElement?.textContent).toBe('soya from soya yogurt')
  screen.getByText('It stands in for Greek yogurt, because you leave out dairy.')
  screen.getByText('Choose one without celery on its label.')
})

test('a favourite is shown as one at once, and stays one', async () => {
  const { user, server } = await openMember(SOUP, { [OPINION]: changed })
  const button = await screen.findByRole('button', { name: 'Favorite', pressed: false })
  await user.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  await screen.findByText(/^Added to your favorites: /)
  expect(server.callsOf(OPINION).map(({ body }) => body)).toEqual([{ opinion: 'favourite' }])
})

test('a favourite that the server refuses is taken back, with the reason', async () => {
  const { user } = await openMember(SOUP, { [OPINION]: refused('MEMBERS_ONLY', 'This comes with a plan.', 403) })
  await user.click(await screen.findByRole('button', { name: 'Favorite', pressed: false }))
  await screen.findByText('This comes with a plan.')
  screen.getByRole('button', { name: 'Favorite', pressed: false })
})

test('a recipe for a table has everybody’s serving, names whom it is not for, and is multiplied by nothing', async () => {
  const shares = [you, ben].map((eater) => ({ eater, portion: 1 }))
  const settings = { ...memberExample.settings, eaters: 4 }
  await openMember(SOUP, {
    'GET /api/v2/member/recipes/red-lentil-soup': ok({ ...recipeExample, shares, notFor: [mia] }),
    'GET /api/v2/member/household': ok(familyKitchen),
    'GET /api/v2/member': ok({ ...memberExample, settings, table: 3 }),
  })
  await screen.findByText('Not for Mia: it contains what they must not eat.')
  await screen.findByText('Ben 1')
  expect(screen.queryByRole('group', { name: /people/i })).toBeNull()
})

test('a recipe that nobody has written in the language of the page is marked as English, and its labels are not', async () => {
  await openMember(SOUP, { 'GET /api/v2/member/recipes/red-lentil-soup': ok({ ...recipeExample, lang: 'en' }) })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Red lentil soup with cumin' })
  expect(heading.querySelector('[lang=en]')?.textContent).toBe('Red lentil soup with cumin')
  const [step = ''] = recipeExample.steps.map(({ text }) => text)
  expect(screen.getByText(step).getAttribute('lang')).toBe('en')
  expect(screen.getByText('It stands in for Greek yogurt, because you leave out dairy.').closest('[lang]')).toBeNull()
})
