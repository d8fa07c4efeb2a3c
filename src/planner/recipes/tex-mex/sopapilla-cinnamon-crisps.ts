import { recipe } from '#planner/recipe.ts'
import { sopapillaCinnamonCrispsWords } from './sopapilla-cinnamon-crisps-words.ts'

export const sopapillaCinnamonCrisps = recipe(
  {
    id: 'sopapilla-cinnamon-crisps',
    cuisine: 'TEX_MEX',
    slots: ['SNACK'],
    dishTags: ['DESSERTS'],
    servings: 2,
    minutes: { active: 8, total: 18 },
    skill: 'NOVICE',
    equipment: ['OVEN', 'BAKING_TRAY'],
    noCook: false,
    ingredients: [
      {
        id: 'flour-tortilla',
        g: 60,
        show: { qty: 2, unit: 'small' },
        swaps: [{ id: 'corn-tortilla', g: 48, show: { qty: 2, unit: 'piece' } }],
      },
      {
        id: 'butter',
        g: 9.4,
        show: { qty: 2, unit: 'tsp' },
        swaps: [{ id: 'coconut-oil', g: 9, show: { qty: 2, unit: 'tsp' } }],
      },
      { id: 'cinnamon', g: 1.3, show: { qty: 0.5, unit: 'tsp' } },
      {
        id: 'honey',
        g: 14,
        show: { qty: 2, unit: 'tsp' },
        swaps: [{ id: 'maple-syrup', g: 13.2, show: { qty: 2, unit: 'tsp' } }],
      },
      { id: 'mango', g: 125, show: { qty: 0.5, unit: 'medium' }, knife: 'FINE' },
    ],
    steps: [
      { uses: ['flour-tortilla', 'butter', 'cinnamon'], minutes: 5, cuts: true, oven: { celsius: 180, fan: true } },
      { uses: [], minutes: 8, timer: 6, waits: true },
      { uses: ['honey', 'mango'], minutes: 2 },
    ],
    portionSteps: [1, 2],
    keepsDays: 2,
    freezable: false,
  },
  sopapillaCinnamonCrispsWords,
)
