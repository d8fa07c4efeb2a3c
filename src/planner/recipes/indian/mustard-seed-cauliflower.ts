import { recipe } from '#planner/recipe.ts'

export const mustardSeedCauliflower = recipe({
  id: 'mustard-seed-cauliflower',
  title: 'Turmeric cauliflower with mustard seeds',
  blurb: 'Golden florets steam-fried with ginger and popped mustard seeds, browned outside and just tender within.',
  cuisine: 'INDIAN',
  slots: ['SNACK'],
  dishTags: ['SIDE_DISHES'],
  servings: 2,
  minutes: { active: 15, total: 20 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'coconut-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'mustard-seeds', g: 3.3, show: { qty: 1, unit: 'tsp' } },
    { id: 'ginger', g: 15, show: { qty: 1, unit: 'knob' }, prep: 'in fine matchsticks' },
    { id: 'cauliflower', g: 400, show: { qty: 1, unit: 'small' }, prep: 'in small florets' },
    { id: 'turmeric', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'water', g: 60 },
    { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Set a lidded frying pan over a strong flame with the oil. Try one mustard seed; if it hops, add the others and put the lid on.',
      uses: ['coconut-oil', 'mustard-seeds'],
      minutes: 2,
    },
    {
      text: 'As the noise dies down, add ginger, then cauliflower, and rattle it about until a good many florets have brown cheeks.',
      uses: ['ginger', 'cauliflower'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Dust with turmeric and salt, sprinkle on the water and close the lid at once. Steam till a fork goes in with a slight push.',
      uses: ['turmeric', 'salt', 'water'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Uncover and let it dry off for a minute, and turn the coriander and lemon in.',
      uses: ['coriander', 'lemon-juice'],
      minutes: 1,
    },
  ],
  keepsDays: 2,
  freezable: false,
})
