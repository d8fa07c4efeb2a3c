import { recipe } from '#planner/recipe.ts'
import { zaatarCheesePittaWords } from './zaatar-cheese-pitta-words.ts'

export const zaatarCheesePitta = recipe(
  {
    id: 'zaatar-cheese-pitta',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 8, total: 8 },
    skill: 'NOVICE',
    equipment: ['TOASTER'],
    noCook: true,
    ingredients: [
      {
        id: 'pitta-wholemeal',
        g: 64,
        show: { qty: 1, unit: 'piece' },
        swaps: [{ id: 'gf-bread', g: 60, show: { qty: 2, unit: 'slice' } }],
      },
      { id: 'dried-thyme', g: 0.5, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
      { id: 'sumac', g: 1.3, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'olive-oil', g: 4.5, show: { qty: 1, unit: 'tsp' } },
      { id: 'cottage-cheese', g: 140, show: { qty: 10, unit: 'tbsp' }, swaps: [{ id: 'soya-yogurt', g: 150 }] },
      { id: 'cucumber', g: 100, knife: 'ROUGH' },
      { id: 'cherry-tomatoes', g: 72, show: { qty: 6, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'olives', g: 14, show: { qty: 4, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'mint', g: 1, show: { qty: 5, unit: 'leaf' } },
    ],
    steps: [
      { uses: ['dried-thyme', 'sesame-seeds', 'sumac', 'olive-oil'], minutes: 1 },
      { uses: ['pitta-wholemeal'], minutes: 2 },
      { uses: ['cottage-cheese'], minutes: 1 },
      { uses: ['mint', 'cucumber', 'cherry-tomatoes', 'olives'], minutes: 2 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 0,
    freezable: false,
  },
  zaatarCheesePittaWords,
)
