import { answerProblems } from '#domain/answer-problems.ts'
import type { MeasuredKey } from '#domain/body/plausible.ts'
import type { Forecast, Outlook } from '#domain/forecast/forecast.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { implausibleText } from '#web/words/measures.ts'
import { formatWhole, THIN } from '#web/words/numbers.ts'
import type { ForecastContext } from './forecast-context.ts'
import { typedMass } from './prediction-words.ts'

/** The forecasts of people who should not lose weight, or not by eating less. */
export type SteadyForecast = Extract<Forecast, { code: 'UNDERWEIGHT_NOW' | 'NO_LOSS_WANTED' | 'DEFICIT_TOO_SMALL' }>

export type Message = { readonly heading: string; readonly lead: string; readonly note: string }

const dailyEnergy = ({ energy }: Outlook, which: 'total' | 'intake'): string =>
  `${formatWhole(Math.round(energy[which] / 10) * 10)}${THIN}kcal a day`

/** The message that replaces a forecast, with the reason. */
export function steadyText(forecast: SteadyForecast, context: ForecastContext): Message {
  switch (forecast.code) {
    case 'UNDERWEIGHT_NOW':
      return {
        heading: 'Your body needs all it has',
        lead:
          context.goal > context.weight
            ? 'You weigh less than is healthy for your height, and want to gain. We do not offer plans for gaining weight, so there is no forecast here.'
            : 'You weigh less than is healthy for your height. Losing more would not be safe, so there is no forecast here.',
        note: `Please talk to a doctor, above all if you have lost weight without meaning to. What we can offer is meals that keep your weight steady, about ${dailyEnergy(forecast, 'intake')}.`,
      }
    case 'NO_LOSS_WANTED':
      return {
        heading: `Your plan keeps you at about ${typedMass(context.weight, context)}`,
        lead: forecast.gainWanted
          ? 'We do not offer plans for gaining weight. Your meals keep your weight where it is.'
          : 'There is nothing to lose, so there is no date to promise. Your meals keep your weight where it is.',
        note: `A steady weight still moves by ${context.units === 'metric' ? 'a kilogram or two' : 'two to four pounds'} within a week. That is mostly water, and no reason to change anything.`,
      }
    case 'DEFICIT_TOO_SMALL':
      return {
        heading: 'Eating less would not help you',
        lead: `Your body spends about ${dailyEnergy(forecast, 'total')}. Eating noticeably less would leave it short of nutrients, for a loss that nobody could see.`,
        note: 'Moving more does more for you: a daily walk, and something for your strength. Meanwhile your meals keep your weight where it is.',
      }
  }
}

export const steadyLabels = {
  now: 'you now',
  goal: 'your goal',
  range: 'healthy range',
  title: 'Your weight and the healthy range for your height',
} as const

export const refusedGoalWords = {
  heading: 'This goal would not be good for you',
  lead: (context: ForecastContext): string =>
    `${typedMass(context.goal, context)} is below the healthy range for your height. Your body would lack what it needs, so we do not plan for it.`,
  note: 'There is room for a good change within the range. If the number on the scale weighs on your mind a lot, talk to a doctor: they help without judging.',
  take: (goal: string): string => `Make ${goal} my goal`,
  other: 'Choose another goal',
} as const

export const askAgainWords = {
  heading: 'Let’s check that again',
  incomplete: { lead: answerProblems.HERO_INCOMPLETE.say, button: 'Go to the question' },
  lead: (fields: readonly MeasuredKey[], units: UnitSystem): string => {
    const [first = 'weight', second] = fields
    return second === undefined || second === 'goalWeight'
      ? implausibleText(first, units)
      : answerProblems.BODY_IMPLAUSIBLE.say
  },
  buttons: {
    height: 'Change my height',
    weight: 'Change my weight',
    goalWeight: 'Change my goal',
  } satisfies Record<MeasuredKey, string>,
} as const
