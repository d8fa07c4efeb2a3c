import { recipe } from '#planner/recipe.ts'
import { porkLarbPineappleCupsWords } from './pork-larb-pineapple-cups-words.ts'

export const porkLarbPineappleCups = recipe(
  {
    id: 'pork-larb-pineapple-cups',
    cuisine: 'ASIAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 15 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'avocado-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'pork-mince-lean', g: 280 },
      { id: 'shallot', g: 60, show: { qty: 2, unit: 'piece' }, knife: 'FINE' },
      { id: 'chilli-flakes', g: 0.9, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
      {
        id: 'soy-sauce',
        g: 8,
        show: { qty: 1.5, unit: 'tsp' },
        swaps: [
          { id: 'tamari', g: 8, show: { qty: 1.5, unit: 'tsp' } },
          { id: 'coconut-aminos', g: 15, show: { qty: 1, unit: 'tbsp' } },
        ],
      },
      { id: 'mint', g: 20, show: { qty: 2, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'little-gem', g: 200, show: { qty: 2, unit: 'head' } },
      { id: 'pineapple', g: 165, show: { qty: 1, unit: 'cup' }, knife: 'ROUGH' },
      { id: 'desiccated-coconut', g: 15, show: { qty: 3, unit: 'tbsp' } },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['desiccated-coconut'], minutes: 2, heat: 'MEDIUM' },
      {
        uses: ['avocado-oil', 'pork-mince-lean', 'salt'],
        minutes: 6,
        waits: true,
        heat: 'MEDIUM_HIGH',
        done: { 'pork-mince-lean': 'HEAP' },
      },
      { uses: ['shallot', 'chilli-flakes', 'lime-juice', 'soy-sauce'], minutes: 2 },
      { uses: ['mint', 'pineapple'], minutes: 2 },
      { uses: ['little-gem'], minutes: 1 },
    ],
    keepsDays: 2,
    freezable: false,
  },
  porkLarbPineappleCupsWords,
)
