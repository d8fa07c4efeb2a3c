import { promisedLoss } from '#domain/forecast/promised-loss.ts'
import { type Days, type Kg, kg } from '#domain/units.ts'
import type { ForecastContext } from '#web/prediction/forecast-context.ts'
import { type CourseForecast, headlineOf } from '#web/prediction/headline.ts'
import { whenInSentence } from '#web/prediction/prediction-text.ts'
import { differenceText, exactMassText, massText, spanText, typedMass } from '#web/words/measures.ts'
import { cardWords } from './card-words.ts'

/** What the visitor lets the picture say. Neither is needed for the range. */
export type CardChoice = { readonly showsWeight: boolean; readonly showsDate: boolean }

/** A day of the curve: changes from today's weight, so that nothing drawn from it tells the weight. */
export type CardDay = { readonly day: number; readonly low: number; readonly high: number }

/** Everything that a picture of a forecast says and draws. */
export type ForecastCard = {
  readonly before: string
  readonly span: string
  readonly ads: string | null
  readonly days: readonly CardDay[]
  /** The last day of the straight line that ads draw, and the change they promise by then. */
  readonly promised: { readonly day: number; readonly change: number }
  /** Weights beside the curve; null unless the visitor shows them. */
  readonly weights: { readonly today: string; readonly high: string; readonly low: string } | null
}

/** A change smaller than this, kg, is none. */
const NO_CHANGE = 0.5
/** Ranges that reach no further than this, kg, keep a decimal. */
const SMALL_LOSS = 3
const DAYS_PER_MONTH = 30.4

/** What the large figures say: a loss, or a change where some of that half end heavier than today. */
type Outcome = { readonly kind: 'loss' | 'change'; readonly span: string }

function outcomeOf(least: Kg, most: Kg, { units }: ForecastContext): Outcome {
  const textOf = most < SMALL_LOSS ? exactMassText : massText
  const loss = textOf(most, units)
  if (least <= -NO_CHANGE) return { kind: 'change', span: cardWords.change.span(loss, textOf(kg(-least), units)) }
  return { kind: 'loss', span: spanText(textOf(kg(Math.max(0, least)), units), loss, units) }
}

function beforeText(kind: Outcome['kind'], day: Days, { showsDate }: CardChoice, context: ForecastContext): string {
  const words = cardWords[kind]
  return showsDate
    ? words.byDay(whenInSentence(day, context))
    : words.inMonths(Math.max(1, Math.round(day / DAYS_PER_MONTH)))
}

/** Whether a forecast has a card: there is none where half of people lose nothing by the day that its heading is about. */
export const hasCard = (forecast: CourseForecast, { weight }: ForecastContext): boolean =>
  weight - headlineOf(forecast).on.half.low >= NO_CHANGE

/** The card of a forecast that has one. */
export function forecastCard(forecast: CourseForecast, context: ForecastContext, choice: CardChoice): ForecastCard {
  const { on } = headlineOf(forecast)
  const { weight, goal, units } = context
  const [least, most] = [kg(weight - on.half.high), kg(weight - on.half.low)]
  const promised = promisedLoss(forecast.linearRule, on.day, kg(weight - goal))
  const adsDay = Math.min(on.day, forecast.linearRule.promisedGoalDay)
  const { kind, span } = outcomeOf(least, most, context)
  return {
    before: beforeText(kind, on.day, choice, context),
    span,
    ads: promised > most ? cardWords.ads(differenceText(promised, units)) : null,
    days: forecast.days
      .slice(0, on.day + 1)
      .map(({ day, half }) => ({ day, low: half.low - weight, high: half.high - weight })),
    promised: { day: adsDay, change: -promised },
    weights: choice.showsWeight
      ? {
          today: cardWords.today(typedMass(weight, context)),
          high: massText(on.half.high, units),
          low: massText(on.half.low, units),
        }
      : null,
  }
}

/** The picture in words: what it says, in the order in which it is read. */
export const cardDescription = ({ before, span, ads, weights }: ForecastCard): string =>
  [`${before} ${span}.`, ads, weights === null ? null : `${weights.today}.`].filter((part) => part !== null).join(' ')
