import { recipe } from '#planner/recipe.ts'
import { onePotChilliMacWords } from './one-pot-chilli-mac-words.ts'

export const onePotChilliMac = recipe(
  {
    id: 'one-pot-chilli-mac',
    cuisine: 'TEX_MEX',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'green-pepper', g: 119, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'chilli-powder', g: 5.4, show: { qty: 2, unit: 'tsp' } },
      { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
      { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
      { id: 'water', g: 300, show: { qty: 1.25, unit: 'cup' } },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
      { id: 'lentil-pasta', g: 140 },
      { id: 'pinto-beans', g: 240, show: { qty: 1, unit: 'can' } },
      { id: 'pickled-jalapenos', g: 16, show: { qty: 4, unit: 'slice' }, knife: 'ROUGH' },
      { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['olive-oil', 'onion', 'green-pepper'], minutes: 6, waits: true, heat: 'MEDIUM' },
      { uses: ['garlic', 'chilli-powder', 'cumin'], minutes: 1, heat: 'MEDIUM' },
      { uses: ['tinned-tomatoes', 'water', 'salt'], minutes: 4, waits: true, heat: 'BOIL' },
      { uses: ['lentil-pasta', 'pinto-beans'], minutes: 12, timer: 12, heat: 'MEDIUM' },
      { uses: [], minutes: 2 },
      { uses: ['pickled-jalapenos', 'spring-onion'] },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  onePotChilliMacWords,
)
