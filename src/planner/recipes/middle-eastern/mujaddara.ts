import { recipe } from '#planner/recipe.ts'

export const mujaddara = recipe({
  id: 'mujaddara',
  title: 'Mujaddara with dark sweet onions',
  blurb:
    'Lentils and rice under a tangle of onions taken all the way to mahogany. Three cheap things, one great dinner.',
  cuisine: 'MIDDLE_EASTERN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'basmati-rice', g: 100, prep: 'rinsed' },
    { id: 'water', g: 180, show: { qty: 0.75, unit: 'cup' } },
    { id: 'olive-oil', g: 23, show: { qty: 5, unit: 'tsp' } },
    { id: 'onion', g: 220, show: { qty: 2, unit: 'medium' }, prep: 'in thin half moons' },
    { id: 'cumin-seeds', g: 3.2, show: { qty: 1.5, unit: 'tsp' } },
    { id: 'allspice', g: 1, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'lentils-tinned', g: 360, show: { qty: 1.5, unit: 'can' } },
    { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, prep: 'finely diced' },
    { id: 'cucumber', g: 75, show: { qty: 0.5, unit: 'small' }, prep: 'finely diced' },
    { id: 'lemon-juice', g: 15.3, show: { qty: 1, unit: 'tbsp' } },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Bring the rice, the water and half of the salt to a bubble in a small saucepan. Clamp the lid on, turn the flame to its lowest and do not peek.',
      uses: ['basmati-rice', 'water', 'salt'],
      minutes: 12,
      waits: true,
    },
    {
      text: 'Meanwhile spread the onions in a wide frying pan with the oil. Keep the heat brisk and stir often; they pass through gold to the brown of strong tea, and their edges crisp.',
      uses: ['onion', 'olive-oil'],
      minutes: 15,
      waits: true,
      meanwhile: true,
    },
    {
      text: 'Lift half of the onions onto kitchen paper. To those in the pan add cumin and allspice, and breathe in: ten seconds are enough.',
      uses: ['cumin-seeds', 'allspice'],
      minutes: 1,
    },
    {
      text: 'Tip the rinsed lentils into the spiced onions to warm through, then fork in the rice, which by now has drunk all its water.',
      uses: ['lentils-tinned'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Dress the tomato and cucumber with lemon juice and the rest of the salt for a quick relish.',
      uses: ['tomato', 'cucumber', 'lemon-juice'],
    },
    { text: 'Mound the rice on plates, crown it with the crisp onions and put the cold relish beside it.', uses: [] },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: true,
  tip: 'Cool leftovers of rice within the hour and heat them until steaming right through.',
})
