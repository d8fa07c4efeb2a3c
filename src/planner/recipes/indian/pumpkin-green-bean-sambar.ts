import { recipe } from '#planner/recipe.ts'
import { pumpkinGreenBeanSambarWords } from './pumpkin-green-bean-sambar-words.ts'

export const pumpkinGreenBeanSambar = recipe(
  {
    id: 'pumpkin-green-bean-sambar',
    cuisine: 'INDIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
    servings: 2,
    minutes: { active: 20, total: 35 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'red-lentils', g: 150 },
      { id: 'turmeric', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'pumpkin', g: 250, knife: 'FINE' },
      { id: 'green-beans', g: 150 },
      { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'tamarind-paste', g: 24, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'coriander-seed', g: 3.6, show: { qty: 2, unit: 'tsp' } },
      { id: 'water', g: 650 },
      { id: 'rapeseed-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'mustard-seeds', g: 6.6, show: { qty: 2, unit: 'tsp' } },
      { id: 'curry-leaves', g: 3, show: { qty: 1, unit: 'sprig' } },
      { id: 'chilli-flakes', g: 0.9, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['red-lentils', 'turmeric', 'water'], minutes: 13, waits: true, heat: 'SIMMER' },
      {
        uses: ['pumpkin', 'green-beans', 'tomato', 'coriander-seed', 'salt'],
        minutes: 15,
        waits: true,
        heat: 'SIMMER',
      },
      { uses: ['tamarind-paste'], minutes: 2 },
      { uses: ['rapeseed-oil', 'mustard-seeds'], minutes: 1, heat: 'HIGH' },
      { uses: ['curry-leaves', 'chilli-flakes'], minutes: 1 },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  pumpkinGreenBeanSambarWords,
)
