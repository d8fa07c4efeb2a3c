import { recipe } from '#planner/recipe.ts'
import { sopaTarascaWords } from './sopa-tarasca-words.ts'

export const sopaTarasca = recipe(
  {
    id: 'sopa-tarasca',
    cuisine: 'MEXICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN', 'BLENDER'],
    noCook: false,
    ingredients: [
      { id: 'chilli-powder', g: 5.4, show: { qty: 2, unit: 'tsp' } },
      { id: 'smoked-paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
      { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
      { id: 'corn-tortilla', g: 48, show: { qty: 2, unit: 'piece' }, knife: 'FINE' },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' } },
      { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
      { id: 'pinto-beans', g: 480, show: { qty: 2, unit: 'can' } },
      { id: 'vegetable-stock', g: 300, show: { qty: 1.25, unit: 'cup' } },
      { id: 'dried-oregano', g: 1, show: { qty: 1, unit: 'tsp' } },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
      { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' } },
    ],
    steps: [
      {
        uses: ['rapeseed-oil', 'onion', 'garlic', 'chilli-powder', 'smoked-paprika', 'tinned-tomatoes'],
        minutes: 10,
        waits: true,
        heat: 'MEDIUM',
      },
      { uses: ['pinto-beans', 'vegetable-stock'], minutes: 3 },
      { uses: ['dried-oregano', 'salt'], minutes: 8, waits: true, heat: 'SIMMER' },
      { uses: ['corn-tortilla'], minutes: 5, timer: 5, meanwhile: true, heat: 'MEDIUM_HIGH' },
      { uses: ['avocado'] },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  sopaTarascaWords,
)
