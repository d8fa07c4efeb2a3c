import { recipe } from '#planner/recipe.ts'
import { turkeySoboroSpinachWords } from './turkey-soboro-spinach-words.ts'

export const turkeySoboroSpinach = recipe(
  {
    id: 'turkey-soboro-spinach',
    cuisine: 'JAPANESE',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 25 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN', 'MICROWAVE'],
    noCook: false,
    ingredients: [
      { id: 'butternut-squash', g: 400, knife: 'FINE' },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'turkey-mince', g: 220 },
      { id: 'ginger', g: 12, show: { qty: 2, unit: 'tbsp' }, knife: 'FINE' },
      {
        id: 'soy-sauce',
        g: 16,
        show: { qty: 1, unit: 'tbsp' },
        swaps: [
          { id: 'tamari', g: 16, show: { qty: 1, unit: 'tbsp' } },
          { id: 'coconut-aminos', g: 30, show: { qty: 2, unit: 'tbsp' } },
        ],
      },
      { id: 'baby-spinach', g: 150, show: { qty: 5, unit: 'handful' } },
      { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, knife: 'FINE' },
      { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
      { id: 'salt', g: 0.5, show: { qty: 1, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['butternut-squash'], minutes: 8, timer: 7, waits: true },
      { uses: ['turkey-mince', 'ginger', 'soy-sauce'], minutes: 6, timer: 6, heat: 'MEDIUM' },
      { uses: [], minutes: 3, waits: true, heat: 'MEDIUM', done: { 'turkey-mince': 'HEAP' } },
      { uses: ['olive-oil', 'garlic', 'baby-spinach', 'salt'], minutes: 2, heat: 'MEDIUM' },
      { uses: ['spring-onion', 'sesame-seeds'], minutes: 1 },
    ],
    keepsDays: 3,
    freezable: true,
  },
  turkeySoboroSpinachWords,
)
