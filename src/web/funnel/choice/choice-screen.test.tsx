import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStep, storedHero } from '#web/app.fixture.tsx'

test('choosing an option keeps it and goes on to the next step', async () => {
  const user = await openStep('how-old-are-you')
  expect(screen.queryByRole('button', { name: 'Next Step' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: '40–49' }))
  await screen.findByRole('heading', { level: 1, name: 'What would you like to achieve?' })
  expect(storedHero()).toMatchObject({ age: 45 })
})
