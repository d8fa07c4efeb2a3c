import { recipe } from '#planner/recipe.ts'
import { tandooriChickenCauliflowerWords } from './tandoori-chicken-cauliflower-words.ts'

export const tandooriChickenCauliflower = recipe(
  {
    id: 'tandoori-chicken-cauliflower',
    cuisine: 'INDIAN',
    slots: ['DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 60 },
    skill: 'BASIC',
    equipment: ['OVEN', 'BAKING_TRAY'],
    noCook: false,
    ingredients: [
      { id: 'chicken-thigh', g: 400, show: { qty: 4, unit: 'piece' } },
      {
        id: 'natural-yogurt',
        g: 120,
        show: { qty: 0.5, unit: 'cup' },
        swaps: [{ id: 'soya-yogurt', g: 120, show: { qty: 0.5, unit: 'cup' } }],
      },
      { id: 'ginger', g: 15, show: { qty: 1, unit: 'knob' }, knife: 'FINE' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'FINE' },
      { id: 'paprika', g: 6.9, show: { qty: 1, unit: 'tbsp' } },
      { id: 'garam-masala', g: 4, show: { qty: 2, unit: 'tsp' } },
      { id: 'turmeric', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'cauliflower', g: 400, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' },
      { id: 'chickpeas', g: 180, show: { qty: 0.75, unit: 'can' } },
      { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' } },
      { id: 'lemon', g: 58, show: { qty: 1, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    ],
    steps: [
      {
        uses: ['natural-yogurt', 'ginger', 'garlic', 'paprika', 'garam-masala', 'salt', 'chicken-thigh'],
        minutes: 20,
        waits: true,
      },
      {
        uses: ['cauliflower', 'chickpeas', 'rapeseed-oil', 'turmeric'],
        minutes: 5,
        oven: { celsius: 220, fan: false },
      },
      { uses: [], minutes: 2 },
      { uses: [], minutes: 27, waits: true, done: { 'chicken-thigh': 'THICKEST' } },
      { uses: ['coriander', 'lemon'] },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  tandooriChickenCauliflowerWords,
)
