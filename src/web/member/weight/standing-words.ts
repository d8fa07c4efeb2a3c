import type { Standing } from '#domain/forecast/weight-standing.ts'
import { addDays } from '#domain/time.ts'
import { dayText } from '#web/words/dates.ts'
import { exactMassText, spanText } from '#web/words/measures.ts'
import type { WeightProgress } from './weight-progress.ts'

export type StandingText = { readonly title: string; readonly text: string }

const begin: StandingText = {
  title: 'Log your first weight',
  text: 'Then you will see it here beside your forecast. One reading is enough to begin.',
}

const restless = 'Single days go up and down with water, so look at the average.'

/** Possible reasons for each position relative to the forecast. None of them is the member's fault. */
const losing = {
  WITHIN: {
    title: 'You are where the forecast expects you',
    because: restless,
  },
  BELOW: {
    title: 'You are lighter than the forecast',
    because:
      'It may be water, or your body uses more than the equations say. Please eat all of your plan: faster is not better.',
  },
  ABOVE: {
    title: 'You are above the forecast',
    because:
      'Salt, hormones, travel and sore muscles hold water for days, some weeks go differently, and some bodies use less than the equations say. All of that is normal. Just carry on with your next meal.',
  },
} as const satisfies Record<Standing['kind'], { title: string; because: string }>

const keeping = {
  WITHIN: {
    title: 'Your weight is holding',
    because: restless,
  },
  BELOW: {
    title: 'You are lighter than at the start',
    because:
      'It may be water. You have no weight to lose, so please eat all of your plan, and a little more if it continues.',
  },
  ABOVE: {
    title: 'You are heavier than at the start',
    because: 'Salt, hormones, travel and sore muscles hold water for days. The average of a few weeks says more.',
  },
} as const satisfies Record<Standing['kind'], { title: string; because: string }>

/** Its title if the weight is about that of the start but changes. */
const NEAR_START = 'You are near your weight at the start'

/** With fewer readings than this in a week, the text says that they are few. */
const FEW = 2
const fewReadings = 'This is from one reading only; two or three a week say more.'

/** How the log compares with the forecast: honest about the figure, kind about what it means. */
export function standingText(progress: WeightProgress): StandingText {
  const { trend, standing, early, units, aim, mode, startsOn, today, state } = progress
  const { latest } = trend
  if (latest === null) return begin
  const average = exactMassText(latest.weight, units)
  if (standing === null) {
    return {
      title: 'Logged before your plan',
      text: `${average} on average. From the first day of your plan, it is compared with your forecast.`,
    }
  }
  // The forecast is that of a loss, and the plan is none any more.
  if (aim === 'LOSE' && mode !== 'LOSE') return { title: `About ${average} on average`, text: restless }
  if (early !== null && latest.day < early.endDay) {
    const end = dayText(addDays(startsOn, early.endDay), today)
    return {
      title: 'These are the first days',
      text: `${average} on average. Until about ${end} the scales mostly show the loss of water, so there is nothing to compare yet.`,
    }
  }
  const { title: usual, because } = (aim === 'LOSE' ? losing : keeping)[standing.kind]
  const isMoving = state !== 'STEADY' && state !== 'UNKNOWN'
  const title = usual === keeping.WITHIN.title && isMoving ? NEAR_START : usual
  const few = latest.readings < FEW ? ` ${fewReadings}` : ''
  return { title, text: `${comparison(progress, standing, average)} ${because}${few}` }
}

function comparison({ aim, units }: WeightProgress, { kind, on, by }: Standing, average: string): string {
  const spanOf = ({ low, high }: Standing['on']['half']) =>
    spanText(exactMassText(low, units), exactMassText(high, units), units)
  const difference = exactMassText(by, units)
  if (aim === 'KEEP') {
    return kind === 'WITHIN'
      ? `${average} on average, and ${exactMassText(on.weight, units)} at the start.`
      : `${average} on average: ${difference} beyond the usual ups and downs.`
  }
  if (kind === 'BELOW') return `${average} on average: ${difference} less than the lowest that the forecast expected.`
  if (kind === 'ABOVE') return `${average} on average. Four in five people like you are at ${spanOf(on.most)} by now.`
  return `${average} on average. Half of people like you are at ${spanOf(on.half)} by now, and if every day of the plan is kept it is ${exactMassText(on.weight, units)}.`
}
