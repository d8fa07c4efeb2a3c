import { recipe } from '#planner/recipe.ts'

export const lentilCaperSalad = recipe({
  id: 'lentil-caper-salad',
  title: 'Lentil salad with capers and roasted peppers',
  blurb:
    'The summer version of fakes, the lentils every Greek grandmother cooks: cold, sharp with vinegar, full of crunch.',
  cuisine: 'GREEK',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'red-wine-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'dried-oregano', g: 1, show: { qty: 1, unit: 'tsp' }, group: 'Dressing' },
    { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' }, group: 'Dressing' },
    { id: 'lentils-tinned', g: 400 },
    { id: 'roasted-peppers', g: 100, show: { qty: 2, unit: 'piece' }, prep: 'in strips' },
    { id: 'cucumber', g: 150, show: { qty: 0.5, unit: 'medium' }, prep: 'diced small' },
    { id: 'cherry-tomatoes', g: 150, prep: 'quartered' },
    { id: 'red-onion', g: 35, show: { qty: 0.5, unit: 'small' }, prep: 'in paper-thin half rings' },
    { id: 'capers', g: 17, show: { qty: 2, unit: 'tbsp' }, prep: 'rinsed' },
    { id: 'parsley', g: 20, show: { qty: 2, unit: 'handful' }, prep: 'leaves and thin stalks, chopped' },
    { id: 'pumpkin-seeds', g: 24, show: { qty: 3, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Put the onion in a big bowl with the vinegar and the salt and scrunch it with your fingers until it blushes pink.',
      uses: ['red-onion', 'red-wine-vinegar', 'salt'],
      minutes: 2,
    },
    {
      text: 'Rinse the lentils under the tap in a sieve and shake hard; any water left behind would thin the dressing.',
      uses: ['lentils-tinned'],
      minutes: 1,
    },
    {
      text: 'Whisk the oil and the oregano, rubbed between your palms, into the pink vinegar.',
      uses: ['olive-oil', 'dried-oregano'],
    },
    {
      text: 'In go the lentils, peppers, cucumber, tomatoes, capers and parsley. Fold from the bottom up so that the lentils stay whole.',
      uses: ['lentils-tinned', 'roasted-peppers', 'cucumber', 'cherry-tomatoes', 'capers', 'parsley'],
      minutes: 2,
    },
    {
      text: 'Taste for sharpness, then rain the pumpkin seeds over each plate so they keep their snap.',
      uses: ['pumpkin-seeds'],
    },
  ],
  keepsDays: 2,
  leftovers: 'COLD',
  freezable: false,
  tip: 'It is even better after an hour in the fridge. Add the seeds only when you eat.',
})
