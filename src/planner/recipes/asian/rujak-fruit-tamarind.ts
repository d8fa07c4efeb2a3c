import { recipe } from '#planner/recipe.ts'
import { rujakFruitTamarindWords } from './rujak-fruit-tamarind-words.ts'

export const rujakFruitTamarind = recipe(
  {
    id: 'rujak-fruit-tamarind',
    cuisine: 'ASIAN',
    slots: ['SNACK'],
    dishTags: ['DESSERTS', 'SALADS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'tamarind-paste', g: 12, show: { qty: 0.75, unit: 'tbsp' } },
      {
        id: 'honey',
        g: 7,
        show: { qty: 1, unit: 'tsp' },
        swaps: [{ id: 'maple-syrup', g: 6.6, show: { qty: 1, unit: 'tsp' } }],
      },
      { id: 'chilli-flakes', g: 0.9, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'lime-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'apple', g: 149, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' },
      { id: 'cucumber', g: 104, show: { qty: 1, unit: 'cup' }, knife: 'ROUGH' },
      { id: 'pineapple', g: 110, knife: 'ROUGH' },
      { id: 'mango', g: 100, knife: 'ROUGH' },
      { id: 'sunflower-seeds', g: 18, show: { qty: 2, unit: 'tbsp' } },
      { id: 'salt', g: 0.5, show: { qty: 1, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['tamarind-paste', 'honey', 'chilli-flakes', 'lime-juice', 'salt'], minutes: 2 },
      { uses: ['apple', 'cucumber', 'pineapple', 'mango'], minutes: 5, cuts: true },
      { uses: ['sunflower-seeds'], minutes: 1 },
    ],
    keepsDays: 1,
    freezable: false,
  },
  rujakFruitTamarindWords,
)
