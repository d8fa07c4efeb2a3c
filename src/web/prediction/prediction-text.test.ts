import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Hero } from '#domain/funnel/hero.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { addDays } from '#domain/time.ts'
import { type UnitSystem, unitSystems } from '#domain/unit-system.ts'
import { pounds, poundsToKg } from '#domain/units.ts'
import { infoTexts } from '#web/funnel/info/info-text.ts'
import { spanText, typedMass } from '#web/words/measures.ts'
import { forecastContext } from './forecast-context.ts'
import { forecastCurve } from './forecast-curve.ts'
import { forecastTable } from './forecast-table.ts'
import { headlineOf } from './headline.ts'
import { anyHero, brideHero, steadyHero, TODAY } from './heroes.example.ts'
import {
  advertText,
  courseFacts,
  describeCourse,
  eventText,
  goalDays,
  goalText,
  headingText,
  leadText,
  steadyFacts,
  whenText,
} from './prediction-text.ts'
import { steadyText } from './steady-text.ts'
import { refusedGoalWords } from './steady-words.ts'

/** Every text about a forecast, by name. */
function textsOf(hero: Hero, units: UnitSystem): Record<string, string> {
  const forecast = heroForecast(hero, TODAY)
  const context = forecastContext(hero, TODAY, units)
  if (forecast === 'incomplete' || forecast.code === 'INPUT_IMPLAUSIBLE') return {}
  if (forecast.code === 'GOAL_UNDERWEIGHT') return { lead: refusedGoalWords.lead(typedMass(context.goal, context)) }
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
    goal: goalText(forecast, headline, context),
    event: eventText(forecast, headline, context) ?? '',
    adverts: advertText(forecast, context),
    description: describeCourse(forecast, headline, context),
    facts: courseFacts(forecast, context)
      .map((fact) => Object.values(fact).join(' '))
      .join(' '),
    marks: curve.marks.flatMap(({ words }) => words).join(' '),
    chart: curve.marks.find(({ id }) => id === 'headline')?.words.join(' by ') ?? '',
    kept: curve.marks.find(({ id }) => id === 'kept')?.words[0] ?? '',
    row: forecastTable(forecast, headline, context).find(({ day }) => day === headline.on.day)?.half ?? '',
  }
}

const inMetric = (hero: Hero) => textsOf(hero, 'metric')

/** Sixty forecasts take a fraction of a second, but far longer while all other tests run. */
const SLOW_MACHINE_MS = 60_000

const event = (inDays: number) => brideHero(addDays(TODAY, inDays))

