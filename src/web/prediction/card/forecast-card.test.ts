import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { kg, kgToPounds } from '#domain/units.ts'
import { forecastContext } from '#web/prediction/forecast-context.ts'
import { headlineOf } from '#web/prediction/headline.ts'
import { anyHero, brideHero, steadyHero, TODAY } from '#web/prediction/heroes.example.ts'
import { cardDescription, forecastCard, hasCard } from './forecast-card.ts'

const HIDDEN = { showsWeight: false, showsDate: true } as const

function cardOf(hero: typeof steadyHero, units: 'metric' | 'imperial', choice: Parameters<typeof forecastCard>[2]) {
  const forecast = heroForecast(hero, TODAY)
  if (forecast === 'incomplete' || !('days' in forecast)) return null
  const context = forecastContext(hero, TODAY, units)
  return hasCard(forecast, context) ? { ...forecastCard(forecast, context, choice), forecast, context } : null
}

const plain = (text: string): string => text.replaceAll('\u202f', ' ')

test('the card says what half of people lose by the day of the heading, and what ads would have promised', () => {
  const card = cardOf(brideHero('2027-06-12'), 'metric', HIDDEN)
  if (card === null) throw new Error('a course has a card')
  const { on } = headlineOf(card.forecast)
  expect(card.before).toBe('By June 12, half of people like me lose')
  expect(plain(card.span)).toBe(`${Math.round(80 - on.half.high)}–${Math.round(80 - on.half.low)} kg`)

  expect(plain(card.ads ?? '')).toMatch(/^Ads would have promised \d+(\.\d)? kg\.$/)
  expect(card.promised).toEqual({ day: card.forecast.linearRule.promisedGoalDay, change: -12 })
  expect(card.days.at(-1)).toEqual({ day: on.day, low: on.half.low - 80, high: on.half.high - 80 })
  expect(card.weights).toBeNull()
})

test('a card where some of that half gain says both ends', () => {
  const forecast = heroForecast(steadyHero, TODAY)
  if (forecast === 'incomplete' || forecast.code !== 'OK') throw new Error('a goal within reach has a course')
  const heavier = forecast.days.map((on) => ({ ...on, half: { ...on.half, high: kg(81.5) } }))
  const context = forecastContext(steadyHero, TODAY, 'metric')
  const card = forecastCard({ ...forecast, days: heavier }, context, HIDDEN)
  expect(card.before).toMatch(/ half of people like me change by$/)
  expect(plain(card.span)).toBe(`−${Math.round(80 - headlineOf(forecast).on.half.low)} kg to +2 kg`)
})

test('a card without its date says only about how many months', () => {
  const card = cardOf(brideHero('2027-06-12'), 'metric', { showsWeight: false, showsDate: false })
  expect(card?.before).toBe('In about 7 months, half of people like me lose')
})

test('a card shows weights only if they are chosen', () => {
  const card = cardOf(steadyHero, 'imperial', { showsWeight: true, showsDate: true })
  if (card === null) throw new Error('a course has a card')
  const { on } = headlineOf(card.forecast)
  expect(plain(card.weights?.today ?? '')).toBe('176 lb today')
  expect(plain(card.weights?.low ?? '')).toBe(`${Math.round(kgToPounds(on.half.low))} lb`)
  expect(plain(cardDescription(card))).toContain('176 lb today')
})

test('whatever the body, a card without weights says and draws none', () => {
  fc.assert(
    fc.property(anyHero, fc.constantFrom('metric', 'imperial'), (hero, units) => {
      const card = cardOf(hero, units, HIDDEN)
      if (card === null) return
      const { forecast: _, context, ...shown } = card
      const mass = units === 'metric' ? context.weight : kgToPounds(context.weight)
      const said = [...cardDescription(card).matchAll(/(\d+(?:\.\d+)?)(?=[–\u202f])/g)].map(([number]) =>
        Number(number),
      )
      expect(said).not.toContain(Math.round(mass))
      expect(Math.max(...shown.days.map(({ low }) => Math.abs(low)))).toBeLessThan(context.weight / 2)
    }),
    { seed: 1, numRuns: 60 },
  )
})
