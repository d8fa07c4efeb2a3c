import { recipe } from '#planner/recipe.ts'

export const tunaFennelOrange = recipe({
  id: 'tuna-fennel-orange',
  title: 'Sicilian tuna salad with fennel and orange',
  blurb: 'Aniseed crunch, cold orange and soft raisins round good tuna: the south of the island on a hot noon.',
  cuisine: 'ITALIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 11, total: 11 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'orange', g: 280, show: { qty: 2, unit: 'medium' } },
    { id: 'raisins', g: 27, show: { qty: 3, unit: 'tbsp' } },
    { id: 'fennel', g: 234, show: { qty: 1, unit: 'medium' }, prep: 'shaved, fronds kept' },
    { id: 'red-onion', g: 35, show: { qty: 0.5, unit: 'small' }, prep: 'in hair-thin rings' },
    { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
    { id: 'tuna-tinned', g: 240 },
    { id: 'rocket', g: 60, show: { qty: 3, unit: 'handful' } },
    { id: 'olives', g: 30, show: { qty: 8, unit: 'piece' }, prep: 'stoned' },
    { id: 'salt', g: 0.6, show: { qty: 1.5, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Pare the oranges with a knife, white pith and all, over the dish that will go to the table. Slice them into wheels; the raisins swell in what drips.',
      uses: ['orange', 'raisins'],
      minutes: 4,
    },
    {
      text: 'Squeeze fennel and onion with the salt for a moment, so they go limp at the edges.',
      uses: ['fennel', 'red-onion', 'salt'],
      minutes: 2,
    },
    {
      text: 'Add them, the rocket and the oil to the fruit, and mix with two forks.',
      uses: ['rocket', 'olive-oil'],
      minutes: 1,
    },
    {
      text: 'Break the tuna over it, not too small, and scatter the olives and green fronds.',
      uses: ['tuna-tinned', 'olives'],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
  tip: 'It travels well: pack the rocket separately and it is still bright at lunch.',
})
