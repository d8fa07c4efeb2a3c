import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { backlogs } from './backlogs.ts'
import { collector } from './collector.ts'
import { figures } from './figures.ts'
import { firstHtml } from './first-html.ts'
import { firstJs } from './first-js.ts'
import { forecastTime } from './forecast-time.ts'
import { labels } from './labels/labels.ts'
import { leads } from './leads.ts'
import { lighthousePages } from './lighthouse-pages.ts'
import { limits } from './limits.ts'
import type { BenchOptions, Measurement } from './measurement.ts'
import { measurementCost } from './measurement-cost.ts'
import { memory } from './memory.ts'
import { planningQuality } from './planning-quality.ts'
import { planningTime } from './planning-time.ts'
import { practicalWeeks } from './practical-weeks.ts'
import type { Row } from './report/row.ts'
import { table } from './report/table.ts'
import { requests } from './requests.ts'
import { reviews } from './reviews.ts'
import { start } from './start/start.ts'
import { step } from './step.ts'
import { storedWeek } from './stored-week.ts'
import { weighIns } from './weigh-ins.ts'

const measurements: readonly Measurement[] = [
  firstJs,
  firstHtml,
  lighthousePages,
  step,
  forecastTime,
  requests,
  leads,
  storedWeek,
  backlogs,
  collector,
  measurementCost,
  start,
  planningTime,
  planningQuality,
  practicalWeeks,
  weighIns,
  memory,
  limits,
  reviews,
  figures,
  labels,
]

type Outcome = {
  readonly name: string
  readonly load: number
  readonly rows: readonly Row[]
  readonly failure?: string
}

/** Load average of the last minute: on a busy machine, times mean little. */
const load = (): number => loadavg()[0] ?? 0

async function outcomeOf({ name, about, measure }: Measurement, options: BenchOptions): Promise<Outcome> {
  const before = load()
  console.error(`${name} (load ${before.toFixed(2)}): ${about}`)
  try {
    return { name, load: before, rows: await measure(options) }
  } catch (error) {
    return { name, load: before, rows: [], failure: error instanceof Error ? error.message : String(error) }
  }
}

function report(outcomes: readonly Outcome[]): string {
  const rows = outcomes.flatMap((outcome) => outcome.rows)
  const judged = rows.filter((row) => row.met !== null)
  const missed = judged.filter((row) => row.met === false)
  return [
    table(rows),
    '',
    `load average before each: ${outcomes.map((outcome) => `${outcome.name} ${outcome.load.toFixed(2)}`).join(', ')}`,
    ...outcomes.flatMap(({ name, failure }) =>
      failure === undefined ? [] : [`${name} could not be measured: ${failure}`],
    ),
    `${judged.length - missed.length} of ${judged.length} met`,
  ].join('\n')
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' }, folder: { type: 'string' } },
    allowPositionals: true,
  })
  const unknown = positionals.filter((name) => !measurements.some((measurement) => measurement.name === name))
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(', ')}. There are: ${measurements.map(({ name }) => name).join(', ')}.`)
    process.exitCode = 1
    return
  }
  const asked = measurements.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  const outcomes: Outcome[] = []
  for (const measurement of asked) outcomes.push(await outcomeOf(measurement, { folder: values.folder }))
  console.log(values.json ? JSON.stringify(outcomes, null, 2) : `\n${report(outcomes)}`)
  if (outcomes.some(({ failure }) => failure !== undefined)) process.exitCode = 1
}

await run()
