import { expect, test } from 'vitest'
import { readText, sources } from './project-files.ts'

/**
 * What a distributed PostgreSQL asks of tables that are spread by an owner's id: every key leads with it, no foreign key
 * leaves the group, and what is done for one member names the owner (docs/decisions/0088-person-household-account.md).
 */
const groups = {
  person_id: [
    'persons',
    'weight_entries',
    'life_events',
    'plan_reviews',
    'plan_undos',
    'diary_records',
    'own_products',
    'banned_ingredients',
    'kept_weeks',
    'recipe_notes',
  ],
  household_id: [
    'households',
    'household_eaters',
    'plan_weeks',
    'recipe_opinions',
    'shopping_ticks',
    'pantry_corrections',
    'own_lines',
    'meal_anchors',
  ],
} as const

const roots: readonly string[] = ['persons', 'households']
const schema = readText('src/server/platform/db/schema.sql')
const bodies = new Map(
  [...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\)[^\n]*;/gm)].map(([, name = '', body = '']) => [
    name,
    body,
  ]),
)
const owned = Object.entries(groups).flatMap(([key, tables]) =>
  tables.map((table) => ({ table, shardKey: roots.includes(table) ? 'id' : key, group: tables as readonly string[] })),
)
const bodyOf = (table: string): string => bodies.get(table) ?? ''

test('every table that begins with a person or a household is in one of the groups', () => {
  const beginning = [...bodies].flatMap(([name, body]) =>
    /^ {2}(?:person|household)_id uuid/.test(body) ? [name] : [],
  )
  expect(beginning.toSorted()).toEqual(
    owned
      .map(({ table }) => table)
      .filter((table) => !roots.includes(table))
      .toSorted(),
  )
})

test.each(owned)('every key of $table leads with $shardKey', ({ table, shardKey }) => {
  const keys = [...bodyOf(table).matchAll(/(?:PRIMARY KEY|UNIQUE) \((\w+)/g)].map(([, first]) => first)
  const indexes = [...schema.matchAll(new RegExp(`UNIQUE INDEX \\w+ ON public\\.${table} USING \\w+ \\((\\w+)`, 'g'))]
  expect(keys.length).toBeGreaterThan(0)
  expect([...keys, ...indexes.map(([, first]) => first)]).toEqual(
    Array.from({ length: keys.length + indexes.length }, () => shardKey),
  )
})

test('no foreign key enters or leaves a group, and those within it begin with the owner', () => {
  const wrong = [...bodies].flatMap(([table, body]) =>
    [...body.matchAll(/FOREIGN KEY \((\w+)[^)]*\) REFERENCES (\w+)/g)].flatMap(([, first, target = '']) => {
      const [from, to] = [table, target].map((name) => owned.find((each) => each.table === name))
      if (from === undefined && to === undefined) return []
      return from !== undefined && from.group.includes(target) && first === from.shardKey
        ? []
        : [`${table} → ${target}`]
    }),
  )
  expect(wrong).toEqual([])
})

/** Statements that are about many members on purpose: jobs, figures of the console, and products of all. */
const aboutAll = [
  'src/server/console/operations/safety-decisions.ts',
  'src/server/jobs/review-plans.ts',
  'src/server/members/products/shared-products.ts',
]

test('every statement of a member names a person or a household', () => {
  const code = sources.filter(
    (file) => file.startsWith('src/server/') && !/\.(?:test|example|fixture)\.tsx?$/.test(file),
  )
  const names = owned.map(({ table }) => table).join('|')
  const statement = new RegExp(
    `(?:selectFrom|deleteFrom|updateTable|insertInto)\\('(${names})'\\)[\\s\\S]*?\\.execute`,
    'g',
  )
  const all = code.flatMap((file) =>
    [...readText(file).matchAll(statement)].map(([text, table]) => ({ file, table, text })),
  )
  expect(all.length).toBeGreaterThan(40)
  const nameless = all.filter(({ table = '', text }) => {
    const key = owned.find((each) => each.table === table)?.shardKey ?? ''
    return !new RegExp(`\\b${key}\\b`).test(text) && !/\.values\(/.test(text)
  })
  expect([...new Set(nameless.map(({ file }) => file))].filter((file) => !aboutAll.includes(file))).toEqual([])
})
