import { recipe } from '#planner/recipe.ts'
import { panConTomateBeansWords } from './pan-con-tomate-beans-words.ts'

export const panConTomateBeans = recipe(
  {
    id: 'pan-con-tomate-beans',
    cuisine: 'SPANISH',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 9, total: 9 },
    skill: 'NOVICE',
    equipment: ['TOASTER', 'MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'butter-beans', g: 90 },
      { id: 'olive-oil', g: 6.8, show: { qty: 1.5, unit: 'tsp' } },
      { id: 'smoked-paprika', g: 0.3, show: { qty: 1, unit: 'pinch' } },
      {
        id: 'sourdough',
        g: 50,
        show: { qty: 1, unit: 'slice' },
        swaps: [{ id: 'gf-bread', g: 60, show: { qty: 2, unit: 'slice' } }],
      },
      { id: 'garlic', g: 1, show: { qty: 0.25, unit: 'clove' } },
      { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['butter-beans', 'olive-oil', 'smoked-paprika'], minutes: 2 },
      { uses: ['sourdough', 'garlic'], minutes: 3, waits: true },
      { uses: ['tomato'], minutes: 1, cuts: true },
      { uses: ['salt'] },
    ],
    keepsDays: 0,
    freezable: false,
  },
  panConTomateBeansWords,
)
