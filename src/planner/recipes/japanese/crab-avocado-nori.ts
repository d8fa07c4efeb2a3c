import { recipe } from '#planner/recipe.ts'

export const crabAvocadoNori = recipe({
  id: 'crab-avocado-nori',
  title: 'Crab and avocado salad with ginger and nori',
  blurb: 'The filling of a good roll without its rice: sweet crab, ripe avocado, crisp daikon and toasted sea.',
  cuisine: 'JAPANESE',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 13, total: 13 },
  skill: 'NOVICE',
  equipment: ['GRATER'],
  noCook: true,
  ingredients: [
    { id: 'rice-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'ginger', g: 6, show: { qty: 1, unit: 'tbsp' }, prep: 'grated', group: 'Dressing' },
    { id: 'sesame-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'daikon', g: 150, prep: 'in matchsticks' },
    { id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' }, prep: 'coarsely grated' },
    { id: 'avocado', g: 280, show: { qty: 2, unit: 'medium' }, prep: 'sliced' },
    { id: 'crab-meat', g: 240 },
    { id: 'nori', g: 5, show: { qty: 2, unit: 'sheet' }, prep: 'snipped' },
    { id: 'salt', g: 0.6, show: { qty: 1.5, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Wring the daikon with the salt in your fist until it weeps, and throw the water away.',
      uses: ['daikon', 'salt'],
      minutes: 3,
    },
    {
      text: 'Shake vinegar, ginger and sesame oil in a lidded cup; moisten daikon and carrot with most of it.',
      uses: ['rice-vinegar', 'ginger', 'sesame-oil', 'carrot'],
      minutes: 3,
    },
    {
      text: 'Fan avocado along each plate, crab beside it, vegetables in a tuft between the two.',
      uses: ['avocado', 'crab-meat'],
      minutes: 2,
    },
    {
      text: 'The last of the dressing goes on the crab, and the nori over the lot while it still snaps.',
      uses: ['nori'],
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Leave the nori in the dry until you sit down: damp makes it chewy.',
})
