import { recipe } from '#planner/recipe.ts'
import { boiledEggsAsparagusWords } from './boiled-eggs-asparagus-words.ts'

export const boiledEggsAsparagus = recipe(
  {
    id: 'boiled-eggs-asparagus',
    cuisine: 'FRENCH',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 15 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'TOASTER'],
    noCook: false,
    ingredients: [
      { id: 'egg', g: 200, show: { qty: 4, unit: 'large' } },
      { id: 'asparagus', g: 208, show: { qty: 13, unit: 'spear' }, knife: 'ROUGH' },
      { id: 'baguette', g: 80, swaps: [{ id: 'gf-bread', g: 90, show: { qty: 3, unit: 'slice' } }] },
      {
        id: 'butter',
        g: 10,
        show: { qty: 2, unit: 'knob' },
        swaps: [{ id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } }],
      },
      { id: 'salt', g: 1, show: { qty: 3, unit: 'pinch' } },
      { id: 'chives', g: 3, show: { qty: 1, unit: 'tbsp' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['egg'], minutes: 7, timer: 6, waits: true, softEggs: true, heat: 'BOIL' },
      { uses: ['asparagus'], minutes: 3, waits: true, heat: 'BOIL' },
      { uses: ['baguette', 'butter'], minutes: 3, cuts: true },
      { uses: ['salt', 'chives'], minutes: 2 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 0,
    freezable: false,
  },
  boiledEggsAsparagusWords,
)
