import { expect, test } from 'vitest'
import { brand } from '#domain/brand.ts'
import { freshHero, type Hero } from '#domain/funnel/hero.ts'
import { journey } from '#domain/funnel/journey.ts'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { prerenderClaims } from '#web/device/claims.ts'
import { infoTexts } from './info-text.ts'

const slugs = Object.keys(infoTexts)
const text = (hero: Hero) =>
  JSON.stringify(Object.values(infoTexts).map((words) => [words(hero, 'metric'), words(hero, 'imperial')]))

test('every info step but the chart has copy', () => {
  expect(slugs.toSorted()).toEqual(
    journey.flatMap(({ kind, slug }) => (kind === 'info' && slug !== 'statistics' ? [slug] : [])).toSorted(),
  )
})

test('the copy responds to the answers', () => {
  expect(infoTexts['recipes-screen'](exampleHero, 'metric').lead).toMatch('Everyone starts somewhere')
  expect(infoTexts['review-result'](exampleHero, 'metric').lead).toMatch('12\u202fkg, 15%')
  expect(infoTexts['love-foods-diet']({ ...exampleHero, foodRestrictions: ['DAIRY', 'EGGS'] }, 'metric').lead).toBe(
    'Italian, Greek and Indian, without dairy and eggs. That’s what your week will be made of.',
  )
})

test('no copy contains undefined or NaN, with all answers or none', () => {
  for (const hero of [exampleHero, freshHero, { ...exampleHero, goalWeight: 80 }])
    expect(text(hero)).not.toMatch(/undefined|NaN|null/)
})

test('without a proof no claim is made, and what is known takes its place', () => {
  const figures = Object.values(brand.claims).map(({ figure }) => figure)
  const claimed = () => figures.filter((figure) => text(exampleHero).includes(figure))
  prerenderClaims('all')
  expect(claimed()).toEqual(figures)
  prerenderClaims('proven')
  expect(claimed()).toEqual([])
  for (const slug of ['keep-on-track', 'result-statistics'] as const)
    expect(infoTexts[slug](exampleHero, 'metric').facts?.length).toBeGreaterThan(0)
})
