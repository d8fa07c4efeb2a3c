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

test('an announcement appears in a live region and disappears after a while', () => {
  expect(screen.getByRole('status').textContent).toBe('')
  say(() => announce('Done.', { label: 'Undo', run: () => {} }))
  expect(screen.getByRole('status').textContent).toBe('Done.Undo')
  pass(14_000)
  screen.getByRole('button', { name: 'Undo' })
  pass(LONG_MS)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('an announcement stays while it has the focus or the pointer', () => {
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

test.each(['Undo', 'Close'])('%s gives the focus back to where it came from, or to the heading', (name) => {
  const page = (hasOrigin: boolean) => (
    <>
      <h1 id="heading" tabIndex={-1}>
        Today
      </h1>
      {hasOrigin && <button type="button">Eaten</button>}
    </>
  )
  const { rerender } = render(page(true))
  const origin = screen.getByRole('button', { name: 'Eaten' })
  const press = () => {
    act(() => origin.focus())
    say(() => announce('Done.', { label: 'Undo', run: () => {} }))
    const button = screen.getByRole('button', { name })
    act(() => button.focus())
    return () => act(() => button.click())
  }
  press()()
  expect(document.activeElement).toBe(origin)
  const pressAgain = press()
  rerender(page(false))
  pressAgain()
  expect(document.activeElement?.textContent).toBe('Today')
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
