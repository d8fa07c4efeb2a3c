import { recipe } from '#planner/recipe.ts'

export const espinacasConGarbanzos = recipe({
  id: 'espinacas-con-garbanzos',
  title: 'Espinacas con garbanzos',
  blurb:
    "Seville's favourite tapa as a supper: spinach and chickpeas in a dark, garlicky sauce of smoked paprika and cumin.",
  cuisine: 'SPANISH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 22 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'garlic', g: 12, show: { qty: 3, unit: 'clove' }, prep: 'sliced' },
    { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
    { id: 'smoked-paprika', g: 3.5, show: { qty: 1.5, unit: 'tsp' } },
    { id: 'passata', g: 125, show: { qty: 0.5, unit: 'cup' } },
    { id: 'chickpeas', g: 480, show: { qty: 2, unit: 'can' } },
    { id: 'water', g: 80, show: { qty: 0.33, unit: 'cup' } },
    { id: 'spinach', g: 300, prep: 'roughly cut' },
    { id: 'red-wine-vinegar', g: 14.9, show: { qty: 1, unit: 'tbsp' } },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Let the garlic turn the colour of straw in the oil, on a gentle heat and in your widest frying pan.',
      uses: ['garlic', 'olive-oil'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Draw the pan aside, stir the cumin and the smoked paprika into the hot oil and go straight on: paprika burns in a blink.',
      uses: ['cumin', 'smoked-paprika'],
      minutes: 1,
    },
    {
      text: 'Quench it with the passata. Crush a ladleful of the chickpeas with the back of a fork and add them with the rest, the water and the salt.',
      uses: ['passata', 'chickpeas', 'water', 'salt'],
      minutes: 2,
    },
    { text: 'Let it burble until the sauce has gone from soupy to clinging.', uses: [], minutes: 8, waits: true },
    {
      text: 'Pile in the spinach in three goes, turning it under as it wilts, and cook off the green water it gives.',
      uses: ['spinach'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'A spoonful of vinegar, a stir, and it is ready; eat it from a bowl, with a spoon.',
      uses: ['red-wine-vinegar'],
    },
  ],
  keepsDays: 3,
  leftovers: 'HOT',
  freezable: true,
  tip: 'Toasted bread is the classic partner if your day has room for it.',
})
