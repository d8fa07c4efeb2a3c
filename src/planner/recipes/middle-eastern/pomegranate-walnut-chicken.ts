import { recipe } from '#planner/recipe.ts'
import { pomegranateWalnutChickenWords } from './pomegranate-walnut-chicken-words.ts'

export const pomegranateWalnutChicken = recipe(
  {
    id: 'pomegranate-walnut-chicken',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 55, total: 70 },
    skill: 'INTERMEDIATE',
    equipment: ['HOB', 'CASSEROLE', 'FOOD_PROCESSOR', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'walnuts', g: 32, swaps: [{ id: 'sunflower-seeds', g: 32 }] },
      { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      {
        id: 'chicken-thigh',
        g: 300,
        knife: 'ROUGH',
        swaps: [{ id: 'chickpeas', g: 240, show: { qty: 1, unit: 'can' } }],
      },
      { id: 'turmeric', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'cinnamon', g: 1.3, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'pomegranate-molasses', g: 40, show: { qty: 2, unit: 'tbsp' } },
      {
        id: 'chicken-stock-unsalted',
        g: 360,
        show: { qty: 1.5, unit: 'cup' },
        swaps: [{ id: 'vegetable-stock', g: 360, show: { qty: 1.5, unit: 'cup' } }],
      },
      {
        id: 'basmati-rice',
        g: 65,
        swaps: [{ id: 'cauliflower', g: 400, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' }],
      },
      { id: 'water', g: 120, show: { qty: 0.5, unit: 'cup' } },
      { id: 'pomegranate-seeds', g: 22, show: { qty: 2, unit: 'tbsp' } },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['walnuts'], minutes: 6, heat: 'MEDIUM' },
      {
        uses: ['olive-oil', 'onion', 'turmeric', 'cinnamon', 'chicken-thigh'],
        minutes: 10,
        timer: 10,
        heat: 'MEDIUM_HIGH',
      },
      {
        uses: ['pomegranate-molasses', 'chicken-stock-unsalted', 'salt'],
        minutes: 35,
        timer: 35,
        swapped: { chickpeas: { timer: 20 } },
        done: { 'chicken-thigh': 'THICKEST' },
        heat: 'LOW',
      },
      { uses: ['basmati-rice', 'water'], minutes: 15, waits: true, meanwhile: true, heat: 'LOW' },
      { uses: [] },
      { uses: ['pomegranate-seeds'] },
    ],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: true,
  },
  pomegranateWalnutChickenWords,
)