test.each<[who: string, hero: Hero, units: UnitSystem, said: Record<'heading' | 'lead' | 'goal', string>]>([
  [
    'a small woman',
    { ...steadyHero, height: 150, weight: 56, goalWeight: 50, age: 45 },
    'metric',
    {
      heading: 'By June 6, half of people like you weigh 52–57 kg',
      lead: 'Six in ten are lighter than today, one in ten by more than 6.2 kg. One in ten has gained 3.4 kg or more. Kept every day, the plan would lead to about 50 kg, your goal.',
      goal: 'Four in ten people like you weigh 53 kg or less by May 22, and those 5% already help blood pressure and blood sugar. One in ten is at your goal of 50 kg by May 16. Most aren’t within a year. What decides is keeping on: your plan follows your weight every week.',
    },
  ],
  [
    'a tall man',
    { ...steadyHero, gender: 'MALE', height: 196, weight: 118, goalWeight: 100 },
    'metric',
    {
      heading: 'By August 13, half of people like you weigh 109–118 kg',
      lead: 'Seven in ten are lighter than today, one in ten by more than 13 kg. One in ten has gained 4.2 kg or more. Kept every day, the plan would lead to about 100 kg, your goal.',
      goal: 'Half of people like you weigh 112 kg or less by May 22, and those 5% already help blood pressure and blood sugar. Few people like you are at your goal of 100 kg within a year. What decides is keeping on: your plan follows your weight every week.',
    },
  ],
  [
    'a woman with a body mass index above 60',
    { ...steadyHero, weight: 170, goalWeight: 90, height: 165 },
    'metric',
    {
      heading: 'By May 8, half of people like you weigh 159–167 kg',
      lead: 'Nine in ten are lighter than today, one in ten by more than 15 kg. One in ten has gained 0.7 kg or more. Kept every day, the plan would lead to about 156 kg, 8% less than today.',
      goal: 'Four in ten people like you weigh 162 kg or less by May 22, and those 5% already help blood pressure and blood sugar. Few people like you are at your goal of 90 kg within a year. What decides is keeping on: your plan follows your weight every week.',
    },
  ],
  [
    'a woman near her goal',
    { ...steadyHero, height: 168, weight: 66, goalWeight: 64 },
    'metric',
    {
      heading: 'By January 2, half of people like you weigh 64.2–66.7 kg',
      lead: 'Six in ten are lighter than today, one in ten by more than 2.9 kg. One in ten has gained 1.8 kg or more. Kept every day, the plan would lead to about 64 kg, your goal.',
      goal: 'One in four people like you is at 64 kg by April 3. Most aren’t within a year. What decides is keeping on: your plan follows your weight every week.',
    },
  ],
  [
    'a man over 50',
    { ...steadyHero, gender: 'MALE', age: 60, height: 178, weight: 98, goalWeight: 88 },
    'metric',
    {
      heading: 'By May 25, half of people like you weigh 91–98 kg',
      lead: 'Eight in ten are lighter than today, one in ten by more than 11 kg. One in ten has gained 3 kg or more. Kept every day, the plan would lead to about 88 kg, your goal.',
      goal: 'Four in ten people like you weigh 93 kg or less by May 22, and those 5% already help blood pressure and blood sugar. One in ten is at your goal of 88 kg by May 8. Most aren’t within a year. What decides is keeping on: your plan follows your weight every week.',
    },
  ],
  [
    'a bride whose wedding is in five weeks',
    event(35),
    'metric',
    {
      heading: 'By December 26, half of people like you weigh 77.8–80.1 kg',
      lead: 'Seven in ten are lighter than today, one in ten by more than 3.3 kg. One in ten has gained 1.1 kg or more. Kept every day, the plan would lead to about 78 kg.',
      goal: 'Half of people like you weigh 76 kg or less by May 22, and those 5% already help blood pressure and blood sugar. Few people like you are at your goal of 68 kg within a year. What decides is keeping on: your plan follows your weight every week. Getting there sooner would ask more of your body than is good for it.',
    },
  ],
  [
    'a bride who counts in pounds',
    brideHero('2027-06-12'),
    'imperial',
    {
      heading: 'By June 12, half of people like you weigh 162–176 lb',
      lead: 'Eight in ten are lighter than today, one in ten by more than 21 lb. One in ten has gained 5.8 lb or more. Kept every day, the plan would lead to about 156 lb.',
      goal: 'Half of people like you weigh 168 lb or less by May 22, and those 5% already help blood pressure and blood sugar. Few people like you are at your goal of 150 lb within a year. What decides is keeping on: your plan follows your weight every week. Getting there sooner would ask more of your body than is good for it.',
    },
  ],
])('%s', (_, hero, units, said) => {
  const words = textsOf(hero, units)
  const plain = (name: string) => words[name]?.replaceAll('\u202f', ' ')
  expect(plain('heading')).toBe(said.heading)
  expect(plain('lead')).toBe(said.lead)
  expect(plain('goal')).toBe(said.goal)
})

test('the promise of adverts is set beside the same band', () => {
  const words = inMetric(steadyHero)
  expect(words['adverts']).toContain('68\u202fkg by June 11. Half of people like you weigh 73–80\u202fkg then.')
})

test('a wedding before the goal is marked, and the goal is marked without a date', () => {
  const words = inMetric(brideHero('2027-06-12'))
  expect(words['marks']).toContain('the wedding')
  expect(words['marks']).toMatch(/goal 68\u202fkg$/)
})

test('a wedding after the goal has the same band', () => {
  expect(inMetric({ ...brideHero('2027-06-12'), goalWeight: 75 })['event']).toMatch(
    /^By the wedding, half of people like you weigh 7\d–8\d\u202fkg\.$/,
  )
})

