import { recipe } from '#planner/recipe.ts'
import { thaiBasilBeefCauliflowerWords } from './thai-basil-beef-cauliflower-words.ts'

export const thaiBasilBeefCauliflower = recipe(
  {
    id: 'thai-basil-beef-cauliflower',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 25 },
    skill: 'NOVICE',
    equipment: ['HOB', 'WOK', 'FOOD_PROCESSOR', 'MICROWAVE'],
    noCook: false,
    ingredients: [
      { id: 'cauliflower', g: 300, knife: 'ROUGH' },
      { id: 'coconut-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'beef-mince-10', g: 300 },
      { id: 'garlic', g: 12, show: { qty: 3, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'red-chilli', g: 15, show: { qty: 1, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'red-pepper', g: 238, show: { qty: 2, unit: 'medium' } },
      {
        id: 'soy-sauce',
        g: 20,
        show: { qty: 3.75, unit: 'tsp' },
        swaps: [
          { id: 'tamari', g: 20, show: { qty: 3.75, unit: 'tsp' } },
          { id: 'coconut-aminos', g: 38, show: { qty: 2.5, unit: 'tbsp' } },
        ],
      },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'thai-basil', g: 20, show: { qty: 2, unit: 'handful' } },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['cauliflower'], minutes: 6, timer: 4, waits: true },
      { uses: ['coconut-oil', 'beef-mince-10'], minutes: 5, waits: true, heat: 'HIGH' },
      { uses: ['garlic', 'red-chilli', 'salt'], minutes: 2, heat: 'HIGH' },
      { uses: ['red-pepper', 'soy-sauce'], minutes: 3, waits: true, heat: 'HIGH', done: { 'beef-mince-10': 'HEAP' } },
      { uses: ['thai-basil', 'lime-juice'], minutes: 1 },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  thaiBasilBeefCauliflowerWords,
)
