import { recipe } from '#planner/recipe.ts'
import { filipinoChickenAdoboWords } from './filipino-chicken-adobo-words.ts'

export const filipinoChickenAdobo = recipe(
  {
    id: 'filipino-chicken-adobo',
    cuisine: 'ASIAN',
    slots: ['DINNER'],
    dishTags: [],
    servings: 4,
    minutes: { active: 35, total: 55 },
    skill: 'BASIC',
    equipment: ['HOB', 'CASSEROLE', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'sunflower-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
      { id: 'chicken-thigh', g: 600 },
      { id: 'garlic', g: 32, show: { qty: 8, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'apple-cider-vinegar', g: 120, show: { qty: 0.5, unit: 'cup' } },
      {
        id: 'soy-sauce',
        g: 48,
        show: { qty: 3, unit: 'tbsp' },
        swaps: [{ id: 'tamari', g: 48, show: { qty: 8, unit: 'tsp' } }],
      },
      { id: 'black-pepper', g: 4.6, show: { qty: 2, unit: 'tsp' } },
      { id: 'bay-leaf', g: 0.6, show: { qty: 3, unit: 'leaf' }, fixed: true },
      { id: 'brown-sugar', g: 12, show: { qty: 1, unit: 'tbsp' } },
      { id: 'water', g: 200, show: { qty: 200, unit: 'ml' } },
      { id: 'basmati-rice', g: 185, show: { qty: 1, unit: 'cup' } },
      { id: 'bok-choy', g: 450, show: { qty: 3, unit: 'head' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['sunflower-oil', 'chicken-thigh', 'garlic'], minutes: 8, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['apple-cider-vinegar'], minutes: 3, timer: 3, heat: 'MEDIUM' },
      {
        uses: ['soy-sauce', 'black-pepper', 'bay-leaf', 'brown-sugar', 'water'],
        minutes: 25,
        timer: 25,
        done: { 'chicken-thigh': 'THICKEST' },
        heat: 'LOW',
      },
      { uses: ['basmati-rice'], minutes: 14, waits: true, meanwhile: true, heat: 'LOW' },
      { uses: [], minutes: 8, waits: true, heat: 'MEDIUM' },
      { uses: ['bok-choy'], minutes: 3, heat: 'LOW' },
    ],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: true,
  },
  filipinoChickenAdoboWords,
)
