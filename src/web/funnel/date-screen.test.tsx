import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStep, storedHero } from '#web/app.fixture.tsx'
import { storeConditions } from '#web/device/conditions.ts'
import { likelyHero } from '#web/device/likely-hero.ts'

const day = () => screen.getByLabelText<HTMLInputElement>('When is it?')

// Empty, yesterday, today, the earliest year, more than two years ahead, and the latest year.
test.each(['', '2026-11-20', '2026-11-21', '0001-01-01', '2028-11-21', '9999-12-31'])(
  'the day "%s" is refused, as it is not between tomorrow and two years from now',
  async (date) => {
    const user = await openStep('event-day')
    fireEvent.change(day(), { target: { value: date } })
    await user.click(screen.getByRole('button', { name: 'Next Step' }))
    expect(screen.getByRole('alert').textContent).toBe('Choose a day from tomorrow to two years from now.')
    expect(day().value).toBe(date)
    expect(storedHero().eventDate).toBeUndefined()
  },
)

test('the time until a future day is shown in weeks, and the day is stored', async () => {
  storeConditions(['NONE'])
  const user = await openStep('event-day')
  screen.getByText('The day of the wedding.')
  fireEvent.change(day(), { target: { value: '2027-01-02' } })
  expect(screen.getByRole('status').textContent).toBe('That’s in 6 weeks.')
  // The forecast can be computed for this day before the press; only the press stores it.
  expect(likelyHero.get()).toEqual({ ...storedHero(), eventDate: '2027-01-02' })
  expect(storedHero().eventDate).not.toBe('2027-01-02')
  await user.click(screen.getByRole('button', { name: 'Next Step' }))
  await screen.findByRole('heading', { level: 1, name: /half of people like you weigh/ })
  expect(storedHero()).toMatchObject({ eventDate: '2027-01-02' })
  expect(likelyHero.get()).toBeNull()
})

test.each(['2026-11-22', '2028-11-20'])('the first and the last possible day are accepted: %s', async (date) => {
  storeConditions(['NONE'])
  const user = await openStep('event-day')
  fireEvent.change(day(), { target: { value: date } })
  await user.click(screen.getByRole('button', { name: 'Next Step' }))
  await screen.findByRole('heading', { level: 1, name: /half of people like you/ })
  expect(storedHero()).toMatchObject({ eventDate: date })
})

test('a day is chosen in the calendar, by pointer or by keys, and the field shows it', async () => {
  const user = await openStep('event-day')
  const month = await screen.findByRole('table', { name: 'November 2026' })
  await user.click(within(month).getByRole('button', { name: 'November 30, 2026' }))
  expect(day().value).toBe('2026-11-30')
  await user.keyboard('{ArrowDown}{PageDown}{ArrowRight}')
  await screen.findByRole('table', { name: 'January 2027' })
  const reached = screen.getByRole('button', { name: 'January 8, 2027' })
  expect(document.activeElement).toBe(reached)
  await user.keyboard('{Enter}')
  expect(day().value).toBe('2027-01-08')
  expect(reached.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('That’s in 7 weeks.')
})

test('the calendar follows what is typed, and offers only days from tomorrow to two years from now', async () => {
  const user = await openStep('event-day')
  const today = await screen.findByRole('button', { name: 'November 21, 2026' })
  expect(today.hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole('button', { name: 'Month before' }).hasAttribute('disabled')).toBe(true)
  fireEvent.change(day(), { target: { value: '2028-11-20' } })
  await screen.findByRole('table', { name: 'November 2028' })
  expect(screen.getByRole('button', { name: 'November 21, 2028' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole('button', { name: 'Next month' }).hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Month before' }))
  await screen.findByRole('table', { name: 'October 2028' })
})
