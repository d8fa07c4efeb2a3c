import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStep, storedHero } from '#web/app.fixture.tsx'

const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ value }) => value)

test('without a choice the visitor stays on the screen and is told why', async () => {
  const user = await openStep('achieve')
  await user.click(screen.getByRole('button', { name: 'Next Step' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose at least one to continue.')
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  await user.click(screen.getByRole('checkbox', { name: 'Get fit' }))
  expect(screen.queryByRole('alert')).toBeNull()
  // A choice that was undone does not count.
  await user.click(screen.getByRole('checkbox', { name: 'Get fit' }))
  expect(storedHero().achieve).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Next Step' }))
  screen.getByRole('alert')
})

test('choices are stored in the order of the options, and Next Step leads on', async () => {
  const user = await openStep('achieve')
  await user.click(screen.getByRole('checkbox', { name: 'Lose weight' }))
  await user.click(screen.getByRole('checkbox', { name: 'Get fit' }))
  expect(storedHero().achieve).toEqual(['GET_FIT', 'LOSE_WEIGHT'])
  await user.click(screen.getByRole('button', { name: 'Next Step' }))
  await screen.findByRole('heading', { level: 1, name: 'Which body is closest to yours now?' })
})

test.each([
  ['foods-crave', 'NONE_ABOVE', 'FAST_FOOD'],
  ['food-restrictions', 'NONE', 'EGGS'],
] as const)('in %s, "none" replaces the other choices, and they replace it', async (slug, none, other) => {
  const user = await openStep(slug)
  const card = (value: string) => {
    const found = screen.getAllByRole<HTMLInputElement>('checkbox').find((box) => box.value === value)
    if (found === undefined) throw new Error(`There is no ${value}.`)
    return found
  }
  await user.click(card(other))
  await user.click(card(none))
  expect(ticked()).toEqual([none])
  await user.click(card(other))
  expect(ticked()).toEqual([other])
})
