import { recipe } from '#planner/recipe.ts'
import { vegetablePaellaWords } from './vegetable-paella-words.ts'

export const vegetablePaella = recipe(
  {
    id: 'vegetable-paella',
    cuisine: 'SPANISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 45 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'vegetable-stock', g: 480, show: { qty: 2, unit: 'cup' } },
      { id: 'saffron', g: 0.2, show: { qty: 2, unit: 'pinch' } },
      { id: 'olive-oil', g: 23, show: { qty: 5, unit: 'tsp' } },
      { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'green-beans', g: 100, knife: 'ROUGH' },
      { id: 'artichoke-hearts', g: 120, show: { qty: 3, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'FINE' },
      { id: 'smoked-paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
      { id: 'arborio-rice', g: 120 },
      { id: 'butter-beans', g: 240, show: { qty: 1, unit: 'can' } },
      { id: 'lemon', g: 29, show: { qty: 0.5, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['vegetable-stock', 'saffron'], minutes: 4, waits: true, heat: 'LOW' },
      { uses: ['olive-oil', 'red-pepper', 'green-beans'], minutes: 8, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['tomato', 'garlic', 'smoked-paprika'], minutes: 6, timer: 6, heat: 'MEDIUM' },
      { uses: ['arborio-rice', 'salt'], minutes: 1, heat: 'MEDIUM' },
      { uses: ['butter-beans', 'artichoke-hearts'], minutes: 16, timer: 8, waits: true, heat: 'MEDIUM' },
      { uses: [], minutes: 1, heat: 'MEDIUM' },
      { uses: ['lemon'], minutes: 5, waits: true },
    ],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: false,
  },
  vegetablePaellaWords,
)
