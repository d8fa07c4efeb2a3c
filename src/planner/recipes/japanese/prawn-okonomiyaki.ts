import { recipe } from '#planner/recipe.ts'
import { prawnOkonomiyakiWords } from './prawn-okonomiyaki-words.ts'

export const prawnOkonomiyaki = recipe(
  {
    id: 'prawn-okonomiyaki',
    cuisine: 'JAPANESE',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 25, total: 30 },
    skill: 'INTERMEDIATE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'plain-flour', g: 100, swaps: [{ id: 'gf-flour', g: 100 }] },
      { id: 'egg', g: 152, show: { qty: 4, unit: 'small' } },
      { id: 'vegetable-stock', g: 100, show: { qty: 100, unit: 'ml' } },
      { id: 'green-cabbage', g: 280, show: { qty: 4, unit: 'cup' }, knife: 'FINE' },
      { id: 'spring-onion', g: 60, show: { qty: 4, unit: 'piece' }, knife: 'ROUGH' },
      {
        id: 'prawns',
        g: 180,
        knife: 'ROUGH',
        swaps: [
          { id: 'chicken-breast', g: 160, knife: 'FINE' },
          { id: 'smoked-tofu', g: 170, knife: 'FINE' },
        ],
      },
      { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
      { id: 'ketchup', g: 26, show: { qty: 1.5, unit: 'tbsp' }, group: 'SAUCE' },
      {
        id: 'soy-sauce',
        g: 10,
        show: { qty: 2, unit: 'tsp' },
        group: 'SAUCE',
        swaps: [{ id: 'tamari', g: 12, show: { qty: 2, unit: 'tsp' } }],
      },
      { id: 'rice-vinegar', g: 5, show: { qty: 1, unit: 'tsp' }, group: 'SAUCE' },
      { id: 'mayonnaise-light', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'nori', g: 2.5, show: { qty: 1, unit: 'sheet' } },
    ],
    steps: [
      { uses: ['plain-flour', 'vegetable-stock', 'egg'], minutes: 3, waits: true },
      { uses: ['green-cabbage', 'spring-onion', 'prawns'], minutes: 3 },
      { uses: ['rapeseed-oil'], minutes: 7, waits: true, heat: 'LOW' },
      {
        uses: [],
        minutes: 6,
        timer: 6,
        done: { prawns: 'LOOK', egg: 'LOOK', 'chicken-breast': 'PIECE' },
        heat: 'MEDIUM',
      },
      { uses: ['ketchup', 'soy-sauce', 'rice-vinegar'], minutes: 1 },
      { uses: ['mayonnaise-light', 'nori'], minutes: 1 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: false,
  },
  prawnOkonomiyakiWords,
)
