import { recipe } from '#planner/recipe.ts'
import { chickenRadicchioGrapesWords } from './chicken-radicchio-grapes-words.ts'

export const chickenRadicchioGrapes = recipe(
  {
    id: 'chicken-radicchio-grapes',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 11, total: 11 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'balsamic-vinegar', g: 24, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'red-onion', g: 35, show: { qty: 0.5, unit: 'small' }, knife: 'FINE' },
      { id: 'raisins', g: 18, show: { qty: 2, unit: 'tbsp' } },
      { id: 'grapes', g: 160, show: { qty: 2, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'celery', g: 120, show: { qty: 3, unit: 'stalk' }, knife: 'ROUGH' },
      { id: 'radicchio', g: 160 },
      { id: 'chicken-breast-cooked', g: 240, knife: 'ROUGH' },
      { id: 'sunflower-seeds', g: 22.5, show: { qty: 2.5, unit: 'tbsp' } },
      { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['raisins', 'red-onion', 'balsamic-vinegar', 'salt'], minutes: 2 },
      { uses: ['radicchio'], minutes: 2, cuts: true },
      { uses: ['olive-oil', 'black-pepper', 'chicken-breast-cooked'], minutes: 2, cuts: true },
      { uses: ['celery', 'grapes', 'radicchio'], minutes: 2 },
      { uses: ['sunflower-seeds'], minutes: 1 },
    ],
    keepsDays: 1,
    leftovers: 'COLD',
    freezable: false,
  },
  chickenRadicchioGrapesWords,
)
