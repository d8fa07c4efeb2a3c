import { recipe } from '#planner/recipe.ts'
import { quickChickenCongeeWords } from './quick-chicken-congee-words.ts'

export const quickChickenCongee = recipe(
  {
    id: 'quick-chicken-congee',
    cuisine: 'ASIAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 20 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'rice-cooked', g: 300 },
      { id: 'chicken-stock-unsalted', g: 600, show: { qty: 600, unit: 'ml' } },
      { id: 'ginger', g: 15, show: { qty: 1, unit: 'knob' }, knife: 'FINE' },
      { id: 'egg', g: 100, show: { qty: 2, unit: 'large' }, swaps: [{ id: 'tofu', g: 80, knife: 'FINE' }] },
      { id: 'chicken-breast-cooked', g: 80 },
      {
        id: 'soy-sauce',
        g: 16,
        show: { qty: 1, unit: 'tbsp' },
        swaps: [{ id: 'tamari', g: 18, show: { qty: 1, unit: 'tbsp' } }],
      },
      { id: 'sesame-oil', g: 4.5, show: { qty: 1, unit: 'tsp' } },
      { id: 'spring-onion', g: 15, show: { qty: 1, unit: 'piece' }, knife: 'FINE' },
      { id: 'white-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['rice-cooked', 'chicken-stock-unsalted', 'ginger'], minutes: 2, heat: 'MEDIUM' },
      { uses: [], minutes: 15, waits: true, heat: 'LOW' },
      {
        uses: ['egg'],
        minutes: 8,
        timer: 7,
        waits: true,
        meanwhile: true,
        softEggs: true,
        swapped: { tofu: { timer: 8 } },
        heat: 'BOIL',
      },
      { uses: ['chicken-breast-cooked'], minutes: 1, heat: 'LOW' },
      { uses: ['soy-sauce', 'sesame-oil', 'white-pepper', 'spring-onion'], minutes: 1 },
    ],
    portionSteps: [1, 2],
    keepsDays: 0,
    freezable: false,
  },
  quickChickenCongeeWords,
)
