import { recipe } from '#planner/recipe.ts'
import { sesameChickenNoriRollsWords } from './sesame-chicken-nori-rolls-words.ts'

export const sesameChickenNoriRolls = recipe(
  {
    id: 'sesame-chicken-nori-rolls',
    cuisine: 'JAPANESE',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 13, total: 13 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'tahini', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      {
        id: 'soy-sauce',
        g: 2.7,
        show: { qty: 0.5, unit: 'tsp' },
        swaps: [
          { id: 'tamari', g: 2.7, show: { qty: 0.5, unit: 'tsp' } },
          { id: 'coconut-aminos', g: 5, show: { qty: 1, unit: 'tsp' } },
        ],
      },
      { id: 'chicken-breast-cooked', g: 110, knife: 'FINE' },
      { id: 'nori', g: 10, show: { qty: 4, unit: 'sheet' }, knife: 'ROUGH' },
      { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'carrot', g: 61, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'watercress', g: 40, show: { qty: 2, unit: 'handful' } },
      { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['tahini', 'lime-juice', 'soy-sauce', 'chicken-breast-cooked'], minutes: 2 },
      { uses: ['nori', 'watercress'], minutes: 2 },
      { uses: ['red-pepper', 'carrot', 'sesame-seeds'], minutes: 4 },
      { uses: [], minutes: 2 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  sesameChickenNoriRollsWords,
)
