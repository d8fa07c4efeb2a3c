import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { journey } from '#domain/funnel/journey.ts'
import { stopping } from '#domain/hero/health-conditions.ts'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { openApp, openStep, settled, storeConfirmation, storedHero } from '#web/app.fixture.tsx'
import { readConditions, storeConditions } from '#web/device/conditions.ts'
import { canAnswer } from '#web/funnel/table/answer-table.tsx'
import { currentPath } from '#web/navigation/navigation.ts'
import { stepPath } from '#web/navigation/views.ts'
import { payReplies } from '#web/pay/pay-page.fixture.tsx'
import { stubServer } from '#web/stub-server.fixture.ts'

const card = (value: string) => {
  const found = screen.getAllByRole<HTMLInputElement>('checkbox').find((box) => box.value === value)
  if (found === undefined) throw new Error(`There is no ${value}.`)
  return found
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const stopped = () => heading('This plan isn’t for you right now')

test('the step about meals asks the question before the first measure, once in a tab', async () => {
  const user = await openStep('meal-plan')
  screen.getByRole('heading', { level: 1, name: 'Get fit fast!' })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await heading('One question about your health')
  await user.click(screen.getByRole('button', { name: 'Next Step' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose at least one, or “None of these”.')
  fireEvent.click(card('KIDNEY_OR_LIVER'))
  await user.click(screen.getByRole('button', { name: 'Next Step' }))
  await heading('How tall are you?')
  expect(readConditions()).toEqual(['KIDNEY_OR_LIVER'])
  expect(JSON.stringify(storedHero())).not.toContain('KIDNEY')
})

test('a tab that has the answer is not asked again', async () => {
  storeConditions(['NONE'])
  const user = await openStep('meal-plan')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await heading('How tall are you?')
})

test.each(stopping)('%s stops a visitor at the step about meals, who can change the answer', async (condition) => {
  const user = await openStep('meal-plan')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await heading('One question about your health')
  fireEvent.click(card(condition))
  await user.click(screen.getByRole('button', { name: 'Next Step' }))
  await stopped()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Change my answer' }))
  await heading('One question about your health')
  fireEvent.click(card('NONE'))
  await user.click(screen.getByRole('button', { name: 'Next Step' }))
  await heading('How tall are you?')
})

const later = journey.slice(journey.findIndex(({ slug }) => slug === 'meal-plan') + 1).map(({ slug }) => slug)

test.each(later)('whom it stops sees nothing of %s, whose address is opened', async (slug) => {
  storeConditions(['PREGNANT_OR_BREASTFEEDING'])
  storeConfirmation(exampleHero)
  openApp(stepPath('FEMALE', slug), exampleHero)
  await stopped()
  await waitFor(() => expect(currentPath()).toMatch(/^\/woman\/(meal-plan|finally-plan|personalize-plan)$/))
  expect(document.querySelector('main')?.textContent).not.toMatch(/\d\s?kg/)
})

const closeTab = () => window.sessionStorage.clear()

test.each(later)('whom it stopped sees nothing of %s in another tab, and is asked again there', async (slug) => {
  storeConditions(['EATING_DISORDER'])
  closeTab()
  storeConfirmation(exampleHero)
  openApp(stepPath('FEMALE', slug), exampleHero)
  await heading('One question about your health')
  expect(document.querySelector('main')?.textContent).not.toMatch(/\d\s?kg/)
  expect(JSON.stringify(window.localStorage)).not.toContain('EATING_DISORDER')
})

test('an answer in another tab that rules a plan out counts in a tab that was told otherwise before', () => {
  storeConditions(['NONE'])
  const before = window.sessionStorage.getItem('conditions')
  storeConditions(['UNDER_18'])
  window.sessionStorage.setItem('conditions', before ?? '')
  expect(readConditions()).toEqual([])
  storeConditions(['NONE'])
  expect(readConditions()).toEqual(['NONE'])
})

test.each(['finally-plan', 'personalize-plan', 'confirm-email'] as const)(
  'a tab without an answer is asked at %s, whose address is opened',
  async (slug) => {
    openApp(stepPath('FEMALE', slug), exampleHero)
    await heading('One question about your health')
    expect(document.querySelector('main')?.textContent).not.toMatch(/\d\s?kg/)
  },
)

test('earlier steps stay open to whom it stops: an answer can be corrected', async () => {
  storeConditions(['PREGNANT_OR_BREASTFEEDING'])
  await openStep('how-old-are-you')
  screen.getByRole('heading', { level: 1, name: 'How old are you?' })
})

test('the forecast asks a tab that has no answer, and answers what was said', async () => {
  const user = openApp(stepPath('FEMALE', 'finally-plan'), exampleHero)
  await heading('One question about your health')
  expect(screen.queryByRole('img', { name: /Your weight over time/ })).toBeNull()
  fireEvent.click(card('HEART_OR_BLOOD_PRESSURE'))
  await user.click(screen.getByRole('button', { name: 'Next Step' }))
  await screen.findByRole('img', { name: /Your weight over time/ })
  screen.getByRole('heading', { level: 2, name: 'Talk to your doctor first' })
})

test('the forecast shows no figure to whom it stops', async () => {
  storeConditions(['EATING_DISORDER'])
  openApp(stepPath('FEMALE', 'finally-plan'), exampleHero)
  await stopped()
  expect(document.querySelector('main')?.textContent).not.toMatch(/\d\s?kg/)
})

/** What the table below the question answers. */
const tableSays = () => document.querySelector('main p[aria-live=polite]')?.textContent

const rangeOnPay = /half of people like you$|^Your goal, around|^What a year brings/

test('whoever was never asked sees no figure of losing on the pay page, and a way to the question', async () => {
  stubServer(payReplies)
  const user = openApp(stepPath('FEMALE', 'pay'), exampleHero)
  await user.click(await screen.findByRole('link', { name: 'See my forecast' }))
  await heading('One question about your health')
})

test.each(['weight-change', 'best-shape', 'event-day'] as const)(
  'whoever was never asked sees no forecast at %s, whose address is opened',
  async (slug) => {
    storeConditions(['NONE'])
    await openStep(slug, exampleHero)
    await waitFor(() => expect(tableSays()).toMatch(/\d/))
    cleanup()
    window.localStorage.clear()
    closeTab()
    await openStep(slug, exampleHero)
    await waitFor(() => expect(canAnswer()).toBe(true))
    expect(await settled(tableSays)).toBe('')
  },
)

test('an answer in another tab that allows a plan counts on the pay page of this one, and so do confirmed answers', async () => {
  storeConditions(['NONE'])
  closeTab()
  stubServer(payReplies)
  openApp(stepPath('FEMALE', 'pay'), exampleHero)
  await screen.findByText(rangeOnPay)
  cleanup()
  window.localStorage.clear()
  storeConfirmation(exampleHero)
  openApp(stepPath('FEMALE', 'pay'), exampleHero)
  await screen.findByText(rangeOnPay)
})
