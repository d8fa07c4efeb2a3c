import { recipe } from '#planner/recipe.ts'
import { turkeyPolpettePolentaWords } from './turkey-polpette-polenta-words.ts'

export const turkeyPolpettePolenta = recipe(
  {
    id: 'turkey-polpette-polenta',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 30, total: 45 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN', 'SAUCEPAN', 'GRATER'],
    noCook: false,
    ingredients: [
      { id: 'turkey-mince', g: 260 },
      {
        id: 'breadcrumbs',
        g: 20,
        show: { qty: 3, unit: 'tbsp' },
        swaps: [{ id: 'gf-breadcrumbs', g: 20, show: { qty: 3, unit: 'tbsp' } }],
      },
      { id: 'carrot', g: 61, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'FINE' },
      { id: 'fennel-seeds', g: 1, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'FINE' },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'passata', g: 400 },
      { id: 'polenta', g: 90 },
      { id: 'water', g: 450, show: { qty: 450, unit: 'ml' } },
      { id: 'salt', g: 2.4, show: { qty: 6, unit: 'pinch' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      {
        uses: ['turkey-mince', 'breadcrumbs', 'carrot', 'garlic', 'fennel-seeds', 'parsley', 'black-pepper'],
        minutes: 10,
      },
      { uses: ['olive-oil'], minutes: 7, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['onion'], minutes: 5, waits: true, heat: 'MEDIUM' },
      { uses: ['passata', 'salt'], minutes: 15, waits: true, done: { 'turkey-mince': 'THICKEST' }, heat: 'SIMMER' },
      { uses: ['water', 'polenta'], minutes: 8, timer: 5, meanwhile: true, heat: 'LOW' },
      { uses: [], minutes: 1 },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  turkeyPolpettePolentaWords,
)
