import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { announce, announceChanges, announcements } from './announcements.ts'
import { Announcer } from './announcer.tsx'

/** Longer than any sentence is shown. */
const LONG_MS = 120_000

beforeEach(() => {
  announcements.set(null)
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  render(<Announcer />)
})
const say = (run: () => void) => act(run)
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('what was done is said in a live region, and goes after a while', () => {
  expect(screen.getByRole('status').textContent).toBe('')
  say(() => announce('Done.', { label: 'Undo', run: () => {} }))
  expect(screen.getByRole('status').textContent).toBe('Done.Undo')
  pass(14_000)
  screen.getByRole('button', { name: 'Undo' })
  pass(LONG_MS)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('it does not go while it has the focus or the pointer', () => {
  say(() => announce('Done.', { label: 'Undo', run: () => {} }))
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  pass(LONG_MS)
  const card = screen.getByRole('group', { name: 'What was just done' })
  fireEvent.pointerEnter(card)
  act(() => screen.getByRole('button', { name: 'Undo' }).blur())
  pass(LONG_MS)
  screen.getByRole('button', { name: 'Undo' })
  fireEvent.pointerLeave(card)
  pass(LONG_MS)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('changes that are not named at once are listed behind a tap', () => {
  say(() => announceChanges('Saved.', ['Monday’s lunch: soup.', 'Tuesday’s lunch: pie.', 'Friday’s dinner: fish.']))
  screen.getByText('Saved. Monday’s lunch: soup.')
  const list = screen.getByText('2 more changes').closest('details')
  expect([...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Tuesday’s lunch: pie.',
    'Friday’s dinner: fish.',
  ])
})
