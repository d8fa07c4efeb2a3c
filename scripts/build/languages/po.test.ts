import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PoEntry, readPo, writePo } from './po.ts'

const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
const note = fc.stringMatching(/^[\w ,;:."'-]{1,40}$/)
const entry: fc.Arbitrary<PoEntry> = fc.record({
  notes: fc.array(note, { maxLength: 2 }),
  isFuzzy: fc.boolean(),
  previous: fc.option(line),
  context: line,
  id: line,
  idPlural: fc.constant(null),
  texts: fc.tuple(fc.string({ unit: 'grapheme' })),
})

test('whatever is written is read again', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 5 }), (entries) => {
      const headers = { Language: 'es', 'Content-Type': 'text/plain; charset=UTF-8' }
      expect(readPo(writePo(headers, entries))).toEqual({ headers, entries })
    }),
  )
})

test('plural forms are read in their order, and texts over several lines are joined', () => {
  const po = `msgid ""
msgstr ""
"Language: es\\n"

#. Beside the bar.
#: src/web/list-words.ts:3
#, fuzzy, c-format
#| msgid "One"
msgctxt "list:hidden"
msgid "One line"
msgid_plural "{count} lines"
msgstr[0] ""
"Una "
"línea"
msgstr[1] "{count} líneas"
`
  expect(readPo(po).entries).toEqual([
    {
      notes: ['Beside the bar.'],
      isFuzzy: true,
      previous: 'One',
      context: 'list:hidden',
      id: 'One line',
      idPlural: '{count} lines',
      texts: ['Una línea', '{count} líneas'],
    },
  ])
})

test('a line that is no PO is named', () => {
  expect(() => readPo('msgid "a"\nnonsense')).toThrow('Line 2 is no PO: nonsense')
})
