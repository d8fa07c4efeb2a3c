import { expect, test } from 'vitest'
import { fileTables } from './file-tables.ts'
import { zipOf } from './zip.fixture.ts'

const lines = (cells: readonly (readonly string[])[]) => cells.map((row) => row.join(',')).join('\n')
const csv = 'Date,Gewicht (kg)\n2026-11-20,84.1\n'
const cells = [['2026-11-20', '84.1']]

/** The rows that were found, or why there are none. */
async function read(...parts: BlobPart[]): Promise<string> {
  const found = await fileTables(new Blob(parts))
  if (found.kind === 'failed') return found.why
  return lines(found.tables.flatMap(({ rows }) => rows.map((row) => row.cells)))
}

const utf16 = (text: string, isLittle: boolean): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index), isLittle)
  return new Uint8Array(view.buffer)
}

test.each<[string, BlobPart]>([
  ['UTF-8', csv],
  ['UTF-8 with a mark', `\uFEFF${csv}`],
  ['UTF-16 with a mark', utf16(`\uFEFF${csv}`, true)],
  ['UTF-16 without a mark', utf16(csv, true)],
  ['UTF-16 of the other order', utf16(`\uFEFF${csv}`, false)],
  [
    'an old encoding',
    new Uint8Array([...new TextEncoder().encode('Körpergewicht (kg),Datum\n84.1,2026-11-20\n'.replace('ö', 'o'))]),
  ],
])('a table in %s is read', async (_, part) => {
  expect((await read(part)).split(',').toSorted()).toEqual(cells[0]?.toSorted())
})

test('documents of a line each are read', async () => {
  expect(await read('{"date":"2026-11-20","weight":84.1}\n{"date":"2026-11-21","weight":83.9}\n')).toBe(
    '2026-11-20,84.1\n2026-11-21,83.9',
  )
})

test('letters that are no UTF-8 are those of old Windows programs', async () => {
  const bytes = new Uint8Array(
    [...'K', 'ö', ...'rpergewicht (kg);Datum\n84,1;2026-11-20\n'].map((letter) => letter.charCodeAt(0)),
  )
  const found = await fileTables(new Blob([bytes]))
  expect(found.kind === 'tables' ? found.tables[0]?.headings : found.why).toEqual(['Körpergewicht (kg)', 'Datum'])
})

test('of an archive the file about weight is read, and nothing else', async () => {
  const archive = await zipOf([
    { name: 'Export/steps.csv', text: 'Date,Steps\n2026-11-20,8123\n' },
    { name: 'Export/weight.csv', text: csv },
    { name: '__MACOSX/Export/._weight.csv', text: 'x' },
  ])
  expect(await read(archive)).toBe(lines(cells))
})

const health = `<HealthData><Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2026-11-20 07:12:45 +0100" value="84.1"/></HealthData>`

test('the export of Apple Health is read from its archive, whatever it is called there', async () => {
  const archive = await zipOf([
    { name: 'apple_health_export/export_cda.xml', text: `<ClinicalDocument>${' '.repeat(5000)}</ClinicalDocument>` },
    { name: 'apple_health_export/exportación.xml', text: health },
  ])
  expect(await read(archive)).toBe('2026-11-20 07:12:45 +0100,84.1,kg')
})

test.each([
  ['nothing about weight', [{ name: 'readme.md', text: 'x' }], 'ARCHIVE_WITHOUT_WEIGHTS'],
  ['a password', [{ name: 'weight.csv', text: csv, isLocked: true }], 'ARCHIVE_LOCKED'],
  ['a spreadsheet of another kind', [{ name: 'content.xml', text: '<x/>' }], 'SPREADSHEET'],
  ['days that count from 1904', [{ name: 'xl/workbook.xml', text: '<workbookPr date1904="1"/>' }], 'SPREADSHEET'],
  ['a spreadsheet with entities', [{ name: 'xl/workbook.xml', text: '<!DOCTYPE x []>' }], 'ENTITIES'],
  ['forty megabytes of zeros', [{ name: 'weight.csv', text: '0'.repeat(40_000_000) }], 'ARCHIVE_BOMB'],
  ['a size that is a lie', [{ name: 'weight.csv', text: csv.repeat(1000), told: 10 }], 'ARCHIVE_BROKEN'],
  ['entities', [{ name: 'export.xml', text: `<!DOCTYPE HealthData [<!ENTITY a "b">]>${health}` }], 'ENTITIES'],
])('an archive with %s is refused', async (_, entries, why) => {
  expect(await read(await zipOf(entries))).toBe(why)
})

test('a spreadsheet is read: shared texts, inline ones, empty cells, and days as serial numbers', async () => {
  const sheet = `<worksheet><sheetData>
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Weight &amp; note (kg)</t></is></c><c r="D1" t="s"><v>1</v></c></row>
    <row r="2"><c r="A2" s="4"><v>46346</v></c><c r="C2"><v>84.1</v></c><c r="D2" t="s"><v>2</v></c></row>
    <row r="3"/>
    <row r="4"><c r="A4" s="4"><v>46347.298</v></c><c r="B4" s="1"/><c r="C4" t="e"><v>#DIV/0!</v></c></row>
  </sheetData></worksheet>`
  const strings = `<sst><si><t>Date</t></si><si><r><t>No</t></r><r><t xml:space="preserve">te</t></r></si><si><t>early&#10;run<rPh><t>x</t></rPh></t></si></sst>`
  const archive = await zipOf([
    { name: 'xl/workbook.xml', text: '<workbook/>' },
    { name: 'xl/sharedStrings.xml', text: strings },
    { name: 'xl/worksheets/sheet1.xml', text: sheet.replace('Weight &amp; note (kg)', 'Weight (kg)') },
  ])
  const found = await fileTables(new Blob([archive]))
  const [table] = found.kind === 'tables' ? found.tables : []
  expect(table?.headings).toEqual(['Date', '', 'Weight (kg)', 'Note'])
  expect(table?.rows.map(({ cells }) => cells)).toEqual([
    ['46346', '', '84.1', 'early run'],
    ['46347.298', '', ''],
  ])
})

test('what is left of an archive that was cut off is refused', async () => {
  const whole = await zipOf([{ name: 'weight.csv', text: csv.repeat(200) }])
  for (const part of [0.3, 0.6, 0.9, 0.99]) {
    expect(await read(whole.slice(0, Math.floor(whole.length * part)))).toBe('ARCHIVE_BROKEN')
  }
})

test.each<[string, BlobPart, string]>([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'NOT_TEXT'],
  ['a broken document', '{"weight": [', 'JSON_BROKEN'],
  ['a page', '<!doctype html><html><body>84.1</body></html>', 'NOT_APPLE_HEALTH'],
  ['nothing', '', ''],
])('%s has no table', async (_, part, why) => {
  expect(await read(part)).toBe(why)
})
