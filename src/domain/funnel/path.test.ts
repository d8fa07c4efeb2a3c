import { expect, test } from 'vitest'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { journey } from './journey.ts'
import { backSlug, nextSlug } from './path.ts'

const odd = { 'goal-weight': 'height', 'recipes-screen': 'cooking-skill', 'keep-on-track': 'habits-struggle' } as const

test('next walks every step in order', () => {
  const walked = ['trust']
  for (let slug = nextSlug('trust', exampleHero); slug !== null; slug = nextSlug(slug, exampleHero)) walked.push(slug)
  expect(walked).toEqual(journey.map((step) => step.slug))
})

test('back is the step before, with three exceptions', () => {
  const back = Object.fromEntries(journey.map((step) => [step.slug, backSlug(step.slug, exampleHero)]))
  const before = Object.fromEntries(journey.map((step, index) => [step.slug, journey[index - 1]?.slug ?? null]))
  expect(back).toEqual({ ...before, ...odd })
})

test('without an event, next and back skip its day', () => {
  const hero = { ...exampleHero, importantEventComingUp: 'NO_EVENTS' } as const
  expect(nextSlug('important-event-coming-up', hero)).toBe('finally-plan')
  expect(backSlug('finally-plan', hero)).toBe('important-event-coming-up')
})
