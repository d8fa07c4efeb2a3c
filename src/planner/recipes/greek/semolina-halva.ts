import { recipe } from '#planner/recipe.ts'
import { semolinaHalvaWords } from './semolina-halva-words.ts'

export const semolinaHalva = recipe(
  {
    id: 'semolina-halva',
    cuisine: 'GREEK',
    slots: ['SNACK'],
    dishTags: ['DESSERTS'],
    servings: 4,
    minutes: { active: 20, total: 25 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'water', g: 300, show: { qty: 1.25, unit: 'cup' } },
      {
        id: 'honey',
        g: 42,
        show: { qty: 2, unit: 'tbsp' },
        swaps: [{ id: 'maple-syrup', g: 40, show: { qty: 2, unit: 'tbsp' } }],
      },
      { id: 'orange-zest', g: 2, show: { qty: 1, unit: 'tsp' } },
      { id: 'cinnamon-stick', g: 3, show: { qty: 1, unit: 'piece' }, fixed: true },
      { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'semolina', g: 80, swaps: [{ id: 'polenta', g: 80 }] },
      { id: 'raisins', g: 27, show: { qty: 3, unit: 'tbsp' } },
      {
        id: 'flaked-almonds',
        g: 12,
        show: { qty: 2, unit: 'tbsp' },
        swaps: [{ id: 'sesame-seeds', g: 13.5, show: { qty: 1.5, unit: 'tbsp' } }],
      },
      { id: 'cinnamon', g: 1.3, show: { qty: 0.5, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['water', 'honey', 'orange-zest', 'cinnamon-stick'], minutes: 4, waits: true, heat: 'LOW' },
      { uses: ['semolina', 'flaked-almonds', 'olive-oil'], minutes: 9, timer: 9, heat: 'MEDIUM' },
      { uses: ['raisins'], minutes: 4, timer: 4, heat: 'MEDIUM' },
      { uses: [], minutes: 5, waits: true },
      { uses: ['cinnamon'] },
    ],
    keepsDays: 3,
    freezable: false,
  },
  semolinaHalvaWords,
)
