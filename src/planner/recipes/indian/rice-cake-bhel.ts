import { recipe } from '#planner/recipe.ts'
import { riceCakeBhelWords } from './rice-cake-bhel-words.ts'

export const riceCakeBhel = recipe(
  {
    id: 'rice-cake-bhel',
    cuisine: 'INDIAN',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'tamarind-paste', g: 16, show: { qty: 1, unit: 'tbsp' } },
      { id: 'water', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'chilli-powder', g: 0.7, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'chickpeas', g: 100 },
      { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'red-onion', g: 50, show: { qty: 5, unit: 'tbsp' }, knife: 'FINE' },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'rice-cakes', g: 36, show: { qty: 4, unit: 'piece' } },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['tamarind-paste', 'water', 'chilli-powder', 'salt'], minutes: 1 },
      { uses: ['chickpeas', 'tomato', 'red-onion', 'coriander'], minutes: 5 },
      { uses: ['rice-cakes'], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  riceCakeBhelWords,
)
