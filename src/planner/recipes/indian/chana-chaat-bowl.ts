import { recipe } from '#planner/recipe.ts'
import { chanaChaatBowlWords } from './chana-chaat-bowl-words.ts'

export const chanaChaatBowl = recipe(
  {
    id: 'chana-chaat-bowl',
    cuisine: 'INDIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'tamarind-paste', g: 32, show: { qty: 2, unit: 'tbsp' }, group: 'SAUCE' },
      { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'SAUCE' },
      { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' }, group: 'SAUCE' },
      {
        id: 'natural-yogurt',
        g: 200,
        swaps: [
          { id: 'lactose-free-yogurt', g: 200 },
          { id: 'soya-yogurt', g: 200 },
        ],
      },
      { id: 'chickpeas', g: 440 },
      { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'cucumber', g: 150, show: { qty: 1, unit: 'small' } },
      { id: 'mango', g: 200 },
      { id: 'coriander', g: 20, show: { qty: 2, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'hemp-seeds', g: 20, show: { qty: 2, unit: 'tbsp' } },
      { id: 'chilli-powder', g: 1.4, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['tamarind-paste', 'water', 'cumin'], minutes: 1 },
      { uses: ['natural-yogurt', 'salt'], minutes: 1 },
      { uses: ['chickpeas', 'red-onion', 'cucumber', 'mango', 'coriander'], minutes: 5 },
      { uses: [], minutes: 1 },
      { uses: ['chilli-powder', 'hemp-seeds'] },
    ],
    keepsDays: 1,
    leftovers: 'COLD',
    freezable: false,
  },
  chanaChaatBowlWords,
)
