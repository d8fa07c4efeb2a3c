import { recipe } from '#planner/recipe.ts'
import { gingerPorkCabbageWords } from './ginger-pork-cabbage-words.ts'

export const gingerPorkCabbage = recipe(
  {
    id: 'ginger-pork-cabbage',
    cuisine: 'JAPANESE',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 25, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN', 'MICROWAVE'],
    noCook: false,
    ingredients: [
      { id: 'sweet-potato', g: 300, show: { qty: 2, unit: 'medium' } },
      { id: 'pork-tenderloin', g: 300, knife: 'FINE' },
      { id: 'ginger', g: 18, show: { qty: 3, unit: 'tbsp' }, knife: 'FINE' },
      {
        id: 'soy-sauce',
        g: 20,
        show: { qty: 3.75, unit: 'tsp' },
        swaps: [
          { id: 'tamari', g: 20, show: { qty: 3.75, unit: 'tsp' } },
          { id: 'coconut-aminos', g: 38, show: { qty: 2.5, unit: 'tbsp' } },
        ],
      },
      { id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'cabbage', g: 240, show: { qty: 3, unit: 'cup' }, knife: 'FINE' },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'avocado-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['sweet-potato'], minutes: 8, timer: 8 },
      { uses: ['pork-tenderloin', 'ginger', 'soy-sauce', 'apple-cider-vinegar'], minutes: 3, meanwhile: true },
      { uses: ['cabbage'], minutes: 3, meanwhile: true },
      { uses: ['avocado-oil', 'onion'], minutes: 5, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: [], minutes: 4, waits: true, heat: 'MEDIUM_HIGH', done: { 'pork-tenderloin': 'PIECE' } },
      { uses: [], minutes: 1, heat: 'MEDIUM_HIGH' },
      { uses: ['sesame-seeds'], minutes: 2 },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  gingerPorkCabbageWords,
)
