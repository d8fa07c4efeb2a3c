import { recipe } from '#planner/recipe.ts'
import { redLentilPuttanescaWords } from './red-lentil-puttanesca-words.ts'

export const redLentilPuttanesca = recipe(
  {
    id: 'red-lentil-puttanesca',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: { active: 15, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'lentil-pasta', g: 170 },
      { id: 'salt', g: 6, show: { qty: 1, unit: 'tsp' }, retained: 0.05 },
      { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'FINE' },
      { id: 'chilli-flakes', g: 0.9, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'tomato-puree', g: 16, show: { qty: 1, unit: 'tbsp' } },
      { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
      { id: 'olives', g: 56, show: { qty: 16, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'capers', g: 8.6, show: { qty: 1, unit: 'tbsp' } },
      { id: 'dried-oregano', g: 1, show: { qty: 1, unit: 'tsp' } },
      { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['salt'], minutes: 8, waits: true, heat: 'BOIL' },
      { uses: ['olive-oil', 'garlic', 'chilli-flakes'], minutes: 3, waits: true, meanwhile: true, heat: 'LOW' },
      {
        uses: ['tomato-puree', 'tinned-tomatoes', 'dried-oregano', 'olives', 'capers'],
        minutes: 10,
        waits: true,
        heat: 'SIMMER',
      },
      { uses: ['lentil-pasta'], minutes: 6, waits: true, heat: 'BOIL' },
      { uses: ['parsley'], minutes: 2, heat: 'MEDIUM_HIGH' },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  redLentilPuttanescaWords,
)
