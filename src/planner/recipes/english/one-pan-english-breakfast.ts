import { recipe } from '#planner/recipe.ts'
import { onePanEnglishBreakfastWords } from './one-pan-english-breakfast-words.ts'

export const onePanEnglishBreakfast = recipe(
  {
    id: 'one-pan-english-breakfast',
    cuisine: 'ENGLISH',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 20 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'bacon',
        g: 60,
        show: { qty: 2, unit: 'rasher' },
        swaps: [{ id: 'portobello-mushroom', g: 84, show: { qty: 1, unit: 'piece' }, knife: 'ROUGH' }],
      },
      { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'chestnut-mushrooms', g: 160, show: { qty: 8, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'cherry-tomatoes', g: 150 },
      { id: 'baked-beans', g: 200, show: { qty: 0.5, unit: 'can' } },
      {
        id: 'egg',
        g: 200,
        show: { qty: 4, unit: 'large' },
        swaps: [{ id: 'smoked-tofu', g: 225, show: { qty: 1, unit: 'block' }, knife: 'ROUGH' }],
      },
      { id: 'chives', g: 3, show: { qty: 1, unit: 'tbsp' }, knife: 'ROUGH' },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['bacon', 'olive-oil'], minutes: 5, waits: true, done: { bacon: 'LOOK' }, heat: 'MEDIUM' },
      { uses: ['chestnut-mushrooms', 'cherry-tomatoes'], minutes: 6, timer: 6, heat: 'MEDIUM' },
      { uses: ['baked-beans'], minutes: 2, heat: 'MEDIUM' },
      { uses: ['egg'], minutes: 5, waits: true, softEggs: true, swapped: { 'smoked-tofu': { timer: 4 } }, heat: 'LOW' },
      { uses: ['black-pepper', 'chives'] },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 0,
    freezable: false,
  },
  onePanEnglishBreakfastWords,
)
