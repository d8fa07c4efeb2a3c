import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Hero } from '#domain/funnel/hero.ts'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { writeInOtherTab } from '#web/app.fixture.tsx'
import { answersMark } from '#web/device/answers-mark.ts'
import { storeConditions } from '#web/device/conditions.ts'
import { currentPath } from '#web/navigation/navigation.ts'
import { openPay, payButton, testCard } from './pay-page.fixture.tsx'

test('a buyer whose email address is not known has to confirm it first', async () => {
  storeConditions(['NONE'])
  const { user } = await openPay({}, { confirmed: null })
  await user.click(await screen.findByRole('button', { name: 'Confirm my email address' }))
  expect(currentPath()).toBe('/woman/confirm-email')
})

const withNuts: Hero = { ...exampleHero, foodRestrictions: ['TREE_NUTS'] }
const CHANGED = /^Your answers have changed since you confirmed them/

test('answers that changed since they were confirmed have to be confirmed again before anything is paid', async () => {
  storeConditions(['NONE'])
  const { user } = await openPay({}, { confirmed: withNuts })
  await screen.findByText(CHANGED)
  expect(document.querySelectorAll('[data-method]')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Confirm my answers' }))
  expect(currentPath()).toBe('/woman/confirm-email')
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
