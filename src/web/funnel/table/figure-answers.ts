import type { Gender } from '#domain/answers/choices.ts'
import { healthyMasses } from '#domain/body/body-mass.ts'
import { isPlausibleBody, isUnderweightGoal } from '#domain/hero/check-hero.ts'
import { bmiOf, type Cm, cm, type Kg, kg } from '#domain/units.ts'
import { bodyAtIndex } from '#web/pictures/body/body-at-index.ts'
import { bodyFigure } from '#web/pictures/body/body-figure.ts'
import { optionFile } from '#web/pictures/option-file.ts'
import { differenceText, massRangeText } from '#web/words/measures.ts'
import { formatWhole } from '#web/words/numbers.ts'
import type { AnswerContext } from './answer.ts'
import type { FigureAnswer } from './figure-view.tsx'
import { figureWords as words } from './figure-words.ts'

/** Less of the weight than this is called no loss, kg. */
const NO_LOSS = 0.5
/** A first step that already does good (AHA/ACC/TOS guideline, 2013: 3 to 5 %). */
const FIRST_STEP = 0.05

/** The picture of a body of this height and weight. */
const drawn = (gender: Gender, height: Cm, weight: Kg): string =>
  `data:image/svg+xml,${encodeURIComponent(bodyFigure(bodyAtIndex(gender, bmiOf(weight, height))))}`

/** The chosen shape, without a verdict. */
export function currentBody({ hero: { gender, body } }: AnswerContext): FigureAnswer | null {
  if (gender === '') return null
  if (body === undefined) {
    const before = optionFile('body', 'MID_SIZED', gender)
    return { view: 'figure', body: null, before, caption: { title: words.bodyAsked, text: words.bodyAskedText } }
  }
  const caption = { title: words.body, text: words.bodyText }
  return { view: 'figure', body: optionFile('body', body, gender), before: null, caption }
}

/** The shape to work towards, beside today's. */
export function goalBody({ hero: { gender, body, goalBody: goal } }: AnswerContext): FigureAnswer | null {
  if (gender === '') return null
  const before = body === undefined ? null : optionFile('body', body, gender)
  if (goal === undefined)
    return { view: 'figure', body: null, before, caption: { title: words.goalAsked, text: words.goalAskedText } }
  const caption = { title: words.goal[goal], text: words.goalText }
  return { view: 'figure', body: optionFile('goalBody', goal, gender), before, caption }
}

/** The healthy weights of a height. */
export function height({ hero: { gender, body, height: tall }, units }: AnswerContext): FigureAnswer | null {
  if (gender === '') return null
  const figure = optionFile('body', body ?? 'MID_SIZED', gender)
  if (tall === undefined) {
    const caption = { title: words.heightAsked, text: words.heightAskedText }
    return { view: 'figure', body: figure, before: null, caption }
  }
  const { low, high } = healthyMasses(cm(tall))
  const caption = { title: massRangeText(low, high, units), text: words.healthyText }
  return { view: 'figure', body: figure, before: null, caption }
}

/** The body of a height and a weight, and what a first step would be. */
export function weight(asked: AnswerContext): FigureAnswer | null {
  const { hero, units } = asked
  const { gender, height: tall, weight: mass } = hero
  if (gender === '' || tall === undefined || mass === undefined || !isPlausibleBody(cm(tall), kg(mass)))
    return height(asked)
  const { low, high } = healthyMasses(cm(tall))
  return {
    view: 'figure',
    body: drawn(gender, cm(tall), kg(mass)),
    before: null,
    caption: {
      title: words.firstStep(differenceText(kg(FIRST_STEP * mass), units)),
      text: words.firstStepText(massRangeText(low, high, units)),
    },
  }
}

/** The body of the goal beside today's. */
export function goalWeight(asked: AnswerContext): FigureAnswer | null {
  const { hero, units } = asked
  const { gender, height: tall, weight: now, goalWeight: goal } = hero
  if (gender === '' || tall === undefined || now === undefined) return null
  const [heightNow, weightNow] = [cm(tall), kg(now)]
  const today = drawn(gender, heightNow, weightNow)
  const { low, high } = healthyMasses(heightNow)
  const text = words.healthy(massRangeText(low, high, units))
  if (goal === undefined || isUnderweightGoal(heightNow, kg(goal))) {
    return { view: 'figure', body: null, before: today, caption: { title: words.start, text } }
  }
  const loss = kg(now - goal)
  const title =
    loss < NO_LOSS ? words.steady : words.toLose(differenceText(loss, units), formatWhole((loss / now) * 100))
  return { view: 'figure', body: drawn(gender, heightNow, kg(goal)), before: today, caption: { title, text } }
}
