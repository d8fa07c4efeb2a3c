import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changed, openMember, showMore } from '#web/member/member.fixture.tsx'
import { currentPath } from '#web/navigation/navigation.ts'
import { ok, refused } from '#web/stub-server.fixture.ts'

const SOUP = '/plan/week/1/day/1/meal/4'
const DISLIKE = 'PUT /api/v2/member/recipes/red-lentil-soup/opinion'
const UNDO = 'DELETE /api/v2/member/changes/one'
const LAST = 'GET /api/v2/member/changes/last'
const meals = [{ week: 1, day: 0, meal: 3 }]
const sentence = 'Monday’s dinner: Goan fish curry instead of Red lentil soup with cumin.'
const made = ok({ changes: [sentence], meals, undo: 'one' })
const lastOne = ok({
  last: {
    id: 'one',
    madeAt: new Date().toISOString(),
    done: 'You said no to Red lentil soup with cumin.',
    changes: [sentence, 'Tuesday’s lunch: Pie instead of Soup.', 'Friday’s lunch: Rice instead of Soup.'],
    meals,
  },
})

const dislike = async (others = {}) => {
  const opened = await openMember(SOUP, { [DISLIKE]: made, ...others })
  await showMore()
  const [button] = await screen.findAllByRole('button', { name: 'Not for me' })
  if (button !== undefined) await opened.user.click(button)
  await screen.findByText(`Red lentil soup with cumin won’t come up again. ${sentence}`)
  return opened
}
const notice = () => screen.getByRole('group', { name: 'What was just done' })
const dinner = () => screen.getByRole('link', { name: 'Red lentil soup with cumin' })

test('a change leads to the meal that it was about, and undoing it leads there again', async () => {
  const { user, server } = await dislike({ [UNDO]: ok({ changes: [], meals, undo: null }) })
  await waitFor(() => expect(currentPath()).toBe('/plan/week/1/day/1'))
  await waitFor(() => expect(document.activeElement).toBe(dinner()))
  await user.click(await screen.findByRole('link', { name: 'Settings' }))
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  await user.click(within(notice()).getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone: your plan is as it was before.')
  await waitFor(() => expect(currentPath()).toBe('/plan/week/1/day/1'))
  await waitFor(() => expect(document.activeElement).toBe(dinner()))
  expect(server.callsOf(UNDO)).toHaveLength(1)
})

test('offline, nothing is undone or lost, and it can be tried again', async () => {
  const { user, server } = await dislike()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(/^We can’t reach our server right now, so this may not be undone yet\./)
  server.change({ [UNDO]: changed })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone: your plan is as it was before.')
})

test('what can no longer be undone says why', async () => {
  const { user } = await dislike({ [UNDO]: refused('UNDO_CLOSED', 'This can no longer be undone.') })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('This can no longer be undone.')
})

test('banning a food on the page of a meal leads to the dish that replaced the meal', async () => {
  const { user } = await openMember(SOUP, { 'PUT /api/v2/member/banned/onion': made })
  const press = async (name: string) => {
    await showMore()
    const [button] = await screen.findAllByRole('button', { name })
    if (button !== undefined) await user.click(button)
  }
  await press('More about onion')
  await press('Never use onion')
  await screen.findByText(/^Your plan will leave out onion from now on\./)
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
})

test.each(['/plan/week', '/plan/settings', '/plan/weight'])(
  '%s shows the last change, with an undo button',
  async (path) => {
    const { user, server } = await openMember(path, { [LAST]: lastOne, [UNDO]: changed })
    const card = within(await screen.findByRole('region', { name: 'Your last change' }))
    card.getByText('You said no to Red lentil soup with cumin.')
    card.getByText(sentence)
    card.getByText(path === '/plan/settings' ? 'One more change' : 'What changed')
    server.change({ [LAST]: ok({ last: null }) })
    await user.click(card.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone: your plan is as it was before.')
    expect(server.callsOf(UNDO)).toHaveLength(1)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your last change' })).toBeNull())
  },
)

test('after an undo, the restored settings are shown', async () => {
  const { user } = await openMember('/plan/settings', {
    'PUT /api/v2/member/settings': ok({ changes: [], meals: [], undo: 'one' }),
    [UNDO]: changed,
  })
  const people = within(await screen.findByRole('group', { name: /People who eat with you/ }))
  await user.click(people.getByRole('radio', { name: '4' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.', { selector: 'p[tabindex]' })
  await user.click(within(notice()).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(people.getByRole('radio', { name: '1' })).toHaveProperty('checked', true))
  expect(screen.queryByText('Saved.', { selector: 'p[tabindex]' })).toBeNull()
})
