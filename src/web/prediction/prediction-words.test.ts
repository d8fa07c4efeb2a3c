import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Hero } from '#domain/funnel/hero.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { addDays } from '#domain/time.ts'
import { type UnitSystem, unitSystems } from '#domain/unit-system.ts'
import { pounds, poundsToKg } from '#domain/units.ts'
import { infoWords } from '#web/funnel/info/info-words.ts'
import { spanText } from '#web/words/measures.ts'
import { forecastContext } from './forecast-context.ts'
import { forecastCurve } from './forecast-curve.ts'
import { headlineOf } from './headline.ts'
import { anyHero, brideHero, steadyHero, TODAY } from './heroes.example.ts'
import {
  advertText,
  courseFacts,
  describeCourse,
  goalText,
  headingText,
  leadText,
  steadyFacts,
} from './prediction-words.ts'
import { refusedGoalWords, steadyText } from './steady-words.ts'

/** Every text about a forecast, by name. */
function textsOf(hero: Hero, units: UnitSystem): Record<string, string> {
  const forecast = heroForecast(hero, TODAY)
  const context = forecastContext(hero, TODAY, units)
  if (forecast === 'incomplete' || forecast.code === 'INPUT_IMPLAUSIBLE') return {}
  if (forecast.code === 'GOAL_UNDERWEIGHT') return { lead: refusedGoalWords.lead(context) }
  if (!('days' in forecast)) {
    return {
      ...steadyText(forecast, context),
      facts: steadyFacts(forecast)
        .map((fact) => Object.values(fact).join(' '))
        .join(' '),
    }
  }
  const headline = headlineOf(forecast)
  const curve = forecastCurve(forecast, headline, context)
  return {
    heading: headingText(headline, context).join(''),
    lead: leadText(forecast, headline, context),
    goal: goalText(forecast, headline, context) ?? '',
    adverts: advertText(forecast, context),
    description: describeCourse(forecast, headline, context),
    facts: courseFacts(forecast, context)
      .map((fact) => Object.values(fact).join(' '))
      .join(' '),
    marks: curve.marks.flatMap(({ words }) => words).join(' '),
    chart: curve.marks.find(({ id }) => id === 'headline')?.words.join(' by ') ?? '',
    kept: curve.marks.find(({ id }) => id === 'kept')?.words[0] ?? '',
  }
}

const inMetric = (hero: Hero) => textsOf(hero, 'metric')

/** Sixty forecasts take a fraction of a second, but far longer while all other tests run. */
const SLOW_MACHINE_MS = 60_000

test('a goal in reach', () => {
  const words = inMetric(steadyHero)
  expect(words['heading']).toBe('Most people reach 69–73\u202fkg by 29 August')
  expect(words['lead']).toBe('Keep to the plan every day, and it will be about 68\u202fkg: your goal.')
  expect(words['adverts']).toContain('68\u202fkg by 11 June; your body needs until about 29 August')
  expect(words['goal']).toBe('')
})

test('a wedding before the goal', () => {
  const words = inMetric(brideHero('2027-06-12'))
  expect(words['heading']).toBe('Most people reach 72–75\u202fkg by 12 June')
  expect(words['lead']).toContain('realistic for the wedding')
  expect(words['goal']).toContain('68\u202fkg takes until about 29 August')
  expect(words['marks']).toContain('goal 68\u202fkg 29 August')
})

test('a wedding after the goal, with the water that comes back', () => {
  const words = inMetric({ ...brideHero('2027-06-12'), goalWeight: 75 })
  expect(words['lead']).toContain('in time for the wedding')
  expect(words['goal']).toContain('a little water comes back')
})

test('a wedding within days is mentioned in the note, never in the heading', () => {
  const words = inMetric(brideHero(addDays(TODAY, 8)))
  expect(words['lead']).toContain('68\u202fkg')
  expect(words['goal']).toContain('For the wedding, expect about 78.9\u202fkg')
})

test('pounds are whole, and the weights are the same as on the chart', () => {
  const words = textsOf(brideHero('2027-06-12'), 'imperial')
  expect(words['heading']).toBe('Most people reach 158–165\u202flb by 12 June')
  expect(words['lead']).toContain('about 156\u202flb')
  expect(words['adverts']).toContain('3,500\u202fkcal a pound')
})

