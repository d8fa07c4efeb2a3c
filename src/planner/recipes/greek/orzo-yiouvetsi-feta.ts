import { recipe } from '#planner/recipe.ts'
import { orzoYiouvetsiFetaWords } from './orzo-yiouvetsi-feta-words.ts'

export const orzoYiouvetsiFeta = recipe(
  {
    id: 'orzo-yiouvetsi-feta',
    cuisine: 'GREEK',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: { active: 40, total: 50 },
    skill: 'BASIC',
    equipment: ['OVEN', 'HOB', 'CASSEROLE'],
    noCook: false,
    ingredients: [
      { id: 'aubergine', g: 300, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'olive-oil', g: 23, show: { qty: 5, unit: 'tsp' } },
      { id: 'onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'cinnamon-stick', g: 3, show: { qty: 1, unit: 'piece' }, fixed: true },
      { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
      { id: 'water', g: 360, show: { qty: 1.5, unit: 'cup' } },
      { id: 'orzo', g: 130, swaps: [{ id: 'gf-pasta', g: 130 }] },
      { id: 'feta', g: 80, knife: 'FINE' },
      { id: 'dried-oregano', g: 1, show: { qty: 1, unit: 'tsp' }, knife: 'ROUGH' },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      {
        uses: ['aubergine', 'olive-oil'],
        minutes: 10,
        timer: 10,
        oven: { celsius: 190, fan: true },
        heat: 'MEDIUM_HIGH',
      },
      { uses: ['onion', 'garlic', 'cinnamon-stick'], minutes: 4, waits: true, heat: 'MEDIUM' },
      { uses: ['tinned-tomatoes', 'water', 'salt', 'orzo'], minutes: 4, timer: 4, heat: 'MEDIUM' },
      { uses: [], minutes: 20, timer: 20 },
      { uses: ['feta'], minutes: 5, waits: true },
      { uses: ['dried-oregano'] },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  orzoYiouvetsiFetaWords,
)
