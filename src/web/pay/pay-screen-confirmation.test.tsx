import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Hero } from '#domain/funnel/hero.ts'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { writeInOtherTab } from '#web/app.fixture.tsx'
import { answersMark } from '#web/device/answers-mark.ts'
import { openPay, payButton, testCard } from './pay-page.fixture.tsx'

test('a buyer whose email address is not known has to confirm it first', async () => {
  await openPay({}, { confirmed: null })
  const link = await screen.findByRole('link', { name: 'Confirm my e-mail address' })
  expect(link.getAttribute('href')).toBe('/v3/woman/confirm-email')
})

const withNuts: Hero = { ...exampleHero, foodRestrictions: ['TREE_NUTS'] }
const CHANGED = /^Your answers have changed since you confirmed them/

test('answers that changed since they were confirmed have to be confirmed again before anything is paid', async () => {
  await openPay({}, { confirmed: withNuts })
  await screen.findByText(CHANGED)
  const link = screen.getByRole('link', { name: 'Confirm my answers' })
  expect(link.getAttribute('href')).toBe('/v3/woman/confirm-email')
  expect(document.querySelectorAll('[data-method]')).toHaveLength(0)
})

test('changing an answer in another tab closes the form, and confirming it there opens the form again', async () => {
  await openPay()
  await payButton()
  writeInOtherTab('hero', JSON.stringify(withNuts))
  screen.getByText(CHANGED)
  expect(document.querySelectorAll('[data-method]')).toHaveLength(0)
  writeInOtherTab('confirmed', answersMark(withNuts))
  await payButton()
  expect(screen.queryByText(CHANGED)).toBeNull()
})

test('a payment that is under way stays on the page while answers change', async () => {
  const { user } = await openPay()
  await payButton()
  await user.selectOptions(testCard(), 'ok')
  await user.click(screen.getByRole('checkbox', { name: /^I agree to pay/ }))
  await user.click(await payButton())
  await screen.findByRole('button', { name: 'Stop trying' })
  writeInOtherTab('hero', JSON.stringify(withNuts))
  expect(screen.queryByText(CHANGED)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Stop trying' }))
  await screen.findByText(CHANGED)
})
