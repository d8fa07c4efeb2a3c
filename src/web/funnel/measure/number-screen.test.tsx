import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heroUpTo } from '#domain/hero/hero.example.ts'
import { openStep, storedHero } from '#web/app.fixture.tsx'

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const next = () => screen.getByRole('button', { name: 'Next Step' })

test('an empty or impossible height is refused beside the field', async () => {
  const user = await openStep('height')
  await user.click(next())
  expect(screen.getByRole('alert').textContent).toBe('Please enter a number.')
  await user.type(field(/cm/), '80')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(next())
  expect(screen.getByRole('alert').textContent).toMatch(/check your height/)
  expect(field(/cm/).getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
})

test('the meaning of a weight is shown while it is typed, and the weight is stored', async () => {
  const user = await openStep('weight')
  await user.type(field(/kg/), '80,5')
  expect(screen.getByRole('status').textContent).toMatch(/^Body mass index 27\.9\./)
  await user.click(next())
  await screen.findByRole('heading', { level: 1, name: 'What is your goal weight?' })
  expect(storedHero()).toMatchObject({ weight: 80.5 })
})

test('switching units changes the number shown, never the measure', async () => {
  const user = await openStep('weight')
  await user.type(field(/kg/), '80')
  await user.click(screen.getByRole('radio', { name: 'lb' }))
  expect(field(/lb/).value).toBe('176.4')
  await user.click(screen.getByRole('radio', { name: 'kg' }))
  expect(field(/kg/).value).toBe('80')
})

test('with feet there is a second input for the inches', async () => {
  const user = await openStep('height')
  await user.click(screen.getByRole('radio', { name: 'ft, in' }))
  await user.type(field(/ft$/), '5')
  await user.type(field(/in$/), '7')
  await user.click(next())
  await screen.findByRole('heading', { level: 1, name: 'What is your weight now?' })
  expect(storedHero()).toMatchObject({ height: 170.18 })
})

test('instead of a goal below the healthy range the lowest healthy goal is offered', async () => {
  const user = await openStep('goal-weight')
  await user.type(field(/kg/), '50')
  expect(screen.getByRole('status').textContent).toMatch(/Below the healthy range/)
  await user.click(screen.getByRole('button', { name: 'Use this goal' }))
  expect(field(/kg/).value).toBe('54')
  expect(document.activeElement).toBe(field(/kg/))
  expect(screen.getByRole('status').textContent).not.toMatch(/Below the healthy range/)
  await user.click(next())
  await screen.findByRole('heading', { level: 1, name: 'Real people. Real results.' })
  expect(storedHero()).toMatchObject({ goalWeight: 54 })
})

type Measure = 'height' | 'weight' | 'goal-weight'
const units = { metric: /^(cm|kg)$/, imperial: /^(ft, in|lb)$/ } as const
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })

/** Types a measure, with inches if given, and presses Next Step. */
async function submit(slug: Measure, unit: keyof typeof units, [main, inches]: readonly string[]) {
  const user = await openStep(slug)
  fireEvent.click(screen.getByRole('radio', { name: units[unit] }))
  type(field(/(cm|kg|lb|ft)$/), main ?? '')
  if (inches !== undefined) type(field(/in$/), inches)
  await user.click(next())
}

const NO_NUMBER = 'Please enter a number'
const HEIGHT = 'check your height'
const WEIGHT = 'check your weight'
const GOAL = 'check your goal weight'

/** What is typed, and why it is refused. The visitor is 170 cm tall. */
const refused: readonly (readonly [Measure, keyof typeof units, readonly string[], string])[] = [
  ['height', 'metric', [''], NO_NUMBER],
  ['height', 'metric', ['tall'], NO_NUMBER],
  ['height', 'metric', ['-170'], NO_NUMBER],
  ['height', 'metric', ['1e2'], NO_NUMBER],
  ['height', 'metric', ['1,70'], HEIGHT],
  ['height', 'metric', ['129.9'], HEIGHT],
  ['height', 'metric', ['230.1'], HEIGHT],
  ['height', 'imperial', ['4', '2'], HEIGHT],
  ['height', 'imperial', ['7', '7'], HEIGHT],
  ['height', 'imperial', ['5', 'x'], NO_NUMBER],
  ['weight', 'metric', ['0'], WEIGHT],
  ['weight', 'metric', ['34.9'], WEIGHT],
  ['weight', 'metric', ['300.1'], WEIGHT],
  ['weight', 'metric', ['36'], 'don’t fit together'],
  ['weight', 'metric', ['250'], 'don’t fit together'],
  ['weight', 'imperial', ['70'], WEIGHT],
  ['goal-weight', 'metric', ['29'], GOAL],
  ['goal-weight', 'metric', ['53.4'], 'below the healthy range'],
  ['goal-weight', 'imperial', ['117'], 'below the healthy range'],
]

test.for(refused)('%s in %s, %j, is asked again: %s', async ([slug, unit, typed, reason]) => {
  await submit(slug, unit, typed)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain(reason)
  const input = field(/(cm|kg|lb|ft)$/)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-describedby')).toBe(alert.id)
  expect(input.value, 'what was typed stays').toBe(typed[0])
  expect(storedHero()).toEqual(heroUpTo(slug))
})

/** What is typed, and what is stored for it, in centimetres or kilograms. */
const taken: readonly (readonly [Measure, keyof typeof units, readonly string[], object])[] = [
  ['height', 'metric', ['130'], { height: 130 }],
  ['height', 'metric', [' 170,5 '], { height: 170.5 }],
  ['height', 'imperial', ['5', ''], { height: 152.4 }],
  ['height', 'imperial', ['5', '10.5'], { height: 179.07 }],
  ['weight', 'metric', ['80.'], { weight: 80 }],
  ['weight', 'imperial', ['180'], { weight: 81.6466 }],
  ['goal-weight', 'metric', ['53.5'], { goalWeight: 53.5 }],
  ['goal-weight', 'metric', ['80'], { goalWeight: 80 }],
]

test.for(taken)('%s in %s, %j, is stored as %j', async ([slug, unit, typed, kept]) => {
  await submit(slug, unit, typed)
  expect(storedHero()).toMatchObject(kept)
})

test('switching units back and forth does not change the number', async () => {
  await openStep('weight')
  type(field(/kg/), '81.3')
  for (const _ of Array.from({ length: 5 })) {
    fireEvent.click(screen.getByRole('radio', { name: 'lb' }))
    expect(field(/lb/).value).toBe('179.2')
    fireEvent.click(screen.getByRole('radio', { name: 'kg' }))
    expect(field(/kg/).value).toBe('81.3')
  }
  fireEvent.click(next())
  await screen.findByRole('heading', { level: 1, name: 'What is your goal weight?' })
  expect(storedHero()).toMatchObject({ weight: 81.3 })
})
