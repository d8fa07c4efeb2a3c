import { expect, test } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import { healthyMasses } from '#domain/body/body-mass.ts'
import { proteinTarget } from '#domain/body/nutrient-targets.ts'
import { restingEnergy } from '#domain/body/resting-energy.ts'
import { shareAt } from '#domain/forecast/forecast-day.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { journey, type Slug } from '#domain/funnel/journey.ts'
import { exampleHero, heroUpTo } from '#domain/hero/hero.example.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { cm, kg, years } from '#domain/units.ts'
import { massRangeText, massText, spanText } from '#web/words/measures.ts'
import { shownEnergy } from './daily-energy.ts'
import { type DishQuery, dishesFor, dishOf, libraryCount } from './library.ts'
import { mealTimes } from './meal-hours.ts'
import { slowerInTenYears } from './promise-answers.ts'
import { shownDishes } from './shown-dishes.ts'
import { type Answer, stepAnswers } from './step-answers.ts'

const TODAY = '2026-11-27'
const answerTo = (slug: Slug, hero: Hero): Answer | null =>
  stepAnswers[slug]?.({ hero, units: 'imperial', today: TODAY, mayForecast: true }) ?? null

const forecast = heroForecast(exampleHero, TODAY)
if (forecast === 'incomplete' || !('days' in forecast)) throw new Error('The example has a plan.')
const wordsOf = (answer: Answer | null) => `${answer?.caption?.title} ${answer?.caption?.text}`
const number = (value: number) => value.toLocaleString('en-US')

/** Every step before and after each of its answers, for both genders. */
const everyAnswer = choices.gender.flatMap((gender) =>
  journey.flatMap((step) => {
    const whole: Hero = { ...exampleHero, gender }
    const before = heroUpTo(step.slug, whole)
    const after: readonly Hero[] =
      step.kind === 'choice' || step.kind === 'scale'
        ? choices[step.key].map((option) => ({ ...before, [step.key]: option }))
        : step.kind === 'choices'
          ? choices[step.key].map((option) => ({ ...before, [step.key]: [option] }))
          : 'key' in step
            ? [{ ...before, [step.key]: exampleHero[step.key] }]
            : []
    return [before, ...after].map((hero) => ({ slug: step.slug, answer: answerTo(step.slug, hero) }))
  }),
)

test('every step that has a table answers every choice, in words that fit it', () => {
  const silent = everyAnswer.filter(({ slug, answer }) => slug in stepAnswers && answer === null)
  expect(silent).toEqual([])
  const captions = everyAnswer.flatMap(({ answer }) => answer?.caption ?? [])
  expect(captions.filter(({ title, text }) => title.length > 40 || text.length > 90)).toEqual([])
  for (const { title, text } of captions) {
    expect(`${title} ${text}`).not.toMatch(/NaN|undefined|null|Infinity/)
  }
})

test('every dish with a picture is one of the library, and some suit any one wish', () => {
  for (const dish of shownDishes) expect(dishOf(dish).id).toBe(dish)
  const suitable = (wanted: Parameters<typeof dishesFor>[0]) =>
    dishesFor(wanted).filter(({ id }) => shownDishes.some((dish) => dish === id)).length
  for (const diet of choices.typeDietPrefer) expect([diet, suitable({ diets: [diet] }) >= 5]).toEqual([diet, true])
  for (const restriction of choices.foodRestrictions)
    expect([restriction, suitable({ restrictions: [restriction] }) >= 5]).toEqual([restriction, true])
  for (const cuisine of choices.cuisinesLike)
    expect([cuisine, suitable({ cuisines: [cuisine] }) > 0]).toEqual([cuisine, true])
  for (const kind of choices.mealsLike) expect([kind, suitable({ kinds: [kind] }) > 0]).toEqual([kind, true])
})

test('every dish on the table has a picture', () => {
  for (const { answer } of everyAnswer) {
    const dishes =
      answer?.view === 'plates'
        ? answer.dishes
        : answer?.view === 'promise'
          ? [answer.dish]
          : answer?.view === 'dial'
            ? answer.meals.map(({ dish }) => dish)
            : []
    for (const dish of dishes) expect(shownDishes).toContain(dish)
    expect(new Set(dishes).size).toBe(dishes.length)
  }
})

