import { recipe } from '#planner/recipe.ts'

export const porkSalsaVerdeCourgettes = recipe({
  id: 'pork-salsa-verde-courgettes',
  title: 'Pork in salsa verde with courgettes',
  blurb: 'Calabacitas con puerco in a hurry: seared pork fillet and tender courgettes in a tart green tomatillo sauce.',
  cuisine: 'MEXICAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'pork-tenderloin', g: 360, prep: 'in slices as thick as your little finger' },
    { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
    { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'courgette', g: 392, show: { qty: 2, unit: 'medium' }, prep: 'in half moons' },
    { id: 'spring-onion', g: 60, show: { qty: 4, unit: 'piece' }, prep: 'white and green parts apart, sliced' },
    { id: 'salsa-verde', g: 112, show: { qty: 7, unit: 'tbsp' } },
    { id: 'water', g: 60, show: { qty: 0.25, unit: 'cup' } },
    { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' }, prep: 'diced' },
    { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
    { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
  ],
  steps: [
    {
      text: 'Pat the pork slices dry, flatten each with the heel of your hand and season with cumin and salt.',
      uses: ['pork-tenderloin', 'cumin', 'salt'],
      minutes: 3,
    },
    {
      text: 'Sear them in the oil in one uncrowded layer, in a roomy frying pan. Flip when the underside is chestnut brown, and take them out while the second side is still pale.',
      uses: ['olive-oil'],
      minutes: 6,
    },
    {
      text: 'Into the same fat go courgettes and the white of the spring onions. Toss them about until they are freckled with brown but hold their shape.',
      uses: ['courgette', 'spring-onion'],
      minutes: 6,
    },
    {
      text: 'Pour salsa and water over, slip the pork back in with its juices and let it bubble softly. Cut a slice open: white all through, barely blushing, means stop.',
      uses: ['salsa-verde', 'water'],
      minutes: 5,
    },
    {
      text: 'Strew with avocado, seeds, coriander and the onion greens, and spoon the sauce up over the top.',
      uses: ['avocado', 'pumpkin-seeds', 'coriander'],
      minutes: 1,
    },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
  tip: 'Chicken thighs cut into strips work the same way and want three minutes more in the sauce.',
})
