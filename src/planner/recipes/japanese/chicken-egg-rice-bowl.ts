import { recipe } from '#planner/recipe.ts'
import { chickenEggRiceBowlWords } from './chicken-egg-rice-bowl-words.ts'

export const chickenEggRiceBowl = recipe(
  {
    id: 'chicken-egg-rice-bowl',
    cuisine: 'JAPANESE',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 20 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN', 'MICROWAVE'],
    noCook: false,
    ingredients: [
      { id: 'chicken-stock-unsalted', g: 150, show: { qty: 150, unit: 'ml' } },
      {
        id: 'soy-sauce',
        g: 24,
        show: { qty: 1.5, unit: 'tbsp' },
        swaps: [{ id: 'tamari', g: 24, show: { qty: 4, unit: 'tsp' } }],
      },
      { id: 'mirin', g: 24, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'onion', g: 150, show: { qty: 1, unit: 'large' }, knife: 'FINE' },
      { id: 'chicken-thigh', g: 200, show: { qty: 2, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'egg', g: 152, show: { qty: 4, unit: 'small' } },
      { id: 'rice-cooked', g: 300 },
      { id: 'frozen-peas', g: 80, show: { qty: 2, unit: 'handful' } },
      { id: 'spring-onion', g: 15, show: { qty: 1, unit: 'piece' }, knife: 'FINE' },
    ],
    steps: [
      { uses: ['chicken-stock-unsalted', 'soy-sauce', 'mirin', 'onion'], minutes: 4, waits: true, heat: 'MEDIUM' },
      { uses: ['chicken-thigh'], minutes: 7, timer: 7, done: { 'chicken-thigh': 'PIECE' }, heat: 'MEDIUM' },
      { uses: ['frozen-peas'], minutes: 1, heat: 'MEDIUM' },
      { uses: ['egg'], minutes: 1 },
      { uses: [], minutes: 3, waits: true, heat: 'LOW', softEggs: true },
      { uses: ['rice-cooked', 'spring-onion'], minutes: 2 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 0,
    freezable: false,
  },
  chickenEggRiceBowlWords,
)