test('a wedding within days is mentioned in the note, never in the heading', () => {
  const words = inMetric(event(8))
  expect(words['heading']).toMatch(/^By August 29/)
  expect(words['event']).toContain('half of people like you weigh 78.8–80.5\u202fkg. What changes in the first days')
})

test('with two pounds to lose, every weight has a decimal, and no text mentions a larger loss', () => {
  const words = textsOf({ ...brideHero('2027-03-01'), weight: 80, goalWeight: 79.1 }, 'imperial')
  expect(words['heading']).toMatch(/weigh 17\d\.\d–17\d\.\d\u202flb$/)
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
      const texts = [...Object.values(textsOf(hero, 'imperial')), infoTexts['review-result'](hero, 'imperial').lead]
      for (const text of texts) {
        expect(text).not.toMatch(/kilo|\bkg\b/)
        const differences = [...text.matchAll(/(?:lose|promise you) ([\d.]+)\u202flb(?: less|,)/g)]
        for (const [, named] of differences) {
          // Ads may promise more than the forecast, but never more than there is to lose.
          expect(Number(named)).toBeLessThanOrEqual(loss + 0.5)
        }
      }
    }
})

test('an event tomorrow is described as too soon for a change', () => {
  const words = textsOf(brideHero(addDays(TODAY, 1)), 'metric')
  expect(words['event']).toContain('mostly water')
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
  expect(inMetric(thin)['lead']).toContain('We don’t offer plans for gaining weight')
  expect(inMetric({ ...thin, goalWeight: 52 })['lead']).toContain('Losing more wouldn’t be safe')
})

test('both ends of a span have a decimal, or neither has', () => {
  expect(spanText('117.9\u202flb', '119\u202flb', 'imperial')).toBe('117.9–119.0\u202flb')
  expect(spanText('72\u202fkg', '75\u202fkg', 'metric')).toBe('72–75\u202fkg')
  expect(spanText('72\u202fkg', '72\u202fkg', 'metric')).toBe('72\u202fkg')
})

test('dates in the far future are given by month and year', () => {
  expect(inMetric(brideHero('2028-06-12'))['event']).toMatch(/^By the wedding/)
  expect(inMetric({ ...steadyHero, weight: 82 })['heading']).toMatch(/^By \w+ 2027,/)
})

test(
  'no text contains a broken number, and heading, lead, description and table name the same weights as the chart',
  () => {
    fc.assert(
      fc.property(anyHero, fc.constantFrom(...unitSystems), (hero, units) => {
        const words = textsOf(hero, units)
        for (const text of Object.values(words)) expect(text).not.toMatch(/NaN|undefined|null|Infinity|-\d|\s\s/)
        if (words['heading'] !== undefined && words['chart'] !== undefined) {
          const [span, day] = words['chart'].split(' by ')
          expect(words['heading']).toBe(`By ${day}, half of people like you weigh ${span}`)
          expect(words['description']).toContain(`half of people like you weigh ${span}`)
          expect(words['row']).toBe(span)
          expect(words['lead']).toContain(`lead to about ${words['kept']}`)
          if (units === 'imperial') expect(Object.values(words).join(' ')).not.toMatch(/kilogram|\u202fkg/)
        }
      }),
      { numRuns: 60 },
    )
  },
  SLOW_MACHINE_MS,
)

test('the day that ads promise stands beside the one by which half of people are at the goal', () => {
  const hero = brideHero('2027-06-12')
  const context = forecastContext(hero, TODAY, 'metric')
  const forecast = heroForecast(hero, TODAY)
  if (forecast === 'incomplete' || !('days' in forecast)) throw new Error('no course')
  const found = goalDays(forecast, context)
  const { half } = forecast.reach
  expect(found).toEqual({
    promised: whenText(forecast.linearRule.promisedGoalDay, context),
    half: half === null ? 'not within a year' : whenText(half, context),
  })
  expect(advertText(forecast, context)).toContain(found?.promised)
})
