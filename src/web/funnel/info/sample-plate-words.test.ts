import { expect, test } from 'vitest'
import { samplePlate } from './sample-plate.ts'
import { samplePlateWords } from './sample-plate-words.ts'

test('the foods of the drawn plate are named as the code that reads photos describes them', () => {
  expect(samplePlateWords).toEqual(samplePlate.items.map(({ name }) => name))
})
