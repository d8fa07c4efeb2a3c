import { recipe } from '#planner/recipe.ts'

export const tenMinuteTacoSalad = recipe({
  id: 'ten-minute-taco-salad',
  title: 'Ten-minute taco salad bowl',
  blurb: 'Cumin-scented beef from the microwave over cold crisp leaves, with avocado, tomatoes, salsa and seeds.',
  cuisine: 'TEX_MEX',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 1,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'beef-mince-5', g: 150 },
    { id: 'chilli-powder', g: 2.7, show: { qty: 1, unit: 'tsp' } },
    { id: 'cumin', g: 1, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
    { id: 'romaine-lettuce', g: 120, show: { qty: 6, unit: 'leaf' }, prep: 'cut into ribbons' },
    { id: 'cherry-tomatoes', g: 96, show: { qty: 8, unit: 'piece' }, prep: 'halved' },
    { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, prep: 'in chunks' },
    { id: 'salsa', g: 48, show: { qty: 3, unit: 'tbsp' } },
    { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'pumpkin-seeds', g: 12, show: { qty: 1.5, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Crumble the mince over a wide microwave dish with the chilli powder, cumin and salt, and cover. Two minutes on full power, break it up with a fork, two more, and so on, six minutes in all, until it steams, no pink is left even in the biggest lump, and a thermometer reads 75 °C wherever you push it in. Let it stand under its cover for two minutes.',
      uses: ['beef-mince-5', 'chilli-powder', 'cumin', 'salt'],
      minutes: 8,
      waits: true,
    },
    {
      text: 'While it hums and stands, fill a deep bowl with lettuce, tomatoes and avocado.',
      uses: ['romaine-lettuce', 'cherry-tomatoes', 'avocado'],
      minutes: 3,
      meanwhile: true,
    },
    {
      text: 'Swirl lime and salsa into the hot meat and its juices, which are your dressing, and turn it out over the leaves.',
      uses: ['lime-juice', 'salsa'],
    },
    { text: 'Seeds for crunch, and eat at once, hot against cold.', uses: ['pumpkin-seeds'] },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'At 700 watts allow a minute or two more, and trust the thermometer rather than the clock.',
})
