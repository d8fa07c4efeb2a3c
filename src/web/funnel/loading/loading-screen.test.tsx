import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { stopping } from '#domain/hero/health-conditions.ts'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { openStep, storedHero } from '#web/app.fixture.tsx'
import { readConditions, storeConditions } from '#web/device/conditions.ts'
import { stubServer } from '#web/stub-server.fixture.ts'

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
  await screen.findByRole('heading', { level: 1, name: 'This plan is not for you right now' })
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
  await screen.findByRole('heading', { level: 1, name: 'This plan is not for you right now' })
})

test('the work is done line by line, with advice if a doctor should be asked, then the visitor continues', async () => {
  storeConditions(['KIDNEY_OR_LIVER'])
  const user = await openStep('personalize-plan', exampleHero)
  screen.getByRole('heading', { level: 2, name: 'Talk to your doctor first' })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { level: 1, name: 'Where shall we send your forecast?' })
})

test('prices that cannot be fetched do not stop the visitor', async () => {
  storeConditions(['NONE'])
  await openStep('personalize-plan', exampleHero)
  await screen.findByText(/We could not reach our server for the prices/)
  await screen.findByRole('button', { name: 'Continue' })
})

test('an invalid answer leads back to its question, and nothing more is prepared', async () => {
  const server = stubServer({})
  storeConditions(['NONE'])
  const user = await openStep('personalize-plan', { ...exampleHero, goalWeight: 40 })
  await user.click(await screen.findByRole('button', { name: 'Check this answer' }))
  await screen.findByRole('heading', { level: 1, name: 'What is your goal weight?' })
  expect(server.callsOf(`GET ${routes.settings}`)).toEqual([])
})
