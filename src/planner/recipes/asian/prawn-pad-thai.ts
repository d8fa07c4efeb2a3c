import { recipe } from '#planner/recipe.ts'
import { prawnPadThaiWords } from './prawn-pad-thai-words.ts'

export const prawnPadThai = recipe(
  {
    id: 'prawn-pad-thai',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: { active: 25, total: 30 },
    skill: 'INTERMEDIATE',
    equipment: ['HOB', 'WOK', 'KETTLE'],
    noCook: false,
    ingredients: [
      { id: 'rice-noodles', g: 120 },
      { id: 'tamarind-paste', g: 24, show: { qty: 1.5, unit: 'tbsp' }, group: 'SAUCE' },
      {
        id: 'fish-sauce',
        g: 15,
        show: { qty: 2.5, unit: 'tsp' },
        group: 'SAUCE',
        swaps: [
          { id: 'soy-sauce', g: 18, show: { qty: 1, unit: 'tbsp' } },
          { id: 'tamari', g: 18, show: { qty: 1, unit: 'tbsp' } },
        ],
      },
      { id: 'brown-sugar', g: 12, show: { qty: 1, unit: 'tbsp' }, group: 'SAUCE' },
      { id: 'water', g: 45, show: { qty: 3, unit: 'tbsp' }, group: 'SAUCE' },
      { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
      {
        id: 'prawns',
        g: 180,
        swaps: [
          { id: 'chicken-breast', g: 160, knife: 'FINE' },
          { id: 'tofu-extra-firm', g: 200, knife: 'FINE' },
        ],
      },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'egg', g: 100, show: { qty: 2, unit: 'large' }, swaps: [{ id: 'tofu', g: 70 }] },
      { id: 'bean-sprouts', g: 120, show: { qty: 3, unit: 'handful' } },
      { id: 'spring-onion', g: 45, show: { qty: 3, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'peanuts', g: 18, show: { qty: 2, unit: 'tbsp' }, knife: 'ROUGH' },
      { id: 'lime', g: 67, show: { qty: 1, unit: 'piece' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['rice-noodles'], minutes: 10, waits: true },
      { uses: ['tamarind-paste', 'fish-sauce', 'brown-sugar', 'water'], minutes: 2 },
      {
        uses: ['rapeseed-oil', 'prawns'],
        minutes: 3,
        waits: true,
        heat: 'HIGH',
        swapped: { 'chicken-breast': { timer: 5, minutes: 5 } },
        done: { prawns: 'LOOK', 'chicken-breast': 'PIECE' },
      },
      { uses: ['garlic'], minutes: 1, heat: 'HIGH' },
      { uses: [], minutes: 3, heat: 'HIGH' },
      { uses: ['egg'], minutes: 2, heat: 'MEDIUM', cuts: true, done: { egg: 'LOOK' } },
      {
        uses: ['bean-sprouts', 'spring-onion', 'peanuts', 'lime'],
        minutes: 3,
        timer: 2,
        done: { 'bean-sprouts': 'LOOK' },
        heat: 'HIGH',
      },
    ],
    portionSteps: [1, 2],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: false,
  },
  prawnPadThaiWords,
)
