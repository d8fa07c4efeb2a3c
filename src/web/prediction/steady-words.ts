import { answerProblems } from '#domain/answer-problems.ts'
import type { MeasuredKey } from '#domain/body/plausible.ts'
import type { UnitSystem } from '#domain/unit-system.ts'

/** What replaces a forecast for people who should not lose weight, or not by eating less. Energies come with unit. */
export const steadyWords = {
  energyADay: (energy: string): string => `${energy} a day`,
  underweight: {
    heading: 'Your body needs all it has',
    gain: 'You weigh less than is healthy for your height, and want to gain. We don’t offer plans for gaining weight, so there’s no forecast here.',
    lose: 'You weigh less than is healthy for your height. Losing more wouldn’t be safe, so there’s no forecast here.',
    note: (energyADay: string): string =>
      `Please talk to a doctor, above all if you’ve lost weight without meaning to. What we can offer is meals that keep your weight steady, about ${energyADay}.`,
  },
  noLoss: {
    heading: (mass: string): string => `Your plan keeps you at about ${mass}`,
    gain: 'We don’t offer plans for gaining weight. Your meals keep your weight where it is.',
    nothing: 'There’s nothing to lose, so there’s no date to promise. Your meals keep your weight where it is.',
    note: {
      metric:
        'A steady weight still moves by a kilogram or two within a week. That’s mostly water, and no reason to change anything.',
      imperial:
        'A steady weight still moves by two to four pounds within a week. That’s mostly water, and no reason to change anything.',
    } satisfies Record<UnitSystem, string>,
  },
  small: {
    heading: 'Eating less wouldn’t help you',
    lead: (energyADay: string): string =>
      `Your body spends about ${energyADay}. Eating noticeably less would leave it short of nutrients, for a loss that nobody could see.`,
    note: 'Moving more does more for you: a daily walk, and something for your strength. Meanwhile your meals keep your weight where it is.',
  },
} as const

export const steadyLabels = {
  now: 'you now',
  goal: 'your goal',
  range: 'healthy range',
  title: 'Your weight and the healthy range for your height',
} as const

export const refusedGoalWords = {
  heading: 'This goal wouldn’t be good for you',
  lead: (goal: string): string =>
    `${goal} is below the healthy range for your height. Your body would lack what it needs, so we don’t plan for it.`,
  note: 'There’s room for a good change within the range. If the number on the scale weighs on your mind a lot, talk to a doctor: they help without judging.',
  take: (goal: string): string => `Make ${goal} my goal`,
  other: 'Choose another goal',
} as const

export const askAgainWords = {
  heading: 'Let’s check that again',
  incomplete: { lead: answerProblems.HERO_INCOMPLETE.say, button: 'Go to the question' },
  buttons: {
    height: 'Change my height',
    weight: 'Change my weight',
    goalWeight: 'Change my goal',
  } satisfies Record<MeasuredKey, string>,
} as const