test('the dial says the hours at which it draws the meals', () => {
  const { hours } = mealTimes({ ...exampleHero, dayEats: 3 })
  const dial = answerTo('how-much-sleep', { ...exampleHero, dayEats: 3, howMuchSleep: '7_8' })
  if (dial?.view !== 'dial') throw new Error('A dial was expected.')
  expect(dial.meals.map(({ hour }) => hour)).toEqual(hours)
  const said = [...(dial.caption?.text ?? '').matchAll(/(\d+)(:30)? (AM|PM)/g)].map(
    ([, hour, half, part]) => (Number(hour) % 12) + (half === undefined ? 0 : 0.5) + (part === 'PM' ? 12 : 0),
  )
  expect(said).toHaveLength(3)
  for (const [at, hour] of said.entries()) expect(Math.abs(hour - (hours[at] ?? Number.NaN))).toBeLessThanOrEqual(0.25)
})

test('the energy on the plates is that of the forecast', () => {
  const { intake } = forecast.energy
  for (const meals of choices.dayEats) {
    const words = wordsOf(answerTo('day-eats', { ...exampleHero, dayEats: meals }))
    expect(words).toContain(`About ${number(shownEnergy(intake / meals))} kcal each`)
    expect(words).toContain(`${number(shownEnergy(intake))} a day, on ${meals} plates`)
  }
})

test('the ring is the energy of the forecast once every answer on activity is there', () => {
  const ring = answerTo('typical-day', exampleHero)
  if (ring?.view !== 'ring') throw new Error('A ring was expected.')
  expect(ring.rest).toBe(shownEnergy(forecast.energy.resting))
  expect(ring.rest + ring.moving).toBe(shownEnergy(forecast.energy.total))
  // The day closes the ring, and its caption tells it from what the plan has.
  expect(ring.full).toBe(ring.rest + ring.moving)
  expect(ring.caption?.text).toBe(
    `You burn about ${number(ring.full)} kcal. Your plan has ${number(shownEnergy(forecast.energy.intake))}.`,
  )
})

test('a weight comes back because a lighter body needs less: by the difference at rest', () => {
  const { height, weight, goalWeight, age } = exampleHero
  const restAt = (mass: number) =>
    shownEnergy(restingEnergy({ sex: 'FEMALE', age: years(age), height: cm(height), weight: kg(mass) }))
  const less = restAt(weight) - restAt(goalWeight)
  expect(wordsOf(answerTo('tried-diets', { ...exampleHero, gender: 'FEMALE' }))).toContain(`${less} kcal less`)
  expect(answerTo('tried-diets', { ...exampleHero, goalWeight: weight })).toMatchObject({ view: 'plates' })
})

test('no range of an event is shown before its day is known', () => {
  for (const slug of ['important-event-coming-up', 'event-day'] as const)
    expect(answerTo(slug, heroUpTo(slug))?.view).toBe('plates')
})

test('a goal that half never reach is answered with how many are lighter after a year', () => {
  const far = { ...exampleHero, goalWeight: exampleHero.weight - 25 }
  const answer = answerTo('best-shape', far)
  const course = heroForecast(far, TODAY)
  if (course === 'incomplete' || !('days' in course)) throw new Error('A course was expected.')
  const on = course.days[365] ?? expect.fail()
  expect(course.reach.half).toBeNull()
  expect(answer).toMatchObject({ view: 'people', of10: Math.round(10 * shareAt(kg(far.weight), on)) })
})

test('the ring of an age is the energy at rest of an average body', () => {
  const rest = restingEnergy({ sex: 'FEMALE', age: years(45), height: cm(161.3), weight: kg(77.5) })
  expect(answerTo('how-old-are-you', { gender: 'FEMALE', age: 45 })).toMatchObject({ rest: shownEnergy(rest) })
  const [young, old] = [slowerInTenYears(), 49]
  expect(young).toBe(old)
})

test('the protein of a meal is a share of the target', () => {
  const { height, weight, dayEats } = exampleHero
  const day = proteinTarget({ height: cm(height), weight: kg(weight) }, forecast.energy.intake)
  const words = wordsOf(answerTo('energy-levels', exampleHero))
  expect(words).toBe(`About ${Math.round(day / dayEats)} g of protein a meal ${day} g a day, shared over 3 meals.`)
})

