import { recipe } from '#planner/recipe.ts'
import { calasRicePorridgeWords } from './calas-rice-porridge-words.ts'

export const calasRicePorridge = recipe(
  {
    id: 'calas-rice-porridge',
    cuisine: 'CAJUN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 9, total: 9 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'pear', g: 148, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'rice-cooked', g: 125, show: { qty: 0.5, unit: 'pouch' } },
      {
        id: 'milk-semi',
        g: 90,
        swaps: [
          { id: 'lactose-free-milk', g: 90 },
          { id: 'soya-milk', g: 90 },
        ],
      },
      { id: 'coconut-milk-light', g: 60, show: { qty: 4, unit: 'tbsp' } },
      { id: 'nutmeg', g: 0.4, show: { qty: 1, unit: 'pinch' } },
      { id: 'cinnamon', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'vanilla-extract', g: 2.1, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'sunflower-seeds', g: 6, show: { qty: 0.66, unit: 'tbsp' } },
      { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['pear', 'cinnamon', 'nutmeg'], minutes: 2 },
      {
        uses: ['rice-cooked', 'milk-semi', 'coconut-milk-light', 'vanilla-extract', 'salt'],
        minutes: 4,
        timer: 3,
      },
      { uses: ['sunflower-seeds'], minutes: 2 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  calasRicePorridgeWords,
)
