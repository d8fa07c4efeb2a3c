import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { ShoppingListView } from '#domain/api/member/shopping.ts'
import { NextStep, QuoteReply } from '#domain/api/orders.ts'
import { SubscriptionView } from '#domain/api/subscription.ts'
import { monthQuote } from '#web/pay/plans/plan.example.ts'
import { askedMonth, trialWeek } from '#web/subscription/data/subscription.example.ts'
import { parserCode } from './parser-code.ts'
import { withParsers } from './parsers-plugin.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const webFiles = globSync('src/web/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|example|fixture)\.tsx?$|\/parser-of\.ts$/.test(file),
)
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** The parser as a browser runs it. */
const parserIn = (schema: TSchema): ((value: unknown) => unknown) => new Function(`return ${parserCode(schema, '')}`)()

const list = { week: 1, eaters: 2, aisles: [{ aisle: 'Bakery', lines: [] }] }

/** A value, and the same with each of its parts gone or of another kind, at any depth. */
function spoilt(value: unknown): readonly unknown[] {
  const strange = [value, undefined, null, 'strange', '', -1, 0.5, true, [], {}]
  if (typeof value !== 'object' || value === null) return strange
  const parts = Object.entries(value).flatMap(([key, part]) =>
    spoilt(part).map((other) => (Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other })),
  )
  const lacking = Object.keys(value).map((key) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)),
  )
  return [...strange, ...parts, ...lacking]
}

describe('a written parser takes what its schema takes', () => {
  test.each([
    ['a quote', QuoteReply, [monthQuote]],
    ['a subscription', SubscriptionView, [trialWeek, askedMonth]],
    ['a next step', NextStep, [{ kind: 'none' }, { kind: 'challenge', url: '/x' }]],
    ['a shopping list', ShoppingListView, [list]],
  ] as const)('%s', (_, schema: TSchema, examples) => {
    const parse = parserIn(schema)
    for (const example of examples) expect(parse(example)).toBe(example)
    const values = examples.flatMap(spoilt)
    expect(values.filter((value) => (parse(value) !== null) !== (value !== null && Check(schema, value)))).toEqual([])
  })
})

test('every parser of the browser can be written out, and leaves no schema to load', async () => {
  const files = webFiles.filter((file) => /\bparserOf\(/.test(read(file)))
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const { code } = await withParsers(read(file), path.join(root, file))
    expect(code).not.toMatch(
      /^import (?!type ).*'(?:#domain\/api\/(?!routes|console-routes|base-path|tick-limits)|[^']*-schema)[^']*'/m,
    )
  }
})

test('schemas come into the browser through parsers alone', () => {
  // A schema that is put together from others is itself for a parser, which the test before this one holds.
  const others = webFiles.filter((file) => {
    if (file.endsWith('-schema.ts')) return false
    const values = [
      ...read(file).matchAll(/^import \{([^}]*)\} from '#domain\/api\/(?!routes|console-routes|base-path|tick-limits)[^']*'$/gm),
    ]
    const names = values.flatMap(([, all = '']) => all.split(',').map((name) => name.trim()))
    return names.some((name) => name !== '' && !name.startsWith('type ') && !read(file).includes(`parserOf(${name})`))
  })
  expect(others).toEqual([])
})

test('a parser of anything but the name of a schema is refused', async () => {
  const macro = "import { parserOf } from '#web/device/parser-of.ts'\n"
  const orders = "import { OrderView, textHashPattern } from '#domain/api/orders.ts'\n"
  const id = path.join(root, 'src/web/any.ts')
  await expect(withParsers(`${macro}${orders}parserOf(Unknown)`, id)).rejects.toThrow('Unknown')
  await expect(withParsers(`${macro}${orders}parserOf({ ...OrderView })`, id)).rejects.toThrow('name of a schema')
})
