import { answerProblems } from '#domain/answer-problems.ts'
import type { MeasuredKey } from '#domain/body/plausible.ts'
import type { Forecast, Outlook } from '#domain/forecast/forecast.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { implausibleText, typedMass } from '#web/words/measures.ts'
import { formatWhole, THIN } from '#web/words/numbers.ts'
import type { ForecastContext } from './forecast-context.ts'
import { steadyWords } from './steady-words.ts'

/** The forecasts of people who should not lose weight, or not by eating less. */
export type SteadyForecast = Extract<Forecast, { code: 'UNDERWEIGHT_NOW' | 'NO_LOSS_WANTED' | 'DEFICIT_TOO_SMALL' }>

export type Message = { readonly heading: string; readonly lead: string; readonly note: string }

const dailyEnergy = ({ energy }: Outlook, which: 'total' | 'intake'): string =>
  steadyWords.energyADay(`${formatWhole(Math.round(energy[which] / 10) * 10)}${THIN}kcal`)

/** The message that replaces a forecast, with the reason. */
export function steadyText(forecast: SteadyForecast, context: ForecastContext): Message {
  const { underweight, noLoss, small } = steadyWords
  switch (forecast.code) {
    case 'UNDERWEIGHT_NOW':
      return {
        heading: underweight.heading,
        lead: context.goal > context.weight ? underweight.gain : underweight.lose,
        note: underweight.note(dailyEnergy(forecast, 'intake')),
      }
    case 'NO_LOSS_WANTED':
      return {
        heading: noLoss.heading(typedMass(context.weight, context)),
        lead: forecast.gainWanted ? noLoss.gain : noLoss.nothing,
        note: noLoss.note[context.units],
      }
    case 'DEFICIT_TOO_SMALL':
      return { heading: small.heading, lead: small.lead(dailyEnergy(forecast, 'total')), note: small.note }
  }
}

/** What is asked again: one implausible measure, or a body that cannot be. */
export function askAgainText(fields: readonly MeasuredKey[], units: UnitSystem): string {
  const [first = 'weight', second] = fields
  return second === undefined || second === 'goalWeight'
    ? implausibleText(first, units)
    : answerProblems.BODY_IMPLAUSIBLE.say
}
