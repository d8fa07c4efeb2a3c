import { recipe } from '#planner/recipe.ts'
import { gazpachoPrawnsAvocadoWords } from './gazpacho-prawns-avocado-words.ts'

export const gazpachoPrawnsAvocado = recipe(
  {
    id: 'gazpacho-prawns-avocado',
    cuisine: 'SPANISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
    servings: 2,
    minutes: { active: 11, total: 11 },
    skill: 'NOVICE',
    equipment: ['BLENDER'],
    noCook: true,
    ingredients: [
      { id: 'tomato', g: 369, show: { qty: 3, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'roasted-peppers', g: 100, show: { qty: 2, unit: 'piece' } },
      { id: 'cucumber', g: 150, show: { qty: 0.5, unit: 'medium' }, knife: 'FINE' },
      { id: 'garlic', g: 2, show: { qty: 0.5, unit: 'clove' } },
      { id: 'red-wine-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'almonds', g: 20, swaps: [{ id: 'sunflower-seeds', g: 20 }] },
      {
        id: 'prawns-cooked',
        g: 200,
        knife: 'ROUGH',
        swaps: [
          { id: 'chicken-breast-cooked', g: 150, knife: 'ROUGH' },
          { id: 'edamame', g: 220 },
        ],
      },
      { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' } },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'water', g: 80, show: { qty: 0.33, unit: 'cup' } },
    ],
    steps: [
      {
        uses: ['tomato', 'roasted-peppers', 'cucumber', 'garlic', 'red-wine-vinegar', 'almonds', 'salt', 'water'],
        minutes: 4,
      },
      { uses: ['olive-oil'], minutes: 1 },
      { uses: [] },
      { uses: ['prawns-cooked', 'avocado'], minutes: 3 },
    ],
    keepsDays: 1,
    leftovers: 'COLD',
    freezable: false,
  },
  gazpachoPrawnsAvocadoWords,
)
