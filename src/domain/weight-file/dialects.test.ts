import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/time.ts'
import { findTables } from './find-tables.ts'
import { knownPerson } from './known-person.example.ts'
import { readTables } from './read-tables.ts'
import type { FileReading } from './reading.ts'

type Entry = { readonly day: string; readonly kg: number }

/** A log of one body: days that go back from today, weights that change slowly around the known one. */
const logs: fc.Arbitrary<readonly Entry[]> = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 5 }), change: fc.integer({ min: -6, max: 6 }) }), {
    minLength: 15,
    maxLength: 60,
  })
  .map((steps) => {
    let [day, tenths] = [knownPerson.today, 845]
    return steps.map(({ gap, change }) => {
      day = addDays(day, -gap)
      tenths += change
      return { day, kg: tenths / 10 }
    })
  })

const [english, german] = [
  'January February March April May June July August September October November December'.split(' '),
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
]
const parts = (day: string): readonly [string, string, string] => [day.slice(0, 4), day.slice(5, 7), day.slice(8)]

const dates: Readonly<Record<string, (day: string) => string>> = {
  iso: (day) => day,
  isoWithTime: (day) => `${day}T07:12:45+01:00`,
  compact: (day) => day.replaceAll('-', ''),
  points: (day) => parts(day).toReversed().join('.'),
  slashes: (day) => parts(day).toReversed().join('/'),
  american: (day) => `${Number(parts(day)[1])}/${Number(parts(day)[2])}/${parts(day)[0]}`,
  english: (day) => `${english[Number(parts(day)[1]) - 1]} ${Number(parts(day)[2])}, ${parts(day)[0]}`,
  german: (day) => `${Number(parts(day)[2])}. ${german[Number(parts(day)[1]) - 1]} ${parts(day)[0]}`,
  serial: (day) => String(Date.parse(day) / 86_400_000 + 25_569),
}

const masses: Readonly<
  Record<string, { readonly heading: readonly string[]; readonly write: (kg: number) => string }>
> = {
  kilograms: { heading: ['Weight (kg)', 'weight_kg', 'Gewicht [kg]', 'Weight'], write: (kg) => kg.toFixed(1) },
  pounds: { heading: ['Weight (lbs)', 'weight_lb', 'Weight'], write: (kg) => (kg / 0.45359237).toFixed(2) },
  stones: { heading: ['Weight (st)'], write: (kg) => (kg / 6.35029318).toFixed(4) },
  cells: { heading: ['Weight', 'Peso', 'Poids'], write: (kg) => `${kg.toFixed(1)} kg` },
}

const dialects = fc.record({
  separator: fc.constantFrom(',', ';', '\t'),
  end: fc.constantFrom('\n', '\r\n', '\r'),
  date: fc.constantFrom(...Object.keys(dates)),
  mass: fc.constantFrom(...Object.keys(masses)),
  heading: fc.nat(3),
  hasComma: fc.boolean(),
  isNewestFirst: fc.boolean(),
  mark: fc.constantFrom('', '\uFEFF'),
  others: fc.boolean(),
})

type Dialect = typeof dialects extends fc.Arbitrary<infer D> ? D : never

function written(log: readonly Entry[], dialect: Dialect): string {
  const { heading: headings, write } = masses[dialect.mass] ?? { heading: ['Weight'], write: String }
  const date = dates[dialect.date] ?? String
  const quote = (cell: string) => (cell.includes(dialect.separator) ? `"${cell}"` : cell)
  const rows = log.map(({ day, kg }) => {
    const mass = dialect.hasComma ? write(kg).replace('.', ',') : write(kg)
    return [date(day), ...(dialect.others ? ['31,5'] : []), mass].map(quote)
  })
  const heading = ['Date', ...(dialect.others ? ['Body Fat %'] : []), headings[dialect.heading % headings.length] ?? '']
  const ordered = dialect.isNewestFirst ? rows : rows.toReversed()
  return dialect.mark + [heading, ...ordered].map((row) => row.join(dialect.separator)).join(dialect.end)
}

test('a log comes back the same from any dialect, or its dates are asked about', () => {
  fc.assert(
    fc.property(logs, dialects, (log, dialect) => {
      const text = written(log, dialect)
      const first = readTables(findTables(text), knownPerson)
      const isDate = first.kind === 'question' && first.question.ask === 'order'
      const order = dialect.date === 'american' ? 'mdy' : 'dmy'
      const reading = isDate ? readTables(findTables(text), knownPerson, { order }) : first
      expect(reading.kind).toBe('read')
      if (reading.kind !== 'read') return
      expect(reading.leftOut).toEqual([])
      expect(reading.weights.map(({ day }) => day)).toEqual(log.map(({ day }) => day).toReversed())
      for (const [index, { kg }] of log.toReversed().entries()) expect(reading.weights[index]?.kg).toBeCloseTo(kg, 1)
    }),
    { numRuns: 300 },
  )
})

/** Whether every weight that a reading holds is one of the log's. */
function isTrue(reading: FileReading, log: readonly Entry[]): boolean {
  if (reading.kind !== 'read') return true
  const own = new Map(log.map(({ day, kg }) => [day, kg]))
  return reading.weights.every(({ day, kg }) => Math.abs((own.get(day) ?? Number.NaN) - kg) < 0.06)
}

const headings = ['Weight', 'Body Fat %', 'Muscle mass (kg)', 'BMI', 'Waist (cm)', 'Hip (cm)', 'Heart rate', 'Steps']

test('columns whose headings were swapped never give a wrong weight without a question', () => {
  fc.assert(
    fc.property(
      logs,
      fc.integer({ min: 1, max: headings.length - 1 }),
      fc.constantFrom('', ' (kg)'),
      (log, other, unit) => {
        const swapped = headings.map((heading, index) =>
          index === 0 ? (headings[other] ?? '') : index === other ? `Weight${unit}` : heading,
        )
        const rows = log.map(({ day, kg }, index) =>
          [
            day,
            kg,
            31 + (index % 3) / 10,
            33.1,
            kg / 2.9,
            96 + (index % 2),
            108,
            60 + ((index * 7) % 25),
            4000 + index * 37,
          ].join(','),
        )
        expect(
          isTrue(readTables(findTables([['Date', ...swapped].join(','), ...rows].join('\n')), knownPerson), log),
        ).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})

test('units mixed from line to line never give a wrong weight without a question', () => {
  fc.assert(
    fc.property(
      logs,
      fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
      fc.constantFrom('Weight', 'Weight (kg)', 'Weight (lb)'),
      (log, inPounds, heading) => {
        const rows = log.map(({ day, kg }, index) => `${day},${(inPounds[index] ? kg / 0.45359237 : kg).toFixed(1)}`)
        const text = [`Date,${heading}`, ...rows].join('\n')
        expect(isTrue(readTables(findTables(text), knownPerson), log)).toBe(true)
        expect(isTrue(readTables(findTables(text), knownPerson, { mixed: 'convert' }), log)).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})

test('a digit typed wrong, a zero or somebody else’s weight is left out or asked about', () => {
  fc.assert(
    fc.property(logs, fc.nat(), fc.constantFrom(0, 8.4, 48.1, 184.5, 845, 112.3, 55), (log, place, wrong) => {
      const at = place % log.length
      const rows = log.map(({ day, kg }, index) => `${day},${index === at ? wrong : kg.toFixed(1)}`)
      expect(isTrue(readTables(findTables(['Date,Weight (kg)', ...rows].join('\n')), knownPerson), log)).toBe(true)
    }),
    { numRuns: 200 },
  )
})
