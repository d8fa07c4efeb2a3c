import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import { casesOf } from '#domain/extent.fixture.ts'
import { journey } from '#domain/funnel/journey.ts'
import { heroSchema } from '#domain/hero/hero-schema.ts'
import { wrongKeys } from '#domain/hero/read-hero.ts'
import { validatorCompiler } from '#server/http/validation.ts'
import { exampleHero } from '#server/lead.example.ts'

const validate = validatorCompiler({ schema: heroSchema, method: 'POST', url: '/', httpPart: 'body' })
const isAccepted = (record: unknown): boolean => {
  const verdict: unknown = validate(record)
  return typeof verdict === 'object' && verdict !== null && 'value' in verdict
}
const isRight = (record: unknown): boolean => wrongKeys(record)?.length === 0

const options = Object.values(choices).flat()
const keys = ['gender', ...journey.flatMap((step) => ('key' in step ? [step.key] : []))]
const dates = fc.oneof(
  fc
    .date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
)
const emails = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(fc.string({ unit: 'grapheme', maxLength: 70 }), fc.string({ unit: 'grapheme', maxLength: 200 }))
    .map((parts) => parts.join('@')),
  fc
    .tuple(fc.stringMatching(/^[a-z.é😀]{0,70}$/u), fc.stringMatching(/^[a-z.é😀-]{0,200}$/u))
    .map(([name, domain]) => `${name}@${domain}.com`),
)
const answers = fc.oneof(
  fc.constantFrom(...options),
  fc.array(fc.constantFrom(...options), { maxLength: 6 }),
  fc.double(),
  fc.integer({ min: -10, max: 400 }),
  dates,
  emails,
  fc.jsonValue(),
)
const names = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...keys) },
  fc.constantFrom('toString', 'constructor'),
  fc.string(),
)

/** Records close to a valid one: a few answers changed, added or removed. */
const records = fc.oneof(
  fc
    .tuple(fc.dictionary(names, answers, { maxKeys: 3 }), fc.subarray(keys, { maxLength: 2 }))
    .map(([changed, left]) => ({
      ...Object.fromEntries(Object.entries(exampleHero).filter(([key]) => !left.includes(key))),
      ...changed,
    })),
  fc.dictionary(names, answers),
  fc.jsonValue(),
)

test('the example is valid, so changes to it prove something', () => {
  expect([isAccepted(exampleHero), isRight(exampleHero)]).toEqual([true, true])
})

test('the HTTP schema and the domain accept the same heroes', () => {
  fc.assert(
    fc.property(records, (record) => {
      expect(isAccepted(record)).toBe(isRight(record))
    }),
    { numRuns: casesOf(600, 6000) },
  )
})

test.each(['email', 'eventDate'] as const)('both agree on every %s', (key) => {
  fc.assert(
    fc.property(key === 'email' ? emails : dates, (value) => {
      const record = { ...exampleHero, [key]: value }
      expect(isAccepted(record)).toBe(isRight(record))
    }),
    { numRuns: casesOf(600, 6000) },
  )
})

test.each(['foodRestrictions', 'foodsCrave', 'achieve'] as const)('both agree on every choice of %s', (key) => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...choices[key], 'OTHER'), { maxLength: 8 }), (value) => {
      const record = { ...exampleHero, [key]: value }
      expect(isAccepted(record)).toBe(isRight(record))
    }),
  )
})