test('with two pounds to lose, every weight has a decimal, and no text mentions a larger loss', () => {
  const words = textsOf({ ...brideHero('2027-03-01'), weight: 80, goalWeight: 79.1 }, 'imperial')
  expect(words['heading']).toMatch(/^Most people reach 17\d\.\d–17\d\.\d\u202flb by \d+ \w+$/)
  expect(Object.values(words).join(' ')).not.toMatch(/ten pounds|several/)
})

const imperialHero = (loss: number, weight: number, inDays: number): Hero => ({
  ...brideHero(addDays(TODAY, inDays)),
  weight: poundsToKg(pounds(weight)),
  goalWeight: poundsToKg(pounds(weight - loss)),
})

test.each([2, 5, 15, 80])('with %d lb to lose, no text mentions kilograms or a larger difference', (loss) => {
  for (const weight of [170, 210, 260, 330])
    for (const inDays of [5, 30, 120, 400]) {
      const hero = imperialHero(loss, weight, inDays)
      const texts = [...Object.values(textsOf(hero, 'imperial')), infoWords['review-result'](hero, 'imperial').lead]
      for (const text of texts) {
        expect(text).not.toMatch(/kilo|\bkg\b/)
        const differences = [...text.matchAll(/(?:lose|promise you|about) ([\d.]+)\u202flb(?: less| is realistic|,)/g)]
        for (const [, named] of differences) {
          // Ads may promise more than the forecast, but never more than there is to lose.
          expect(Number(named)).toBeLessThanOrEqual(loss + 0.5)
        }
      }
    }
})

test('an event tomorrow is described as too soon for a change', () => {
  const words = textsOf(brideHero(addDays(TODAY, 1)), 'metric')
  expect(words['goal']).toMatch(/By the wedding hardly anything changes|For the wedding, expect about 79/)
})

test('a goal at which the body spends less than any plan contains is called out of reach, without mention of stages', () => {
  const small = { gender: 'FEMALE', age: 60, height: 150, weight: 58, goalWeight: 43 } as const
  const words = inMetric({ ...steadyHero, ...small, typicalDay: 'MOSTLY_SITTING', oftenExercise: 'NEVER' })
  expect(words['goal']).toMatch(
    /^Your goal of 43\u202fkg is out of reach by eating alone: .* 1,200\u202fkcal that no plan/,
  )
  expect(words['facts']).toContain('is all that a body of 43\u202fkg would spend: less than we let anyone eat.')
  expect(Object.values(words).join(' ')).not.toContain('stages')
})

test('a visitor who weighs too little and wants to gain reads nothing about losing', () => {
  const thin = { ...steadyHero, height: 180, weight: 55, goalWeight: 62 }
  expect(inMetric(thin)['lead']).toContain('We do not offer plans for gaining weight')
  expect(inMetric({ ...thin, goalWeight: 52 })['lead']).toContain('Losing more would not be safe')
})

test('both ends of a span have a decimal, or neither has', () => {
  expect(spanText('117.9\u202flb', '119\u202flb', 'imperial')).toBe('117.9–119.0\u202flb')
  expect(spanText('72\u202fkg', '75\u202fkg', 'metric')).toBe('72–75\u202fkg')
  expect(spanText('72\u202fkg', '72\u202fkg', 'metric')).toBe('72\u202fkg')
})

test('dates in the far future are given by month and year', () => {
  expect(inMetric({ ...steadyHero, weight: 82 })['heading']).toMatch(/by \w+ 2027$/)
})

test(
  'no text contains a broken number, and heading and lead name the same weights as the chart',
  () => {
    fc.assert(
      fc.property(anyHero, fc.constantFrom(...unitSystems), (hero, units) => {
        const words = textsOf(hero, units)
        for (const text of Object.values(words)) expect(text).not.toMatch(/NaN|undefined|null|Infinity|-\d|\s\s/)
        if (words['heading'] !== undefined && words['chart'] !== undefined) {
          expect(words['heading']).toBe(`Most people reach ${words['chart']}`)
          expect(words['lead']).toContain(`it will be about ${words['kept']}`)
          if (units === 'imperial') expect(Object.values(words).join(' ')).not.toMatch(/kilogram|\u202fkg/)
        }
      }),
      { numRuns: 60 },
    )
  },
  SLOW_MACHINE_MS,
)
