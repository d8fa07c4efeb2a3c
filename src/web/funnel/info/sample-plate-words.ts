/** The foods of the drawn plate as a photo is described, in the order of `sample-plate.ts`. */
export const samplePlateWords = ['grilled salmon', 'boiled potatoes', 'green salad']
