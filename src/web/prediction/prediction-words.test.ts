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

/** Sixty forecasts take a fraction of a second, and far more where everything else runs too. */
const SLOW_MACHINE_MS = 60_000

test('a goal in reach', () => {
  const words = inMetric(steadyHero)
  expect(words['heading']).toBe('Most people reach 69–73\u202fkg by 29 August')
  expect(words['lead']).toBe('Keep every day of the plan, and it is about 68\u202fkg: your goal.')
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

test('pounds are whole and the weights are those on the chart', () => {
  const words = textsOf(brideHero('2027-06-12'), 'imperial')
  expect(words['heading']).toBe('Most people reach 158–165\u202flb by 12 June')
  expect(words['lead']).toContain('about 156\u202flb')
  expect(words['adverts']).toContain('3,500\u202fkcal a pound')
})

test('of two pounds to lose, every weight has its decimal, and nothing speaks of more', () => {
  const words = textsOf({ ...brideHero('2027-03-01'), weight: 80, goalWeight: 79.1 }, 'imperial')
  expect(words['heading']).toMatch(/^Most people reach 17\d\.\d–17\d\.\d\u202flb by \d+ \w+$/)
  expect(Object.values(words).join(' ')).not.toMatch(/ten pounds|several/)
})

const imperialHero = (loss: number, weight: number, inDays: number): Hero => ({
  ...brideHero(addDays(TODAY, inDays)),
  weight: poundsToKg(pounds(weight)),
  goalWeight: poundsToKg(pounds(weight - loss)),
})

test.each([2, 5, 15, 80])('of %d lb to lose, no text speaks of kilograms, and none of a larger difference', (loss) => {
  for (const weight of [170, 210, 260, 330])
    for (const inDays of [5, 30, 120, 400]) {
      const hero = imperialHero(loss, weight, inDays)
      const texts = [...Object.values(textsOf(hero, 'imperial')), infoWords['review-result'](hero, 'imperial').lead]
      for (const text of texts) {
        expect(text).not.toMatch(/kilo|\bkg\b/)
        const differences = [...text.matchAll(/(?:lose|promise you|about) ([\d.]+)\u202flb(?: less| is realistic|,)/g)]
        for (const [, named] of differences) {
          // Adverts may promise more than a forecast holds, but never more than there is to lose.
          expect(Number(named)).toBeLessThanOrEqual(loss + 0.5)
        }
      }
    }
})

test('an event on the next day is described as one that changes nothing', () => {
  const words = textsOf(brideHero(addDays(TODAY, 1)), 'metric')
  expect(words['goal']).toMatch(/By the wedding hardly anything changes|For the wedding, expect about 79/)
})

test('a goal at which a body spends less than any plan has is said to be out of reach, and no stage leads there', () => {
  const small = { gender: 'FEMALE', age: 60, height: 150, weight: 58, goalWeight: 43 } as const
  const words = inMetric({ ...steadyHero, ...small, typicalDay: 'MOSTLY_SITTING', oftenExercise: 'NEVER' })
  expect(words['goal']).toMatch(
    /^Your goal of 43\u202fkg is out of reach by eating alone: .* 1,200\u202fkcal that no plan/,
  )
  expect(words['facts']).toContain('is all that a body of 43\u202fkg would spend: less than we let anyone eat.')
  expect(Object.values(words).join(' ')).not.toContain('stages')
})

test('who weighs too little and wants to gain does not hear of losing', () => {
  const thin = { ...steadyHero, height: 180, weight: 55, goalWeight: 62 }
  expect(inMetric(thin)['lead']).toContain('Plans for gaining weight are not on offer')
  expect(inMetric({ ...thin, goalWeight: 52 })['lead']).toContain('Losing more would not be safe')
})

test('both ends of a span have a decimal, or none has', () => {
  expect(spanText('117.9\u202flb', '119\u202flb', 'imperial')).toBe('117.9–119.0\u202flb')
  expect(spanText('72\u202fkg', '75\u202fkg', 'metric')).toBe('72–75\u202fkg')
  expect(spanText('72\u202fkg', '72\u202fkg', 'metric')).toBe('72\u202fkg')
})

test('days in the far future are given by their month', () => {
  expect(inMetric({ ...steadyHero, weight: 82 })['heading']).toMatch(/by \w+ 2027$/)
})

test(
  'no text contains a broken number, and heading and lead name the weights that stand at the curve',
  () => {
    fc.assert(
      fc.property(anyHero, fc.constantFrom(...unitSystems), (hero, units) => {
        const words = textsOf(hero, units)
        for (const text of Object.values(words)) expect(text).not.toMatch(/NaN|undefined|null|Infinity|-\d|\s\s/)
        if (words['heading'] !== undefined && words['chart'] !== undefined) {
          expect(words['heading']).toBe(`Most people reach ${words['chart']}`)
          expect(words['lead']).toContain(`it is about ${words['kept']}`)
          if (units === 'imperial') expect(Object.values(words).join(' ')).not.toMatch(/kilogram|\u202fkg/)
        }
      }),
      { numRuns: 60 },
    )
  },
  SLOW_MACHINE_MS,
)
