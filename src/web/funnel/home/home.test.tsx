import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heroUpTo } from '#domain/hero/hero.example.ts'
import { openApp, storedHero } from '#web/app.fixture.tsx'
import { pages, stepPath } from '#web/navigation/views.ts'

test('choosing a gender begins the journey on its branch', async () => {
  const user = openApp(pages.home)
  expect(screen.queryByRole('button', { name: 'Continue where you were' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Male' }))
  await screen.findByRole('button', { name: 'Continue' })
  expect(storedHero()).toEqual({ gender: 'MALE' })
  expect(window.location.pathname).toBe('/v3/man/trust')
})

test('a visitor who has begun may go on at the first open question', async () => {
  const user = openApp(pages.home, heroUpTo('weight'))
  await user.click(screen.getByRole('button', { name: 'Continue where you were' }))
  await screen.findByRole('heading', { level: 1, name: 'What is your weight now?' })
})

test('an address ahead of the answers leads home, where they can be taken up again', async () => {
  const hero = heroUpTo('height')
  const user = openApp(stepPath('FEMALE', 'goal-weight'), hero)
  const resume = await screen.findByRole('button', { name: 'Continue where you were' })
  expect(storedHero()).toEqual({ gender: '' })
  await user.click(resume)
  await screen.findByRole('heading', { level: 1, name: 'How tall are you?' })
  expect(storedHero()).toEqual(hero)
})
