import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { idsOf } from '../../scripts/build/languages/catalogue.ts'
import { type PoEntry, readPo, writePo } from '../../scripts/build/languages/po.ts'
import { runWords } from '../../tools/words/commands.ts'
import { messagesToTranslate } from '../../tools/words/translation-file.ts'

/** As many as a test needs, so that none has to write thousands. */
const source = new Map([...messagesToTranslate()].filter((_, at) => at % 20 === 0))
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forkcast-words-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const words = (...args: readonly string[]) => runWords(args, folder, () => source)
const said = (...args: readonly string[]): string => words(...args).lines.join('\n')
const stored = (): readonly PoEntry[] => readPo(readFileSync(path.join(folder, 'fr/web.po'), 'utf8')).entries
const translatedIn = (entries: readonly PoEntry[]) => entries.filter(({ texts }) => texts.every((text) => text !== ''))

/** A translator's file with these entries. */
function fileOf(entries: readonly PoEntry[], language = 'fr'): string {
  const file = path.join(folder, 'from-translator.po')
  writeFileSync(file, writePo({ Language: language, 'Content-Type': 'text/plain; charset=UTF-8' }, entries))
  return file
}

/** The first messages of the exported file in another language: its English, with a mark. */
const some = (count: number): readonly PoEntry[] =>
  stored()
    .slice(0, count)
    .map((entry) => ({ ...entry, texts: entry.texts.map(() => `«${entry.idPlural ?? entry.id}»`) }))

test('a new language is exported, begun, reported and translated further, without losing what was there', () => {
  expect(words('export', 'fr').isOk).toBe(true)
  expect(stored()).toHaveLength(source.size)
  const begun = words('import', 'fr', fileOf(some(20)))
  expect(begun).toEqual({
    isOk: true,
    lines: [expect.stringContaining(`20 of ${source.size} done`), expect.anything()],
  })
  // Another translator sends ten others.
  expect(words('import', 'fr', fileOf(some(30).slice(20))).isOk).toBe(true)
  expect(translatedIn(stored())).toHaveLength(30)
  expect(said('report', 'fr')).toContain(
    `fr: 30 of ${source.size} done, ${source.size - 30} missing, 0 stale, 0 broken`,
  )
  expect(said('report')).toContain('fr: 30 of')
})

test('a translation of an older sentence is stale, and one of a message that went is dropped', () => {
  words('export', 'fr')
  const [first, second] = some(2)
  if (first === undefined || second === undefined) throw new Error('There are no messages.')
  words('import', 'fr', fileOf([{ ...first, id: 'As it was' }, second, { ...second, context: 'web/gone:old' }]))
  expect(said('report', 'fr')).toMatch(/1 of \d+ done, \d+ missing, 1 stale, 0 broken, 0 gone/)
  const stale = stored().find(({ context }) => context === first.context)
  expect([stale?.isFuzzy, stale?.previous, stale?.id]).toEqual([true, 'As it was', first.id])
})

test('a file with a broken value is refused with its reason, and nothing changes', () => {
  words('export', 'fr')
  words('import', 'fr', fileOf(some(3)))
  const before = stored()
  const [key = '', message] = [...source].find(([, { values, count }]) => values.length === 1 && count === null) ?? []
  if (message === undefined) throw new Error('No message has one value.')
  const broken = { ...before[0], context: key, ...idsOf(message), texts: ['Bonjour {nom}'] } as PoEntry
  const { isOk, lines } = words('import', 'fr', fileOf([...some(3), broken]))
  expect([isOk, lines.join('\n')]).toEqual([
    false,
    expect.stringMatching(/there is no value \{nom\}[\s\S]*1 message is broken\. Nothing was changed\./),
  ])
  expect(stored()).toEqual(before)
})

test.each([
  ['a file of another language', () => fileOf(some(1), 'de'), /its language is “de”, not fr/],
  [
    'a file of another product',
    () => fileOf([{ ...some(1)[0], context: 'theirs' } as PoEntry]),
    /none of our messages/,
  ],
  ['a file that is missing', () => path.join(folder, 'nowhere.po'), /cannot be read/],
  ['a file that is cut off', () => cut(some(2)), /Line \d+ is no PO/],
  ['a file in another encoding', () => latin(some(1)), /is not in UTF-8/],
])('%s is refused in a sentence', (_, file, reason) => {
  words('export', 'fr')
  const before = stored()
  expect(words('import', 'fr', file())).toEqual({
    isOk: false,
    lines: [expect.stringMatching(reason), 'Nothing was changed.'],
  })
  expect(stored()).toEqual(before)
})

test('a tag that is none, and a language without a plural rule, are refused in a sentence', () => {
  expect([said('export', 'Deutsch!'), said('report', 'xx'), words('export', 'xx').isOk]).toEqual([
    expect.stringContaining('is no tag of a language'),
    expect.stringContaining('plural-rules.ts'),
    false,
  ])
  expect(said()).toContain('npm run words -- import')
})

test('a shipped language that is not whole makes the report fail', () => {
  words('export', 'es')
  expect(words('report', 'es').isOk).toBe(false)
  expect(runWords(['report'], path.join(import.meta.dirname, '../../words'), () => source).isOk).toBe(true)
})

test('an editor of such files is told how many forms the language has', () => {
  words('export', 'pl')
  const { headers } = readPo(readFileSync(path.join(folder, 'pl/web.po'), 'utf8'))
  expect(headers['Plural-Forms']).toBe(
    'nplurals=4; plural=(n==1) ? 0 : (n%10>=2&&n%10<=4&&!(n%100>=12&&n%100<=14)) ? 1 : (1) ? 2 : 3;',
  )
})

function cut(entries: readonly PoEntry[]): string {
  const file = fileOf(entries)
  writeFileSync(file, readFileSync(file, 'utf8').trimEnd().slice(0, -2))
  return file
}

function latin(entries: readonly PoEntry[]): string {
  const file = fileOf(entries)
  writeFileSync(file, Buffer.from(readFileSync(file, 'utf8'), 'latin1'))
  return file
}
