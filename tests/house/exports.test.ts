import { expect, test } from 'vitest'
import { readText, sources } from './project-files.ts'

const isConfig = (file: string): boolean => /\.config\.ts$/.test(file)

test('there are no default exports, except where a tool requires one', () => {
  const found = sources.filter((file) => !isConfig(file) && /^export default\b/m.test(readText(file)))
  expect(found).toEqual([])
})

test('no file re-exports from another one', () => {
  expect(
    sources.filter((file) => /^export (?:type )?(?:\*|\{[^}]*\}) *(?:as \w+ )?from\b/m.test(readText(file))),
  ).toEqual([])
})

test('there are no placeholders for unfinished work', () => {
  // "Todo" is a Spanish word.
  const isSpanish = (file: string) => file.endsWith('-words-es.ts') || file.endsWith('/es.generated.ts')
  const promises = /\b(?:TODO|FIXME|XXX|HACK)\b|coming soon|lorem ipsum|@ts-(?:ignore|nocheck)/i
  const self = 'tests/house/exports.test.ts'
  expect(sources.filter((file) => file !== self && !isSpanish(file) && promises.test(readText(file)))).toEqual([])
})
