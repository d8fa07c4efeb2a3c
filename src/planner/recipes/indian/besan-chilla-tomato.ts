import { recipe } from '#planner/recipe.ts'
import { besanChillaTomatoWords } from './besan-chilla-tomato-words.ts'

export const besanChillaTomato = recipe(
  {
    id: 'besan-chilla-tomato',
    cuisine: 'INDIAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 25, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'chickpea-flour', g: 120, show: { qty: 20, unit: 'tbsp' } },
      { id: 'water', g: 200 },
      { id: 'turmeric', g: 1, show: { qty: 0.33, unit: 'tsp' } },
      { id: 'cumin-seeds', g: 2.1, show: { qty: 1, unit: 'tsp' } },
      { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'coriander', g: 20, show: { qty: 2, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
      {
        id: 'natural-yogurt',
        g: 90,
        show: { qty: 6, unit: 'tbsp' },
        swaps: [
          { id: 'lactose-free-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } },
          { id: 'soya-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } },
        ],
      },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['chickpea-flour', 'turmeric', 'cumin-seeds', 'salt', 'water'], minutes: 4 },
      { uses: ['red-onion', 'tomato', 'coriander'], minutes: 7, waits: true },
      { uses: ['rapeseed-oil'], minutes: 1, heat: 'MEDIUM' },
      { uses: [], minutes: 12, timer: 12, heat: 'MEDIUM' },
      { uses: ['natural-yogurt'], minutes: 1 },
    ],
    keepsDays: 1,
    freezable: false,
  },
  besanChillaTomatoWords,
)
