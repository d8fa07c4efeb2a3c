import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStep, storedHero } from '#web/app.fixture.tsx'

const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ value }) => value)

test('without a choice the screen stays and says why', async () => {
  const user = await openStep('achieve')
  await user.click(screen.getByRole('button', { name: 'Next Step' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose at least one to go on.')
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  await user.click(screen.getByRole('checkbox', { name: 'Get fit' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('choices are kept in the order of the options, and go on when the visitor does', async () => {
  const user = await openStep('achieve')
  await user.click(screen.getByRole('checkbox', { name: 'Lose weight' }))
  await user.click(screen.getByRole('checkbox', { name: 'Get fit' }))
  expect(storedHero().achieve).toEqual(['GET_FIT', 'LOSE_WEIGHT'])
  await user.click(screen.getByRole('button', { name: 'Next Step' }))
  await screen.findByRole('heading', { level: 1, name: 'Which body is closest to yours now?' })
})

test('"none of the above" takes the place of the others, and they take its place', async () => {
  const user = await openStep('foods-crave')
  await user.click(screen.getByRole('checkbox', { name: 'Soda' }))
  await user.click(screen.getByRole('checkbox', { name: 'None of the above' }))
  expect(ticked()).toEqual(['NONE_ABOVE'])
  await user.click(screen.getByRole('checkbox', { name: 'Fast food' }))
  expect(ticked()).toEqual(['FAST_FOOD'])
})
