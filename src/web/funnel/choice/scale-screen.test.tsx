import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStep, storedHero } from '#web/app.fixture.tsx'

test('choosing a degree of agreement stores it and leads to the next step', async () => {
  const user = await openStep('tried-diets')
  const scale = await screen.findByRole('radiogroup', { name: /I have tried diets before/ })
  expect([...scale.children].map(({ textContent }) => textContent)).toEqual([
    '1, Not at all',
    '2',
    '3',
    '4',
    '5, Completely',
  ])
  await user.click(screen.getByRole('radio', { name: '4' }))
  await screen.findByRole('heading', { level: 1, name: 'How about this one?' })
  expect(storedHero()).toMatchObject({ triedDiets: 4 })
})
