import { expect, test } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import { type JourneyStep, journey } from './journey.ts'
import { specifiedSteps } from './specified-journey.example.ts'

const chosenFrom = (step: JourneyStep) => {
  switch (step.kind) {
    case 'choice':
    case 'scale':
      return { values: choices[step.key] }
    case 'choices':
      return { values: choices[step.key], several: true }
    default:
      return {}
  }
}

test('the journey is the one of specified-journey.example.ts, step by step', () => {
  const rows = journey.map((step) => ({
    slug: step.slug,
    ...('number' in step ? { number: step.number } : {}),
    ...('key' in step ? { key: step.key } : {}),
    ...chosenFrom(step),
  }))
  expect(rows).toEqual(specifiedSteps)
})

test('numbers rise along the journey, and the steps of a group are consecutive', () => {
  const numbers = journey.flatMap((step) => ('number' in step ? [step.number] : []))
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  const stretches = journey.map((step) => step.group).filter((group, index, all) => group !== all[index - 1])
  expect(stretches).toEqual([...new Set(stretches)])
})
