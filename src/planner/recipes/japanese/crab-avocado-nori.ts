import { recipe } from '#planner/recipe.ts'
import { crabAvocadoNoriWords } from './crab-avocado-nori-words.ts'

export const crabAvocadoNori = recipe(
  {
    id: 'crab-avocado-nori',
    cuisine: 'JAPANESE',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 13, total: 13 },
    skill: 'NOVICE',
    equipment: ['GRATER'],
    noCook: true,
    ingredients: [
      { id: 'rice-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'ginger', g: 6, show: { qty: 1, unit: 'tbsp' }, knife: 'FINE', group: 'DRESSING' },
      { id: 'sesame-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'daikon', g: 150, knife: 'FINE' },
      { id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'avocado', g: 280, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'crab-meat', g: 240 },
      { id: 'nori', g: 5, show: { qty: 2, unit: 'sheet' }, knife: 'ROUGH' },
      { id: 'salt', g: 0.6, show: { qty: 1.5, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['daikon', 'salt'], minutes: 3 },
      { uses: ['rice-vinegar', 'ginger', 'sesame-oil', 'carrot'], minutes: 3 },
      { uses: ['avocado', 'crab-meat'], minutes: 2 },
      { uses: ['nori'] },
    ],
    keepsDays: 0,
    freezable: false,
  },
  crabAvocadoNoriWords,
)
