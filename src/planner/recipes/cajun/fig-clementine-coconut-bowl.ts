import { recipe } from '#planner/recipe.ts'
import { figClementineCoconutBowlWords } from './fig-clementine-coconut-bowl-words.ts'

export const figClementineCoconutBowl = recipe(
  {
    id: 'fig-clementine-coconut-bowl',
    cuisine: 'CAJUN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 7, total: 7 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'clementine', g: 148, show: { qty: 2, unit: 'piece' } },
      { id: 'fig', g: 150, show: { qty: 3, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'orange-juice', g: 22, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'cinnamon', g: 0.3, show: { qty: 1, unit: 'pinch' } },
      { id: 'coconut-chips', g: 10, show: { qty: 2, unit: 'tbsp' } },
      { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['cinnamon', 'orange-juice', 'fig'], minutes: 3, cuts: true },
      { uses: ['clementine', 'coconut-chips', 'pumpkin-seeds'], minutes: 2 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  figClementineCoconutBowlWords,
)
