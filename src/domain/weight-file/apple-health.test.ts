import { expect, test } from 'vitest'
import { createAppleHealthReader } from './apple-health.ts'
import { knownPerson } from './known-person.example.ts'
import { readTables } from './read-tables.ts'

const record = (kind: string, day: string, value: string, unit: string) =>
  `<Record type="HKQuantityTypeIdentifier${kind}" sourceName="Tom&apos;s Scale" device="&lt;&lt;HKDevice: 0x1&gt;, name:&gt;" unit="${unit}" creationDate="${day} 07:12:46 +0100" startDate="${day} 07:12:45 +0100" endDate="${day} 07:12:45 +0100" value="${value}"`
const xml = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<!DOCTYPE HealthData [',
  '<!-- HealthKit Export Version: 14 -->',
  '<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>',
  '<!ATTLIST HealthData locale CDATA #REQUIRED>',
  ']>',
  '<HealthData locale="en_US">',
  ' <ExportDate value="2026-11-22 09:00:00 +0100"/>',
  ` ${record('BodyMassIndex', '2026-11-20', '28.4', 'count')}/>`,
  ` ${record('BodyMass', '2026-11-20', '185.4', 'lb')}>`,
  '  <MetadataEntry key="HKWasUserEntered" value="1"/>',
  ' </Record>',
  ` ${record('LeanBodyMass', '2026-11-20', '57.6', 'kg')}/>`,
  ` ${record('BodyMass', '2026-11-21', '83.9', 'kg')}/>`,
  '</HealthData>',
].join('\n')

/** What comes of a text that arrives in pieces of this size. */
function inPieces(text: string, size: number) {
  const reader = createAppleHealthReader()
  for (let at = 0; at < text.length; at += size) {
    const problem = reader.push(text.slice(at, at + size))
    if (problem !== null) return problem
  }
  return readTables([reader.table()], knownPerson)
}

test.each([1, 7, 64, 10_000])('body mass is read in its own unit, and nothing else, in pieces of %d', (size) => {
  expect(inPieces(xml, size)).toMatchObject({
    kind: 'read',
    weights: [
      { day: '2026-11-20', kg: 84.096 },
      { day: '2026-11-21', kg: 83.9 },
    ],
    units: ['kg', 'lb'],
    leftOut: [],
  })
})

test.each([
  [
    'entities',
    '<!DOCTYPE HealthData [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]><HealthData>&b;</HealthData>',
    'ENTITIES',
  ],
  ['an outside entity', '<!DOCTYPE HealthData [<!ENTITY x SYSTEM "file:///etc/passwd">]><HealthData>', 'ENTITIES'],
  ['another document', '<?xml version="1.0"?><html><body>84.1</body></html>', 'NOT_APPLE_HEALTH'],
  ['a beginning without end', `<!DOCTYPE HealthData [ ${' '.repeat(100_000)}`, 'NOT_APPLE_HEALTH'],
  ['a tag without end', `<HealthData><Record a="${'x'.repeat(100_000)}`, 'TAG_TOO_LONG'],
])('%s is refused', (_, text, problem) => {
  expect(inPieces(text, 4096)).toBe(problem)
})
