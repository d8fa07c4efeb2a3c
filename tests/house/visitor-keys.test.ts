import { expect, test } from 'vitest'
import { readText, sources } from './project-files.ts'

/**
 * What a distributed PostgreSQL asks of the tables about visitors, which are spread by the visitor's id: every unique key
 * begins with it, no foreign key enters or leaves them, and no statement locks their rows (docs/decisions/0102).
 */
const visitorTables = [
  'visitors',
  'step_views',
  'visitor_events',
  'visitor_profiles',
  'identity_links',
  'tracking_choices',
  'experiment_exposures',
  'funnel_visitors',
  'funnel_visits',
] as const

/** Tables that stay in one place although they name visitors: what a lead became, and who waits to be counted. */
const elsewhere = ['visitor_leads', 'funnel_waiting']

const schema = readText('src/server/platform/db/schema.sql')
const bodies = new Map(
  [...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\)[^\n]*;/gm)].map(([, name = '', body = '']) => [
    name,
    body,
  ]),
)

test('every table with a visitor is in the group, or in one place for a reason', () => {
  const naming = [...bodies].flatMap(([name, body]) => (/^ {2}visitor_id uuid/m.test(body) ? [name] : []))
  expect(['visitors', ...naming].toSorted()).toEqual([...visitorTables, ...elsewhere].toSorted())
})

test('deploy/citus.sql spreads exactly these tables, each by the visitor and together with the others', () => {
  const spread = [
    ...readText('deploy/citus.sql').matchAll(
      /^select create_distributed_table\('(\w+)', '(\w+)'(?:, colocate_with => '(\w+)')?\);$/gm,
    ),
  ].map(([, table, key, beside]) => ({ table, key, beside }))
  expect(spread).toEqual(
    visitorTables.map((table) =>
      table === 'visitors' ? { table, key: 'id', beside: undefined } : { table, key: 'visitor_id', beside: 'visitors' },
    ),
  )
})

test.each(visitorTables)('every unique key of %s begins with the visitor', (table) => {
  const key = table === 'visitors' ? 'id' : 'visitor_id'
  const keys = [...(bodies.get(table) ?? '').matchAll(/(?:PRIMARY KEY|UNIQUE) \((\w+)/g)].map(([, first]) => first)
  const indexes = [...schema.matchAll(new RegExp(`UNIQUE INDEX \\w+ ON public\\.${table} USING \\w+ \\((\\w+)`, 'g'))]
  expect(new Set([...keys, ...indexes.map(([, first]) => first)])).toEqual(new Set([key]))
})

test('no foreign key enters or leaves the group', () => {
  const crossing = [...bodies].flatMap(([table, body]) =>
    [...body.matchAll(/REFERENCES (\w+)/g)].flatMap(([, target = '']) => {
      const [from, to] = [table, target].map((name) => visitorTables.some((each) => each === name))
      return from === to ? [] : [`${table} → ${target}`]
    }),
  )
  expect(crossing).toEqual([])
})

test('no statement locks rows of the group', () => {
  const code = sources.filter(
    (file) => file.startsWith('src/server/') && !/\.(?:test|example|fixture)\.tsx?$/.test(file),
  )
  const statement = new RegExp(`selectFrom\\('(?:${visitorTables.join('|')})'\\)[\\s\\S]*?\\.execute`, 'g')
  const all = code.flatMap((file) => [...readText(file).matchAll(statement)].map(([text]) => ({ file, text })))
  expect(all.length).toBeGreaterThan(10)
  expect(all.filter(({ text }) => text.includes('.forUpdate(')).map(({ file }) => file)).toEqual([])
})
