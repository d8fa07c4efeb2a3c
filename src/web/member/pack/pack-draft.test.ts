import { expect, test } from 'vitest'
import type { PackReading } from '#domain/product/pack-reading.ts'
import { draftOf, draftReplaced, type PackDraft, takeReading } from './pack-draft.ts'
import type { PackText } from './pack-text.ts'

const nothing: PackReading = { basis: null, values: {}, doubtful: [] }
const label: PackReading = {
  basis: { per: '100', unit: 'g', serving: 45 },
  values: { energy: 370, fat: 7, carbs: 60, protein: 11 },
  doubtful: ['fat'],
}
const ofServing: PackReading = { ...label, basis: { per: 'serving', unit: 'g', serving: 45 } }

function typedInto(
  draft: PackDraft,
  { values = {}, ...rest }: { values?: object } & Partial<Omit<PackText, 'values'>>,
) {
  return { ...draft, text: { ...draft.text, ...rest, values: { ...draft.text.values, ...values } } }
}

function taken(draft: PackDraft, reading: PackReading): PackDraft {
  const result = takeReading(draft, reading)
  if (result.kind !== 'taken') throw new Error('The reading was not taken.')
  return result.draft
}

test('an empty form takes the whole reading, including its doubts', () => {
  const { text, doubtful } = taken(draftOf(nothing), label)
  expect(text).toMatchObject({ name: '', basis: '100g', serving: '45' })
  expect(text.values).toMatchObject({ energy: '370', fat: '7', carbs: '60', protein: '11', fibre: '' })
  expect(doubtful).toEqual(['fat'])
})

test('what was typed stays, and is marked if the label says something else', () => {
  const draft = typedInto(draftOf(nothing), {
    name: 'Muesli',
    serving: '40',
    values: { energy: '350', fat: '7,0', fibre: '8' },
  })
  const { text, doubtful } = taken(draft, label)
  expect(text).toMatchObject({ name: 'Muesli', serving: '40' })
  expect(text.values).toMatchObject({ energy: '350', fat: '7,0', carbs: '60', protein: '11', fibre: '8' })
  // The typed fat confirms the doubtful one that was read.
  expect(doubtful).toEqual(['energy', 'basis'])
  expect(takeReading(draft, label)).toMatchObject({ differs: true })
  expect(takeReading(typedInto(draftOf(nothing), { values: { energy: '370.0' } }), label)).toMatchObject({
    differs: false,
  })
})

test('a second reading replaces what the first one filled in, and fills an emptied field again', () => {
  const first = typedInto(taken(draftOf(nothing), label), { values: { fat: '', carbs: '61' } })
  const { text } = taken(first, { ...label, values: { energy: 372, fat: 7.5, protein: 11 } })
  expect(text.values).toMatchObject({ energy: '372', fat: '7.5', carbs: '61', protein: '11' })
})

test('figures per serving are not mixed with typed ones per 100 g', () => {
  const draft = typedInto(draftOf(nothing), { name: 'Muesli', values: { energy: '350' } })
  expect(takeReading(draft, ofServing)).toEqual({ kind: 'other-basis', typed: '100g', read: 'serving-g' })
  const { text } = draftReplaced(draft, ofServing)
  expect(text).toMatchObject({ name: 'Muesli', basis: 'serving-g', values: { energy: '370' } })
})

test('if no figure was typed, a reading replaces the earlier figures and their basis', () => {
  const draft = typedInto(draftOf({ ...label, name: 'Muesli' }), {})
  expect(taken(draft, ofServing).text).toMatchObject({ name: 'Muesli', basis: 'serving-g', serving: '45' })
})

test('if the label does not show its basis, the form keeps its own, and the member is asked', () => {
  const draft = typedInto(draftOf(nothing), { basis: '100ml', values: { energy: '350' } })
  const { text, doubtful } = taken(draft, { ...label, basis: null, doubtful: ['basis'] })
  expect(text.basis).toBe('100ml')
  expect(doubtful).toEqual(['energy', 'basis'])
})
