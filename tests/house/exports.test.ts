import { expect, test } from 'vitest'
import { readText, sources } from './project-files.ts'

const isConfig = (file: string): boolean => /\.config\.ts$/.test(file)

test('nothing is exported as default, save where a tool asks for it', () => {
  const found = sources.filter((file) => !isConfig(file) && /^export default\b/m.test(readText(file)))
  expect(found).toEqual([])
})

test('no file hands on what another one defines', () => {
  expect(
    sources.filter((file) => /^export (?:type )?(?:\*|\{[^}]*\}) *(?:as \w+ )?from\b/m.test(readText(file))),
  ).toEqual([])
})

test('nothing stands for something that is yet to be built', () => {
  const promises = /\b(?:TODO|FIXME|XXX|HACK)\b|coming soon|lorem ipsum|@ts-(?:ignore|nocheck)/i
  const self = 'tests/house/exports.test.ts'
  expect(sources.filter((file) => file !== self && promises.test(readText(file)))).toEqual([])
})
