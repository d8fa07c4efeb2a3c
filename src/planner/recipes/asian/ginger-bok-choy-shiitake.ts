import { recipe } from '#planner/recipe.ts'
import { gingerBokChoyShiitakeWords } from './ginger-bok-choy-shiitake-words.ts'

export const gingerBokChoyShiitake = recipe(
  {
    id: 'ginger-bok-choy-shiitake',
    cuisine: 'ASIAN',
    slots: ['SNACK'],
    dishTags: ['SIDE_DISHES'],
    servings: 2,
    minutes: { active: 10, total: 15 },
    skill: 'NOVICE',
    equipment: ['HOB', 'WOK'],
    noCook: false,
    ingredients: [
      { id: 'sesame-oil', g: 13.6, show: { qty: 1, unit: 'tbsp' } },
      { id: 'shiitake', g: 152, show: { qty: 8, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'ginger', g: 12, show: { qty: 2, unit: 'tbsp' }, knife: 'FINE' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'bok-choy', g: 300, show: { qty: 2, unit: 'head' }, knife: 'ROUGH' },
      {
        id: 'soy-sauce',
        g: 10.7,
        show: { qty: 2, unit: 'tsp' },
        swaps: [
          { id: 'tamari', g: 10.7, show: { qty: 2, unit: 'tsp' } },
          { id: 'coconut-aminos', g: 20, show: { qty: 4, unit: 'tsp' } },
        ],
      },
      { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['shiitake', 'sesame-oil'], minutes: 5, waits: true, heat: 'HIGH' },
      { uses: ['ginger', 'garlic'], minutes: 1, heat: 'HIGH' },
      { uses: ['bok-choy'], minutes: 2, heat: 'HIGH' },
      { uses: ['water', 'soy-sauce', 'sesame-seeds'], minutes: 2, heat: 'MEDIUM' },
    ],
    keepsDays: 1,
    freezable: false,
  },
  gingerBokChoyShiitakeWords,
)
