import { recipe } from '#planner/recipe.ts'
import { plumBlackberrySeedBowlWords } from './plum-blackberry-seed-bowl-words.ts'

export const plumBlackberrySeedBowl = recipe(
  {
    id: 'plum-blackberry-seed-bowl',
    cuisine: 'ENGLISH',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 6, total: 6 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'plum', g: 198, show: { qty: 3, unit: 'piece' } },
      { id: 'lemon-juice', g: 5, show: { qty: 1, unit: 'tsp' } },
      { id: 'blackberries', g: 125, show: { qty: 2.5, unit: 'handful' } },
      { id: 'coconut-milk', g: 45, show: { qty: 3, unit: 'tbsp' } },
      { id: 'sunflower-seeds', g: 18, show: { qty: 2, unit: 'tbsp' } },
      { id: 'ground-ginger', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['plum'], minutes: 2, cuts: true },
      { uses: ['blackberries', 'ground-ginger', 'lemon-juice'], minutes: 1 },
      { uses: ['coconut-milk', 'sunflower-seeds'], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  plumBlackberrySeedBowlWords,
)
