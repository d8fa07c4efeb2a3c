import { recipe } from '#planner/recipe.ts'
import { fulBroadBeansWords } from './ful-broad-beans-words.ts'

export const fulBroadBeans = recipe(
  {
    id: 'ful-broad-beans',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'broad-beans', g: 220 },
      { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'garlic', g: 2, show: { qty: 0.5, unit: 'clove' }, knife: 'FINE' },
      { id: 'cumin', g: 1.6, show: { qty: 0.75, unit: 'tsp' } },
      { id: 'lemon-juice', g: 15.3, show: { qty: 1, unit: 'tbsp' } },
      { id: 'olive-oil', g: 6.8, show: { qty: 1.5, unit: 'tsp' } },
      { id: 'tomato', g: 91, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'spring-onion', g: 15, show: { qty: 1, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'tahini', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['broad-beans', 'water'], minutes: 5, waits: true },
      { uses: ['garlic', 'cumin', 'lemon-juice', 'salt'], minutes: 2 },
      { uses: ['tomato', 'spring-onion', 'tahini', 'olive-oil'], minutes: 2 },
    ],
    keepsDays: 2,
    freezable: false,
  },
  fulBroadBeansWords,
)
