import type { Measurement } from './measurement.ts'
import { quantile } from './report/quantile.ts'
import { atLeast, atMost, besidePeer, type Row, reported, within } from './report/row.ts'
import { closedLoop } from './weigh-ins/closed-loop.ts'
import { type CohortPerson, readCohort } from './weigh-ins/cohort.ts'
import { estimateTimes } from './weigh-ins/estimate-times.ts'
import { filter } from './weigh-ins/forecaster.ts'
import { foundOutliers } from './weigh-ins/found-outliers.ts'
import { accuracyOf, MADE_AT } from './weigh-ins/nine-forecasts.ts'
import { peers } from './weigh-ins/peers.ts'
import { asDescribed, faithful, restless } from './weigh-ins/population.ts'
import { cohortOf } from './weigh-ins/simulated-cohort.ts'
import { visitorBands } from './weigh-ins/visitor-bands.ts'

const OFFSET_LIMITS = [140, 95, 80] as const
const POPULATIONS = { 'people as described': asDescribed, 'faithful people': faithful, 'restless people': restless }
const PEOPLE = 60

function forecastRows(people: readonly CohortPerson[]): readonly Row[] {
  const ours = accuracyOf(filter, people)
  const error = { value: ours.error, unit: 'kg' } as const
  return [
    atMost(1.04, { name: 'nine forecasts, mean error', ...error }),
    ...peers.map((peer) => {
      const { error: value } = accuracyOf(peer, people)
      return besidePeer({ name: peer.name, value, bound: { atMost: 1 } }, { name: 'the same', ...error })
    }),
    within(76, 86, { name: 'forecasts within the 80 % band', value: ours.covered, unit: '%' }),
    reported({ name: 'width of the 80 % band', value: ours.width, unit: 'kg' }),
    ...MADE_AT.map((week, index) =>
      atMost(OFFSET_LIMITS[index] ?? 0, {
        name: `offset, error at week ${week}`,
        value: ours.offsetErrors[index] ?? Number.NaN,
        unit: 'kcal/d',
      }),
    ),
    ...peers.flatMap((peer) =>
      accuracyOf(peer, people).offsetErrors.map((value, index) =>
        reported({ name: `offset at week ${MADE_AT[index]}, ${peer.name}`, value, unit: 'kcal/d' }),
      ),
    ),
  ]
}

function loopRows(people: readonly CohortPerson[]): readonly Row[] {
  const { fixed, steered } = closedLoop(people)
  return [
    atMost(0, { name: 'person-weeks below the floor', value: steered.belowFloor, unit: '' }),
    atMost(2.5, { name: 'person-weeks that lose too fast', value: steered.tooFast, unit: '%' }),
    reported({ name: 'the same, fixed plan', value: fixed.tooFast, unit: '%' }),
    atMost(8, { name: 'changes of the target a person', value: steered.changes, unit: '' }),
    atMost(1.5, { name: 'of them turning back', value: steered.reversals, unit: '' }),
    atLeast(0.9, { name: 'lost more than with the fixed plan', value: steered.loss - fixed.loss, unit: 'kg' }),
  ]
}

function visitorRows(people: readonly CohortPerson[]): readonly Row[] {
  const { weeks, year } = visitorBands(people)
  return [
    ...weeks.flatMap(({ week, half, most, error, bias }) => [
      within(43, 60, { name: `visitors at week ${week}: within the 50 % band`, value: half, unit: '%' }),
      within(74, 88, { name: `visitors at week ${week}: within the 80 % band`, value: most, unit: '%' }),
      reported({ name: `visitors at week ${week}: mean error`, value: error, unit: 'kg' }),
      reported({ name: `visitors at week ${week}: mean of true minus forecast`, value: bias, unit: 'kg' }),
    ]),
    within(1.5, 2.7, { name: 'visitors after a year: mean loss', value: year.loss, unit: '%' }),
    // 95 % interval of WW Online, 25.5 % of about 93 people.
    within(17, 35, { name: 'visitors after a year: 5 % lighter', value: year.lost5, unit: '%' }),
  ]
}

function otherRows(): readonly Row[] {
  return Object.entries(POPULATIONS).flatMap(([name, population]) => {
    const people = cohortOf(population, PEOPLE)
    const { error, covered } = accuracyOf(filter, people)
    return [
      reported({ name: `${name}: nine forecasts, mean error`, value: error, unit: 'kg' }),
      reported({ name: `${name}: within the 80 % band`, value: covered, unit: '%' }),
    ]
  })
}

/** What is learnt from the scales, on synthetic people: the development cohort, or the file in BENCH_COHORT. */
export const weighIns: Measurement = {
  name: 'weigh-ins',
  about:
    'forecasts with and without readings, offsets, outliers and half a year of weekly reviews, on synthetic people',
  measure: async () => {
    const people = readCohort(process.env['BENCH_COHORT'])
    const outliers = foundOutliers(people)
    return [
      ...forecastRows(people),
      ...visitorRows(people),
      atLeast(95, { name: `gross outliers found, of ${outliers.gross}`, value: outliers.found, unit: '%' }),
      atMost(0.2, { name: `honest readings doubted, of ${outliers.honest}`, value: outliers.wronged, unit: '%' }),
      atMost(50, {
        name: 'one estimate from a daily log of two years, p95',
        value: quantile(estimateTimes(people), 0.95),
        unit: 'ms',
      }),
      ...loopRows(people),
      ...otherRows(),
    ]
  },
}
