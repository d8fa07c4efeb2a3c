import { recipe } from '#planner/recipe.ts'
import { chickenPhoWords } from './chicken-pho-words.ts'

export const chickenPho = recipe(
  {
    id: 'chicken-pho',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN', 'KETTLE'],
    noCook: false,
    ingredients: [
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'ginger', g: 30, show: { qty: 2, unit: 'knob' }, knife: 'ROUGH' },
      { id: 'star-anise', g: 3, show: { qty: 3, unit: 'piece' }, fixed: true },
      { id: 'cinnamon-stick', g: 3, show: { qty: 1, unit: 'piece' }, retained: 0.2, fixed: true },
      {
        id: 'chicken-stock-unsalted',
        g: 400,
        show: { qty: 400, unit: 'ml' },
        swaps: [{ id: 'vegetable-stock', g: 400, show: { qty: 400, unit: 'ml' } }],
      },
      { id: 'water', g: 250, show: { qty: 250, unit: 'ml' } },
      { id: 'chicken-breast', g: 240, swaps: [{ id: 'tofu-extra-firm', g: 280, show: { qty: 1, unit: 'block' } }] },
      {
        id: 'fish-sauce',
        g: 18,
        show: { qty: 1, unit: 'tbsp' },
        swaps: [
          { id: 'soy-sauce', g: 18, show: { qty: 1, unit: 'tbsp' } },
          { id: 'tamari', g: 18, show: { qty: 1, unit: 'tbsp' } },
        ],
      },
      { id: 'rice-noodles', g: 120 },
      { id: 'bean-sprouts', g: 80, show: { qty: 2, unit: 'handful' } },
      { id: 'lime', g: 67, show: { qty: 1, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'thai-basil', g: 10, show: { qty: 1, unit: 'handful' } },
      { id: 'red-chilli', g: 8, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['onion', 'ginger', 'star-anise', 'cinnamon-stick'], minutes: 6, waits: true },
      {
        uses: ['chicken-stock-unsalted', 'water', 'chicken-breast'],
        minutes: 16,
        timer: 15,
        waits: true,
        swapped: { 'tofu-extra-firm': { timer: 10 } },
        done: { 'chicken-breast': 'THICKEST' },
      },
      { uses: ['rice-noodles'], minutes: 8, waits: true, meanwhile: true },
      { uses: ['fish-sauce', 'bean-sprouts'], minutes: 4, timer: 2, cuts: true, done: { 'bean-sprouts': 'LOOK' } },
      { uses: ['thai-basil', 'red-chilli', 'lime'], minutes: 2 },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  chickenPhoWords,
)
