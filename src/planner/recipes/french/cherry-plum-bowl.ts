import { recipe } from '#planner/recipe.ts'
import { cherryPlumBowlWords } from './cherry-plum-bowl-words.ts'

export const cherryPlumBowl = recipe(
  {
    id: 'cherry-plum-bowl',
    cuisine: 'FRENCH',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'cherries', g: 120, show: { qty: 15, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'plum', g: 132, show: { qty: 2, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'lemon-zest', g: 1, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'coconut-milk', g: 75, show: { qty: 5, unit: 'tbsp' } },
      { id: 'vanilla-extract', g: 2.1, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'sunflower-seeds', g: 13.5, show: { qty: 1.5, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['coconut-milk', 'vanilla-extract'], minutes: 1 },
      { uses: ['cherries', 'lemon-zest', 'plum'], minutes: 4 },
      { uses: ['sunflower-seeds'], minutes: 1 },
    ],
    keepsDays: 1,
    freezable: false,
  },
  cherryPlumBowlWords,
)
