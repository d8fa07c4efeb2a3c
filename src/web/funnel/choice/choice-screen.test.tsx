import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heroUpTo } from '#domain/hero/hero.example.ts'
import { openStep, storedHero } from '#web/app.fixture.tsx'

const chosen = () => screen.getAllByRole('radio').filter((card) => card.getAttribute('aria-checked') === 'true')

test('choosing an option stores it and leads to the next step', async () => {
  const user = await openStep('how-old-are-you')
  expect(screen.queryByRole('button', { name: 'Next Step' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: '40–49' }))
  await screen.findByRole('heading', { level: 1, name: 'What would you like to achieve?' })
  expect(storedHero()).toMatchObject({ age: 45 })
})

test('a visitor who comes back sees the choice and can continue with it', async () => {
  const user = await openStep('how-old-are-you', heroUpTo('achieve'))
  expect(chosen().map(({ textContent }) => textContent)).toEqual(['30–39'])
  await user.click(screen.getByRole('button', { name: 'Next Step' }))
  await screen.findByRole('heading', { level: 1, name: 'What would you like to achieve?' })
  expect(storedHero()).toEqual(heroUpTo('achieve'))
})

test('arrow keys move between options without choosing; Enter chooses', async () => {
  const user = await openStep('how-old-are-you')
  screen.getByRole('radio', { name: '18–29' }).focus()
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement?.textContent).toBe('50+')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('30–39')
  expect(chosen()).toEqual([])
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'What would you like to achieve?' })
  expect(storedHero()).toMatchObject({ age: 35 })
})

test('an option shows its label and its hint', async () => {
  await openStep('day-eats')
  screen.getByRole('radio', { name: /^4 times\s*3 meals and a snack$/ })
})

test('the arrow at the top leads to the step before', async () => {
  const user = await openStep('current-body')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('heading', { level: 1, name: 'What would you like to achieve?' })
})
