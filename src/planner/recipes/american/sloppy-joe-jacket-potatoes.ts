import { recipe } from '#planner/recipe.ts'
import { sloppyJoeJacketPotatoesWords } from './sloppy-joe-jacket-potatoes-words.ts'

export const sloppyJoeJacketPotatoes = recipe(
  {
    id: 'sloppy-joe-jacket-potatoes',
    cuisine: 'AMERICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 25 },
    skill: 'NOVICE',
    equipment: ['HOB', 'MICROWAVE', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'potato', g: 330, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'soya-mince', g: 40, show: { qty: 0.66, unit: 'cup' } },
      { id: 'water', g: 160, show: { qty: 0.66, unit: 'cup' } },
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'green-pepper', g: 119, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'passata', g: 250, show: { qty: 1, unit: 'cup' } },
      { id: 'haricot-beans', g: 180, show: { qty: 0.75, unit: 'can' } },
      { id: 'mustard', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'brown-sugar', g: 8, show: { qty: 2, unit: 'tsp' } },
      { id: 'smoked-paprika', g: 4.6, show: { qty: 2, unit: 'tsp' } },
      { id: 'onion-powder', g: 2.4, show: { qty: 1, unit: 'tsp' } },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['potato'], minutes: 10, waits: true },
      { uses: ['soya-mince', 'water', 'olive-oil', 'green-pepper'], minutes: 6, waits: true, meanwhile: true },
      {
        uses: [
          'smoked-paprika',
          'onion-powder',
          'passata',
          'haricot-beans',
          'mustard',
          'apple-cider-vinegar',
          'brown-sugar',
          'salt',
        ],
        minutes: 1,
      },
      { uses: [], minutes: 8, waits: true },
      { uses: [], minutes: 1 },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  sloppyJoeJacketPotatoesWords,
)
