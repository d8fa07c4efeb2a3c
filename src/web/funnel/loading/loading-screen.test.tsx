import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { stopping } from '#domain/hero/health-conditions.ts'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { openStep, storedHero } from '#web/app.fixture.tsx'
import { readConditions, storeConditions } from '#web/device/conditions.ts'
import { today } from '#web/device/today.ts'
import { ok, refused, stubServer } from '#web/stub-server.fixture.ts'
import { previewAsked } from './preview-asked.ts'

const card = (value: string) => {
  const found = screen.getAllByRole<HTMLInputElement>('checkbox').find((box) => box.value === value)
  if (found === undefined) throw new Error(`There is no ${value}.`)
  return found
}

test('the health question needs an answer', async () => {
  const user = await openStep('personalize-plan', exampleHero)
  await user.click(screen.getByRole('button', { name: 'Next Step' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose at least one, or “None of these”.')
})

test.each([
  ['FEMALE', 0],
  ['MALE', 8],
] as const)('a %s visitor sees the pregnancy option in place %d', async (gender, place) => {
  await openStep('personalize-plan', { ...exampleHero, gender })
  const names = screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'))
  expect(names.indexOf('PREGNANT_OR_BREASTFEEDING')).toBe(place)
  expect(names.at(-1)).toBe('NONE')
})

test.each(stopping)('%s stops a visitor, who can change the answer and is sold nothing', async (condition) => {
  const user = await openStep('personalize-plan', exampleHero)
  fireEvent.click(card(condition))
  await user.click(screen.getByRole('button', { name: 'Next Step' }))
  await screen.findByRole('heading', { level: 1, name: 'This plan isn’t for you right now' })
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  expect(JSON.stringify(storedHero())).not.toContain(condition)
  await user.click(screen.getByRole('button', { name: 'Change my answer' }))
  await screen.findByRole('heading', { level: 1, name: 'One question about your health' })
  expect(readConditions()).toEqual([])
})

test.each(
  stopping.flatMap((condition) => (['confirm-email', 'pay'] as const).map((slug) => [condition, slug] as const)),
)('%s leads back from %s', async (condition, slug) => {
  storeConditions([condition])
  await openStep(slug)
  await screen.findByRole('heading', { level: 1, name: 'This plan isn’t for you right now' })
})

const meal = (slot: string, energy: number) => ({
  ...{ slot, title: `The ${slot.toLowerCase()}`, picture: `the-${slot.toLowerCase()}`, minutes: 12, energy },
})
const day = { meals: [meal('BREAKFAST', 367), meal('LUNCH', 523), meal('DINNER', 588)] }
const PREVIEW = `POST ${routes.preview}`

test('the page says what is sent before it is sent, and the ring is the sum of the plates that landed', async () => {
  storeConditions(['NONE'])
  const server = stubServer({ [PREVIEW]: ok(day) })
  await openStep('personalize-plan', exampleHero)
  screen.getByText(/^To plan a first day, our planner gets your diet/)
  expect(server.callsOf(PREVIEW)).toEqual([])
  await screen.findByRole('img', { name: /^1,478 of [\d,]+ kcal planned$/ })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Breakfast · 12 minThe breakfast367',
    'Lunch · 12 minThe lunch523',
    'Dinner · 12 minThe dinner588',
  ])
  await screen.findByRole('button', { name: 'Continue' })
  const [call] = server.callsOf(PREVIEW)
  expect(call?.body).toEqual(previewAsked(exampleHero, today()))
  expect(call?.headers['authorization']).toBeUndefined()
})

test('a visitor who does not want it sent sees dishes that fit, called unplanned', async () => {
  storeConditions(['NONE'])
  const server = stubServer({ [PREVIEW]: ok(day) })
  const user = await openStep('personalize-plan', exampleHero)
  fireEvent.click(screen.getByText('Don’t send it'))
  await screen.findByText(/^Nothing was sent, so nothing is planned yet/)
  await screen.findByText(/^\d+ of \d+ dishes/)
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { level: 1, name: 'Where should we send your forecast?' })
  expect(server.callsOf(PREVIEW)).toEqual([])
})

test('who did not want it sent is not asked again in this tab', async () => {
  storeConditions(['NONE'])
  window.sessionStorage.setItem('keptHere', 'yes')
  const server = stubServer({ [PREVIEW]: ok(day) })
  await openStep('personalize-plan', exampleHero)
  await screen.findByText(/^Nothing was sent, so nothing is planned yet/)
  expect(screen.queryByRole('button', { name: 'Don’t send it' })).toBeNull()
  await screen.findByRole('button', { name: 'Continue' })
  expect(server.callsOf(PREVIEW)).toEqual([])
})

test('a day that cannot be planned is said, and the visitor goes on', async () => {
  storeConditions(['NONE'])
  stubServer({ [PREVIEW]: refused('SERVICE_UNAVAILABLE', 'Busy.', 503) })
  await openStep('personalize-plan', exampleHero)
  await screen.findByText(/^We couldn’t plan a day right now/)
  await screen.findByRole('button', { name: 'Continue' })
})

test('with advice if a doctor should be asked, the visitor continues', async () => {
  storeConditions(['KIDNEY_OR_LIVER'])
  const user = await openStep('personalize-plan', exampleHero)
  screen.getByRole('heading', { level: 2, name: 'Talk to your doctor first' })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { level: 1, name: 'Where should we send your forecast?' })
})

test('prices that cannot be fetched do not stop the visitor', async () => {
  storeConditions(['NONE'])
  await openStep('personalize-plan', exampleHero)
  await screen.findByText(/We couldn’t reach our server for the prices/)
  await screen.findByRole('button', { name: 'Continue' })
})

test('an invalid answer leads back to its question, and nothing more is prepared', async () => {
  const server = stubServer({})
  storeConditions(['NONE'])
  const user = await openStep('personalize-plan', { ...exampleHero, goalWeight: 40 })
  await user.click(await screen.findByRole('button', { name: 'Check this answer' }))
  await screen.findByRole('heading', { level: 1, name: 'What is your goal weight?' })
  expect(server.callsOf(`GET ${routes.settings}`)).toEqual([])
  expect(server.callsOf(PREVIEW)).toEqual([])
})
