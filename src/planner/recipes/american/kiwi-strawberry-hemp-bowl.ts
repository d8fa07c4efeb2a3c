import { recipe } from '#planner/recipe.ts'
import { kiwiStrawberryHempBowlWords } from './kiwi-strawberry-hemp-bowl-words.ts'

export const kiwiStrawberryHempBowl = recipe(
  {
    id: 'kiwi-strawberry-hemp-bowl',
    cuisine: 'AMERICAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 7, total: 7 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'kiwi', g: 138, show: { qty: 2, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'strawberries', g: 150, knife: 'ROUGH' },
      { id: 'lime-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'ginger', g: 2, show: { qty: 1, unit: 'tsp' }, knife: 'FINE' },
      { id: 'hemp-seeds', g: 15, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'coconut-chips', g: 15, show: { qty: 3, unit: 'tbsp' } },
      { id: 'mint', g: 2, show: { qty: 1, unit: 'sprig' } },
    ],
    steps: [
      { uses: ['ginger', 'lime-juice', 'kiwi', 'strawberries'], minutes: 4, cuts: true },
      { uses: [], minutes: 1 },
      { uses: ['coconut-chips', 'hemp-seeds', 'mint'], minutes: 1 },
    ],
    keepsDays: 1,
    freezable: false,
  },
  kiwiStrawberryHempBowlWords,
)
