import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type SpecifiedChoice, specifiedChoices } from '#domain/funnel/specified-journey.example.ts'
import { exampleHero, heroUpTo } from '#domain/hero/hero.example.ts'
import { openApp, openStep, storedHero } from '#web/app.fixture.tsx'
import { stepPath } from '#web/navigation/views.ts'

const cards = () => [...document.querySelectorAll<HTMLElement>('main [data-value]')]
const shown = () => cards().map(({ dataset }) => dataset['value'])

function choose(value: string | number): void {
  const card = cards().find(({ dataset }) => dataset['value'] === String(value))
  if (card === undefined) throw new Error(`There is no ${value}.`)
  fireEvent.click(card)
}

/** Chooses each value once, as the only one, and returns what the device has stored. */
async function storedBySeveral({ slug, values }: SpecifiedChoice, stored: () => unknown): Promise<readonly unknown[]> {
  await openStep(slug)
  return values.map((value) => {
    choose(value)
    const list = stored()
    choose(value)
    return Array.isArray(list) && list.length === 1 ? list[0] : list
  })
}

/** Opens the step again for each value, as a choice leads to the next step. */
async function storedByChoice({ slug, values }: SpecifiedChoice, stored: () => unknown): Promise<readonly unknown[]> {
  const found: unknown[] = []
  for (const value of values) {
    await openStep(slug)
    choose(value)
    found.push(stored())
    cleanup()
  }
  return found
}

test.for(specifiedChoices)('$slug stores the specified value of every option', async (step) => {
  const stored = () => Object.entries(storedHero()).find(([key]) => key === step.key)?.[1]
  const found = step.several ? storedBySeveral(step, stored) : storedByChoice(step, stored)
  expect(await found).toStrictEqual(step.values)
})

test.for(['FEMALE', 'MALE'] as const)('every step shows all of its options and no others: %s', async (gender) => {
  for (const { slug, values } of specifiedChoices) {
    openApp(stepPath(gender, slug), { ...heroUpTo(slug, exampleHero), gender })
    await screen.findByRole('heading', { level: 1 })
    expect(shown(), slug).toEqual(values.map(String))
    cleanup()
  }
})
