import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changed, openMember } from '#web/member/member.fixture.tsx'
import { refused } from '#web/stub-server.fixture.ts'

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
