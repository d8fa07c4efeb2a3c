import { expect, test } from 'vitest'
import { exampleHero, heroUpTo } from '#domain/hero/hero.example.ts'
import { firstOpenSlug, guard } from './guard.ts'
import { freshHero, type Hero } from './hero.ts'
import { journey } from './journey.ts'
import { keyBefore } from './path.ts'

const without = (hero: Hero, key: string): Hero => ({ ...hero, [key]: undefined })

test.each(journey.map((step) => step.slug))('%s opens for a visitor who answered the questions before it', (slug) => {
  expect(guard(slug, heroUpTo(slug))).toEqual({ kind: 'enter' })
})

test.each(journey.map((step) => step.slug))('%s does not open without the answer before it', (slug) => {
  const hero = heroUpTo(slug)
  expect(guard(slug, without(hero, keyBefore(slug, hero)))).toEqual({ kind: 'restart' })
  expect(guard(slug, freshHero)).toEqual({ kind: 'restart' })
})

test('zero is an answer: "never in best shape" opens the next step', () => {
  expect(guard('statistics', { ...heroUpTo('statistics'), bestShape: 0 })).toEqual({ kind: 'enter' })
})

test('an empty choice is not an answer', () => {
  expect(guard('current-body', { ...heroUpTo('current-body'), achieve: [] })).toEqual({ kind: 'restart' })
})

test('a step after an info screen needs the answer before that screen', () => {
  expect(guard('height', without(heroUpTo('height'), 'goalBody'))).toEqual({ kind: 'restart' })
})

test('without an event its day is skipped, and the step after it needs no day', () => {
  const hero: Hero = { ...heroUpTo('event-day'), importantEventComingUp: 'NO_EVENTS' }
  expect(guard('event-day', hero)).toEqual({ kind: 'skip', to: 'finally-plan' })
  expect(guard('finally-plan', hero)).toEqual({ kind: 'enter' })
  expect(guard('finally-plan', { ...hero, importantEventComingUp: 'WEDDING' })).toEqual({ kind: 'restart' })
})

test('a visitor who comes back lands on the first question without an answer', () => {
  expect(firstOpenSlug(heroUpTo('tried-diets'))).toBe('tried-diets')
  expect(firstOpenSlug(exampleHero)).toBe('pay')
})
