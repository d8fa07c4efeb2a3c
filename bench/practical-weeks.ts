import type { WeekRequest } from '#planner/week/week-plan.ts'
import type { Measurement } from './measurement.ts'
import { quantile } from './report/quantile.ts'
import { atMost, type Row, reported } from './report/row.ts'
import { kitchens } from './weeks/households.ts'
import { type LivedWeek, livedWeeks } from './weeks/lived-weeks.ts'

/** The kitchens of a full run; `KITCHENS=24 npm run bench -- practical-weeks` takes fewer of the same. */
const KITCHENS = Number(process.env['KITCHENS'] ?? 240)
const WEEKS = Number(process.env['WEEKS'] ?? 8)
/** The longest distance at which a dish counts as repeated, in weeks. */
const MOST_LAG = 10

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** What kitchens of a kind should reach. */
type Aims = {
  readonly firstLines: number
  readonly laterLines: number
  readonly thrown: number
  readonly hardlyUsed: number
  readonly cooked: number
}

const REPEATED = 0.15

/** The share of the mains of a week that were also eaten so many weeks before. */
function repeatedAt(lag: number, lives: readonly (readonly LivedWeek[])[]): number {
  const shares = lives.flatMap((weeks) =>
    weeks.slice(lag).map(({ mains }, at) => [...mains].filter((id) => weeks[at]?.mains.has(id)).length / mains.size),
  )
  return mean(shares)
}

function rowsOf(name: string, lives: readonly (readonly LivedWeek[])[], aims: Aims): readonly Row[] {
  const weeks = lives.flat()
  const first = weeks.filter(({ week }) => week === 1)
  const later = weeks.filter(({ week }) => week >= 3)
  const sum = (of: (week: LivedWeek) => number) => weeks.reduce((total, week) => total + of(week), 0)
  const figure = (what: string, value: number) => ({ name: `${name}: ${what}`, value, unit: '' as const })
  const lags = Array.from({ length: Math.min(MOST_LAG, WEEKS - 1) }, (_, at) => at + 1)
  return [
    atMost(aims.firstLines, figure('lines of the first week', mean(first.map(({ lines }) => lines)))),
    atMost(aims.laterLines, figure('lines of later weeks', mean(later.map(({ lines }) => lines)))),
    reported(figure('the same without a memory of what is at home', mean(later.map(({ linesAnew }) => linesAnew)))),
    atMost(
      aims.thrown,
      figure(
        'fresh food thrown away, share',
        sum(({ freshThrownGrams }) => freshThrownGrams) / sum(({ freshBoughtGrams }) => freshBoughtGrams),
      ),
    ),
    atMost(
      aims.hardlyUsed,
      figure('goods used under a seventh of a pack, later weeks', mean(later.map(({ hardlyUsed }) => hardlyUsed))),
    ),
    atMost(aims.cooked, figure('mains cooked in a week', mean(weeks.map(({ mainsCooked }) => mainsCooked)))),
    reported(figure('active minutes in a week', mean(weeks.map(({ activeMinutes }) => activeMinutes)))),
    ...lags.map((lag) =>
      atMost(REPEATED, figure(`mains eaten ${lag} weeks before too, share`, repeatedAt(lag, lives))),
    ),
    reported(
      figure(
        `different mains in ${WEEKS} weeks`,
        mean(lives.map((life) => new Set(life.flatMap(({ mains }) => [...mains])).size)),
      ),
    ),
    reported(figure('score of a dish, mean', mean(weeks.map(({ taste }) => taste)))),
    reported(figure('produce cooked after its days, a week', mean(weeks.map(({ producePast }) => producePast)))),
    reported(figure('foods out of season in dishes, a week', mean(weeks.map((week) => week.outOfSeason)))),
    reported(
      figure('weeks with a relaxed rule, share', mean(weeks.map(({ plan }) => Math.min(1, plan.relaxed.length)))),
    ),
    atMost(
      0,
      figure(
        'broken promises',
        sum(({ violations }) => violations),
      ),
    ),
    reported({
      name: `${name}: a week planned, p95`,
      value: quantile(
        weeks.map(({ cpuMs }) => cpuMs),
        0.95,
      ),
      unit: 'ms',
    }),
  ]
}

const livesOf = (kitchen: (at: number) => WeekRequest, count: number): readonly (readonly LivedWeek[])[] =>
  Array.from({ length: Math.max(1, Math.round(count)) }, (_, at) => livedWeeks(kitchen(at), WEEKS))

/** What weeks ask of those who shop and cook, over weeks in a row. */
export const practicalWeeks: Measurement = {
  name: 'practical-weeks',
  about: `${WEEKS} weeks in a row for ${KITCHENS} kitchens: shopping, leftovers, waste, repeats and promises`,
  measure: async () => [
    ...rowsOf('one eater', livesOf(kitchens.one, KITCHENS * 0.3), {
      firstLines: 38,
      laterLines: 33,
      thrown: 0.09,
      hardlyUsed: 4,
      cooked: 9,
    }),
    ...rowsOf('one eater, as simple as possible', livesOf(kitchens.simple, KITCHENS * 0.2), {
      firstLines: 34,
      laterLines: 29,
      thrown: 0.08,
      hardlyUsed: 3,
      cooked: 6,
    }),
    ...rowsOf('one eater, something new each meal', livesOf(kitchens.news, KITCHENS * 0.1), {
      firstLines: 76,
      laterLines: 60,
      thrown: 0.25,
      hardlyUsed: 6,
      cooked: 14,
    }),
    ...rowsOf('one eater, two shopping days', livesOf(kitchens.twice, KITCHENS * 0.1), {
      firstLines: 38,
      laterLines: 33,
      thrown: 0.09,
      hardlyUsed: 4,
      cooked: 9,
    }),
    ...rowsOf('two eaters', livesOf(kitchens.two, KITCHENS * 0.2), {
      firstLines: 32,
      laterLines: 32,
      thrown: 0.04,
      hardlyUsed: 3,
      cooked: 9,
    }),
    ...rowsOf('four eaters', livesOf(kitchens.four, KITCHENS * 0.2), {
      firstLines: 42,
      laterLines: 42,
      thrown: 0.02,
      hardlyUsed: 2,
      cooked: 12,
    }),
  ],
}
