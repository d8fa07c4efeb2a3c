import { recipe } from '#planner/recipe.ts'

export const enfrijoladasQuesoFresco = recipe({
  id: 'enfrijoladas-queso-fresco',
  title: 'Enfrijoladas with fresh cheese',
  blurb:
    'Soft tortillas bathed in a silky black bean sauce, folded like handkerchiefs, with cheese, onion and avocado.',
  cuisine: 'MEXICAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'BASIC',
  equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN', 'HAND_BLENDER'],
  noCook: false,
  ingredients: [
    { id: 'rapeseed-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'onion', g: 70, show: { qty: 1, unit: 'small' }, prep: 'half chopped, half in thin rings' },
    { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, prep: 'sliced' },
    { id: 'black-beans', g: 240, show: { qty: 1, unit: 'can' } },
    { id: 'vegetable-stock', g: 180, show: { qty: 0.75, unit: 'cup' } },
    { id: 'adobo-chipotle', g: 6, show: { qty: 1, unit: 'tsp' } },
    { id: 'dried-oregano', g: 1, show: { qty: 1, unit: 'tsp' } },
    { id: 'corn-tortilla', g: 144, show: { qty: 6, unit: 'piece' } },
    { id: 'queso-fresco', g: 70, prep: 'crumbled' },
    { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, prep: 'sliced' },
    { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' } },
  ],
  steps: [
    {
      text: 'Brown the chopped onion and the garlic in half the oil, in a saucepan, until the kitchen smells of Sunday.',
      uses: ['rapeseed-oil', 'onion', 'garlic'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Tip in the drained beans, stock, chipotle and oregano. After five minutes of quiet bubbling, whizz it with the hand blender to something like pouring custard and keep it hot.',
      uses: ['black-beans', 'vegetable-stock', 'adobo-chipotle', 'dried-oregano'],
      minutes: 7,
      waits: true,
    },
    {
      text: 'Paint a frying pan with what oil you saved and warm the tortillas one at a time, only until they bend without cracking.',
      uses: ['corn-tortilla'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Drag every tortilla through the beans so that both faces are coated, fold it twice into a fan and lay it on a warm plate.',
      uses: [],
      minutes: 4,
    },
    {
      text: 'Pour over what sauce is left. Top with the cheese, raw onion rings, avocado and coriander while it steams.',
      uses: ['queso-fresco', 'avocado', 'coriander'],
      minutes: 1,
    },
  ],
  portionSteps: [2 / 3, 1, 4 / 3, 5 / 3, 2],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
  tip: 'Bean sauce freezes well. Dip the tortillas only at the last moment, as they soften fast.',
})
