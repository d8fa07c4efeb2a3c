import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleHero, heroUpTo } from '#domain/hero/hero.example.ts'
import { openApp, storeConfirmation, storedHero } from '#web/app.fixture.tsx'
import { storeConditions } from '#web/device/conditions.ts'
import { currentPath } from '#web/navigation/navigation.ts'
import { pages, stepPath } from '#web/navigation/views.ts'
import { monthPlan, trialPlan } from '#web/pay/plans/plan.example.ts'
import { ok, stubServer } from '#web/stub-server.fixture.ts'

test('choosing a gender begins the journey on its branch', async () => {
  const user = openApp(pages.home)
  expect(screen.queryByRole('button', { name: 'Continue where you left off' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Male' }))
  await screen.findByRole('button', { name: 'Continue' })
  expect(storedHero()).toEqual({ gender: 'MALE' })
  expect(window.location.pathname).toBe('/v3/man/trust')
})

test('a visitor who has begun can continue at the first open question', async () => {
  const user = openApp(pages.home, heroUpTo('weight'))
  await user.click(await screen.findByRole('button', { name: 'Continue where you left off' }))
  await screen.findByRole('heading', { level: 1, name: 'What is your weight now?' })
})

test.each([
  ['changed since they were confirmed', { ...exampleHero, foodRestrictions: ['TREE_NUTS'] }, '/woman/confirm-email'],
  ['confirmed', exampleHero, '/woman/pay'],
] as const)('a visitor with all answers given and %s continues at the right step', async (_, confirmed, path) => {
  stubServer({})
  storeConfirmation(confirmed)
  storeConditions(['NONE'])
  const user = openApp(pages.home, exampleHero)
  await user.click(await screen.findByRole('button', { name: 'Continue where you left off' }))
  await waitFor(() => expect(currentPath()).toBe(path))
})

test('a link to a step ahead of the answers leads home, where the visitor can continue with them', async () => {
  const hero = heroUpTo('height')
  const user = openApp(stepPath('FEMALE', 'goal-weight'), hero)
  const resume = await screen.findByRole('button', { name: 'Continue where you left off' })
  expect(storedHero()).toEqual({ gender: '' })
  await user.click(resume)
  await screen.findByRole('heading', { level: 1, name: 'How tall are you?' })
  expect(storedHero()).toEqual(hero)
})

/** The browser restores the page from its back/forward cache: it has missed whatever another document stored. */
const showAgain = () => act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))

test('a home page restored from the back/forward cache offers the answers given since, and keeps them', async () => {
  const user = openApp(pages.home)
  const hero = heroUpTo('weight')
  window.localStorage.setItem('hero', JSON.stringify(hero))
  showAgain()
  await screen.findByRole('button', { name: 'Continue where you left off' })
  await user.click(screen.getByRole('button', { name: 'Female' }))
  await screen.findByRole('button', { name: 'Continue' })
  expect(storedHero()).toEqual(hero)
})

test('a question restored from the back/forward cache does not bring back answers that were deleted since', async () => {
  openApp(stepPath('FEMALE', 'weight'), heroUpTo('weight'))
  await screen.findByRole('heading', { level: 1, name: 'What is your weight now?' })
  window.localStorage.removeItem('hero')
  showAgain()
  await waitFor(() => expect(currentPath()).toBe(pages.home))
  expect(storedHero()).toEqual({ gender: '' })
  expect(window.sessionStorage.getItem('lostAnswers')).toBeNull()
})

const ACCESS = 'GET /api/v2/access'
const openAsCustomer = (isOpen: boolean) => {
  stubServer({ [ACCESS]: ok({ isOpen, isSubscribed: isOpen }) })
  window.localStorage.setItem('token', 'token-of-a-member')
  return openApp(pages.home, exampleHero)
}

test('everyone can sign in from here', () => {
  openApp(pages.home)
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/v3/sign-in')
})

test('a member is offered the plan, and never the way to the pay page', async () => {
  openAsCustomer(true)
  await screen.findByRole('button', { name: 'Open my plan' })
  expect(screen.queryByRole('button', { name: 'Continue where you left off' })).toBeNull()
  expect(window.localStorage.getItem('plan')).toBe('open')
})

test('a plan that has ended is not offered any more', async () => {
  window.localStorage.setItem('plan', 'open')
  openAsCustomer(false)
  await screen.findByRole('button', { name: 'Open my plan' })
  await screen.findByRole('button', { name: 'Continue where you left off' })
})

test('a member who was signed out is sent to the sign-in page, which says why', async () => {
  window.localStorage.setItem('plan', '/plan/weight')
  const user = openApp(pages.home, exampleHero)
  await user.click(await screen.findByRole('button', { name: 'Open my plan' }))
  await waitFor(() => expect(currentPath()).toBe('/sign-in'))
  await screen.findByText(/^You were signed out here\. A device stays signed in for 30 days/)
})

test('a browser that keeps nothing says so before the first answer, and a usual one does not', async () => {
  openApp(pages.home)
  await screen.findByText('Cancel in two clicks')
  expect(screen.queryByText(/^This browser keeps nothing/)).toBeNull()
})

test('every plan shows its whole price: what is paid first, and what after it', async () => {
  stubServer({})
  window.localStorage.setItem('productsData', JSON.stringify([trialPlan, monthPlan]))
  openApp(pages.home)
  await screen.findByText('$9.99 for 7 days, then $29.99 every 30 days')
  await screen.findByText('$29.99 every 30 days')
})
