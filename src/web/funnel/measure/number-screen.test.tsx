import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStep, storedHero } from '#web/app.fixture.tsx'

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const next = () => screen.getByRole('button', { name: 'Next Step' })

test('an empty or impossible height is refused beside the field', async () => {
  const user = await openStep('height')
  await user.click(next())
  expect(screen.getByRole('alert').textContent).toBe('Please enter a number.')
  await user.type(field(/cm/), '80')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(next())
  expect(screen.getByRole('alert').textContent).toMatch(/check your height/)
  expect(field(/cm/).getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
})

test('what the weight means is said while it is typed, and the weight is kept', async () => {
  const user = await openStep('weight')
  await user.type(field(/kg/), '80,5')
  expect(screen.getByRole('status').textContent).toMatch(/^Body mass index 27\.9\./)
  await user.click(next())
  await screen.findByRole('heading', { level: 1, name: 'What is your goal weight?' })
  expect(storedHero()).toMatchObject({ weight: 80.5 })
})

test('units change what is shown, never the measure', async () => {
  const user = await openStep('weight')
  await user.type(field(/kg/), '80')
  await user.click(screen.getByRole('radio', { name: 'lb' }))
  expect(field(/lb/).value).toBe('176.4')
  await user.click(screen.getByRole('radio', { name: 'kg' }))
  expect(field(/kg/).value).toBe('80')
})

test('feet have the inches beside them', async () => {
  const user = await openStep('height')
  await user.click(screen.getByRole('radio', { name: 'ft, in' }))
  await user.type(field(/ft$/), '5')
  await user.type(field(/in$/), '7')
  await user.click(next())
  await screen.findByRole('heading', { level: 1, name: 'What is your weight now?' })
  expect(storedHero()).toMatchObject({ height: 170.18 })
})

test('in place of a goal below the healthy range the lowest healthy one is offered', async () => {
  const user = await openStep('goal-weight')
  await user.type(field(/kg/), '50')
  expect(screen.getByRole('status').textContent).toMatch(/Below the healthy range/)
  await user.click(screen.getByRole('button', { name: 'Take this goal' }))
  expect(field(/kg/).value).toBe('54')
  expect(screen.getByRole('status').textContent).not.toMatch(/Below the healthy range/)
  await user.click(next())
  await screen.findByRole('heading', { level: 1, name: 'Real people. Real results.' })
  expect(storedHero()).toMatchObject({ goalWeight: 54 })
})
