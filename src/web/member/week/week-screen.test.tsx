import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { memberExample } from '#web/member/data/member.example.ts'
import { previewExample } from '#web/member/data/week.example.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { currentPath } from '#web/navigation/navigation.ts'
import { ok, refused } from '#web/stub-server.fixture.ts'

test('the current week shows its seven days, and today is marked', async () => {
  await openMember('/plan/week')
  await screen.findByRole('heading', { level: 1, name: 'Week 1' })
  const days = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(days).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
  const today = screen.getByText('Today', { selector: 'li *' }).closest('li')
  expect(today === null ? null : within(today).getByRole('heading', { level: 2 }).textContent).toBe('Saturday')
})

test('the next week is one press away, and a meal leads to its page', async () => {
  const { user } = await openMember('/plan/week')
  await user.click(await screen.findByRole('link', { name: 'Next week' }))
  await screen.findByRole('heading', { level: 1, name: 'Week 2' })
  const [soup] = screen.getAllByRole('link', { name: /Red lentil soup/ })
  if (soup !== undefined) await user.click(soup)
  expect(currentPath()).toBe('/plan/week/2/day/1/meal/4')
})

test('leftovers say which meal they come from', async () => {
  await openMember('/plan/week')
  const [again] = await screen.findAllByText('From Monday’s dinner')
  expect(again?.closest('a')?.textContent).toContain('leftovers')
})

test('before a plan is bought, the first day is shown, and what a plan adds', async () => {
  await openMember('/plan', {
    'GET /api/v2/member': ok({ ...memberExample, access: 'preview' }),
    'GET /api/v2/member/weeks/1': ok(previewExample()),
  })
  await screen.findByRole('heading', { level: 1, name: 'Your first day' })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Monday',
    'The rest of your week',
  ])
  screen.getByRole('button', { name: 'See the plans' })
  expect(screen.queryByRole('link', { name: 'Next week' })).toBeNull()
})

test('a week that is not open says so and leads back', async () => {
  await openMember('/plan/week/9', { 'GET /api/v2/member/weeks/9': refused('WEEK_NOT_OPEN') })
  await screen.findByRole('heading', { level: 1, name: 'This week isn’t open' })
  screen.getByRole('link', { name: 'To your current week' })
})

test('without a server the page says so, and opens once the server is back', async () => {
  const { user, server } = await openMember('/plan/week/2', { 'GET /api/v2/member/weeks/2': refused('', '', 503) })
  await screen.findByRole('heading', { level: 1, name: 'We can’t reach our server right now' })
  server.change({ 'GET /api/v2/member/weeks/2': ok(previewExample()) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Your first day' })
})

test('a device whose session has ended is sent to the sign-in page', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockReturnValue()
  onTestFinished(() => replace.mockRestore())
  await openMember('/plan', { 'GET /api/v2/member': refused('TOKEN_INVALID', 'Please sign in.', 401) })
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/v3/sign-in'))
})