test('the glasses grow from what somebody drinks to the target, one a week', () => {
  expect(answerTo('daily-water', { ...exampleHero, DailyWater: 'ABOUT_2_GLASSES' })).toEqual({
    view: 'glasses',
    full: 2,
    all: 7,
    caption: {
      title: '7 glasses by week 6',
      text: 'We start at your 2 and add one each week. Coffee and tea count.',
    },
  })
})

test('the range is the one of the forecast', () => {
  const range = answerTo('event-day', exampleHero)
  const on = forecast.event
  if (range?.view !== 'range' || on === null) throw new Error('A range was expected.')
  expect(range.band.at(-1)).toEqual({ day: on.day, low: on.half.low, high: on.half.high })
  expect(range.labels).toMatchObject({
    start: massText(kg(exampleHero.weight), 'imperial'),
    low: massText(on.half.low, 'imperial'),
    high: massText(on.half.high, 'imperial'),
  })
  // Today's dot stands where the scale has today's weight, and the band opens from it.
  expect(range.start).toBe(exampleHero.weight)
  expect(range.band[0]).toEqual({ day: 0, low: exampleHero.weight, high: exampleHero.weight })
  // The caption, the labels and the headline of the forecast say the same two weights.
  expect(wordsOf(range)).toContain(`weigh ${spanText(range.labels.low, range.labels.high, 'imperial')},`)
  const words = wordsOf(answerTo('weight-change', exampleHero))
  const { loss, water, endDay } = forecast.waterPhase
  expect(words).toContain(`The first ${endDay} days: about ${massText(loss, 'imperial')}`)
  expect(words).toContain(`About ${Math.round((10 * water) / loss) * 10}% of it is water`)
  // The upper end is a little lighter than today, and says so.
  const first = answerTo('weight-change', exampleHero)
  expect(first?.view === 'range' && first.labels.start !== first.labels.high).toBe(true)
})

test('the healthy range is the one of the height', () => {
  const { low, high } = healthyMasses(cm(exampleHero.height))
  expect(answerTo('height', exampleHero)?.caption?.title).toBe(massRangeText(low, high, 'imperial'))
  expect(wordsOf(answerTo('goal-weight', exampleHero))).toContain('26\u202flb to lose, 15% of your weight')
})

test('a goal below the healthy range is not drawn', () => {
  expect(answerTo('goal-weight', { ...exampleHero, goalWeight: 50 })).toMatchObject({ body: null })
})

test('each answer about cooking and eating is told how many dishes it leaves of those before it', () => {
  expect(libraryCount).toBeGreaterThan(250)
  const titleOf = (slug: Slug, hero: Hero) => answerTo(slug, hero)?.caption?.title
  const left = (...queries: readonly [before: DishQuery, now: DishQuery]) => {
    const [before, now] = queries.map((query) => dishesFor(query).length)
    // An answer that leaves nothing out is not shown as if it did.
    return before === now ? 'Every dish so far still fits' : `${now} of ${before} dishes`
  }
  const [skill, time, diets] = ['NOVICE', 'LESS_30_MINUTES', ['VEGAN']] as const
  const hero: Hero = { ...exampleHero, cookingSkill: skill, timeCooking: time, typeDietPrefer: diets }
  expect(titleOf('cooking-skill', hero)).toBe(`${dishesFor({ skill }).length} of ${libraryCount} dishes`)
  expect(titleOf('time-cooking', hero)).toBe(left({ skill }, { skill, time }))
  expect(titleOf('type-diet-prefer', hero)).toBe(left({ skill, time }, { skill, time, diets }))
  expect(titleOf('type-diet-prefer', { ...hero, typeDietPrefer: ['MEDITERRANEAN'] })).toBe(
    'Every dish so far still fits',
  )
  for (const restriction of choices.foodRestrictions)
    expect(titleOf('food-restrictions', { ...hero, foodRestrictions: [restriction] })).toBe(
      left({ skill, time, diets }, { skill, time, diets, restrictions: [restriction] }),
    )
})
