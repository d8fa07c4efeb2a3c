import { recipe } from '#planner/recipe.ts'
import { peaButterBeanMintSoupWords } from './pea-butter-bean-mint-soup-words.ts'

export const peaButterBeanMintSoup = recipe(
  {
    id: 'pea-butter-bean-mint-soup',
    cuisine: 'ENGLISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
    servings: 2,
    minutes: { active: 15, total: 25 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'HAND_BLENDER'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'leek', g: 178, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'vegetable-stock', g: 420, show: { qty: 1.75, unit: 'cup' } },
      { id: 'butter-beans', g: 300, show: { qty: 1.25, unit: 'can' } },
      { id: 'frozen-peas', g: 360 },
      { id: 'mint', g: 10, show: { qty: 1, unit: 'handful' } },
      { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'sunflower-seeds', g: 18, show: { qty: 2, unit: 'tbsp' } },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['olive-oil', 'leek', 'salt'], minutes: 8, waits: true, heat: 'LOW' },
      { uses: ['garlic'], minutes: 1 },
      { uses: ['vegetable-stock', 'butter-beans'], minutes: 5, waits: true, heat: 'BOIL' },
      { uses: ['frozen-peas'], minutes: 3, waits: true, heat: 'BOIL' },
      { uses: ['mint', 'lemon-juice'], minutes: 2 },
      { uses: ['sunflower-seeds'] },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  peaButterBeanMintSoupWords,
)
