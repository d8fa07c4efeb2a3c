import { recipe } from '#planner/recipe.ts'
import { chickenAsparagusRomescoWords } from './chicken-asparagus-romesco-words.ts'

export const chickenAsparagusRomesco = recipe(
  {
    id: 'chicken-asparagus-romesco',
    cuisine: 'SPANISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE', 'HAND_BLENDER'],
    noCook: true,
    ingredients: [
      { id: 'asparagus', g: 250, show: { qty: 1, unit: 'bunch' }, knife: 'ROUGH' },
      { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'sunflower-seeds', g: 36, show: { qty: 4, unit: 'tbsp' } },
      { id: 'roasted-peppers', g: 200, show: { qty: 4, unit: 'piece' } },
      { id: 'garlic', g: 2, show: { qty: 0.5, unit: 'clove' } },
      { id: 'smoked-paprika', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'red-wine-vinegar', g: 14.9, show: { qty: 1, unit: 'tbsp' } },
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
      { id: 'chicken-breast-cooked', g: 280, knife: 'ROUGH' },
      { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['asparagus', 'water'], minutes: 4, waits: true },
      {
        uses: [
          'sunflower-seeds',
          'roasted-peppers',
          'garlic',
          'smoked-paprika',
          'red-wine-vinegar',
          'olive-oil',
          'salt',
        ],
        minutes: 3,
        meanwhile: true,
      },
      { uses: ['chicken-breast-cooked', 'parsley'], minutes: 2 },
      { uses: [] },
    ],
    keepsDays: 3,
    leftovers: 'EITHER',
    freezable: false,
  },
  chickenAsparagusRomescoWords,
)
