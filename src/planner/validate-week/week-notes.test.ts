import { expect, test } from 'vitest'
import { grams, milligrams } from '#domain/units.ts'
import { aimingAt, goodWeek, relaxed, sampleRequest, smallLibrary, weekWith } from './hand-made.example.ts'
import { varietyOf, weekNotes } from './week-notes.ts'

// A day: breakfast 379 kcal of 375 wanted, lunch 570.3 of 570, dinner 570.3 of 555; 16.58 g fibre, 194 mg sodium.
const plain = [{ kind: 'FEW_PLANTS', plants: 2, wanted: 12 }]
const lean = aimingAt({ fibre: grams(16) })

test('a plain week has a note on too few plants and no other', () => {
  expect(weekNotes(goodWeek, lean, smallLibrary)).toEqual(plain)
})

test('low fibre and high sodium are noted by the mean of the week', () => {
  expect(weekNotes(goodWeek, aimingAt({ sodiumMax: milligrams(150) }), smallLibrary)).toEqual([
    { kind: 'FIBRE_LOW', mean: expect.closeTo(16.58, 6), target: 20 },
    { kind: 'SODIUM_HIGH', mean: expect.closeTo(195, 6), most: 150 },
    ...plain,
  ])
})

test('a meal that misses its share of the energy is noted', () => {
  const plan = weekWith(2, 3, { dishes: [{ recipe: 'dinner-2', portion: 1.25 }] })
  expect(weekNotes(plan, lean, smallLibrary)).toEqual([
    { kind: 'MEAL_SHARE', day: 2, meal: 3, slot: 'DINNER', energy: expect.closeTo(712.875, 6), wanted: 555 },
    ...plain,
  ])
})

test('a protein shortfall is noted if protein is relaxed', () => {
  const request = { ...lean, targets: { ...lean.targets, protein: grams(130) } }
  const notes = weekNotes(relaxed('PROTEIN'), request, smallLibrary)
  expect(notes).toHaveLength(8)
  expect(notes[0]).toEqual({
    kind: 'PROTEIN_SHORT',
    day: 1,
    protein: expect.closeTo(116.722, 6),
    target: 130,
    shortfall: expect.closeTo(13.278, 6),
  })
})

test('variety is counted', () => {
  expect(varietyOf(goodWeek, sampleRequest, smallLibrary)).toEqual({
    dishes: 17,
    breakfasts: 3,
    lunches: 7,
    dinners: 7,
    cuisines: 1,
    plants: 2,
  })
})
