import { recipe } from '#planner/recipe.ts'
import { rubyGrapefruitAvocadoWords } from './ruby-grapefruit-avocado-words.ts'

export const rubyGrapefruitAvocado = recipe(
  {
    id: 'ruby-grapefruit-avocado',
    cuisine: 'TEX_MEX',
    slots: ['SNACK'],
    dishTags: ['SALADS'],
    servings: 1,
    minutes: { active: 8, total: 8 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'grapefruit', g: 200, knife: 'FINE' },
      { id: 'avocado', g: 50, show: { qty: 0.5, unit: 'small' }, knife: 'ROUGH' },
      { id: 'lime-juice', g: 7.6, show: { qty: 0.5, unit: 'tbsp' } },
      { id: 'chilli-powder', g: 0.7, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'salt', g: 0.2, show: { qty: 0.5, unit: 'pinch' } },
      { id: 'pumpkin-seeds', g: 8, show: { qty: 1, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['grapefruit'], minutes: 4, cuts: true },
      { uses: ['avocado', 'lime-juice'], minutes: 2 },
      { uses: ['chilli-powder', 'salt', 'pumpkin-seeds'], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  rubyGrapefruitAvocadoWords,
)
