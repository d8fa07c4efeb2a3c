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

/** Gives elements that match a place in a window of 800 px: from where to where. */
function placedAt(places: Readonly<Record<string, readonly [number, number]>>): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = Object.entries(places).find(([selector]) => this.matches(selector))?.[1] ?? [0, 0]
    return new DOMRect(0, at[0], 300, at[1] - at[0])
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
}

test.each([
  ['a button at the foot', [620, 660], 'top'],
  ['a button in the middle', [300, 340], 'foot'],
  ['a button at the top', [20, 60], 'foot'],
  ['a button that is not shown', [0, 0], 'foot'],
] as const)('an announcement never covers what finishes a form: %s', async (_, button, end) => {
  const { container } = render(
    <main>
      <form>
        <button type="submit">Save</button>
      </form>
    </main>,
  )
  placedAt({ '[type=submit]': button, '[role=status]': [600, 700], 'div:has(> [role=status])': [0, 700] })
  say(() => announce('Done.', { label: 'Undo', run: () => {} }))
  expect(screen.getByRole('status').dataset['end']).toBe(end)
  // The form is closed below it.
  await act(async () => {
    container.querySelector('form')?.remove()
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(screen.getByRole('status').dataset['end']).toBe('foot')
})
