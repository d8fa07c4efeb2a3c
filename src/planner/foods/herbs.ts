import type { Food } from './food.ts'

/** Fresh herbs. */
export const herbs = {
  basil: {
    kind: 'HERB',
    grams: { leaf: 0.5, cup: 24, tbsp: 2.6, handful: 10 },
    pack: ['bunch', 30],
    composition: [172232, 'RAW', 23, 3.15, 0.64, 0.04, 2.65, 1.6, 0.3, 4, 177, 3.17, 295],
  },
  chives: {
    kind: 'HERB',
    grams: { tbsp: 3, tsp: 1 },
    pack: ['bunch', 20],
    composition: [169994, 'RAW', 30, 3.27, 0.73, 0.15, 4.35, 2.5, 1.85, 3, 92, 1.6, 296],
  },
  coriander: {
    kind: 'HERB',
    grams: { cup: 16, tbsp: 1, handful: 10, sprig: 2.2 },
    pack: ['bunch', 30],
    composition: [169997, 'RAW', 23, 2.13, 0.52, 0.01, 3.67, 2.8, 0.87, 46, 67, 1.77, 521],
  },
  'curry-leaves': {
    kind: 'HERB',
    grams: { leaf: 0.2, sprig: 3 },
    pack: ['bag', 20],
    estimated: 'Not in the USDA tables; Indian food composition values, rounded',
    composition: [null, 'RAW', 80, 6, 1, 0.2, 16, 6.4, null, 15, 830, 0.9, null],
  },
  dill: {
    kind: 'HERB',
    grams: { cup: 9, tbsp: 0.6, sprig: 0.2, handful: 8 },
    pack: ['bunch', 30],
    corrected: ['fibre'],
    estimated: 'Fibre as in dried dill, by dry matter',
    composition: [172233, 'RAW', 43, 3.46, 1.12, 0.06, 7.02, 2.1, null, 61, 208, 6.59, 738],
  },
  'fresh-oregano': {
    kind: 'HERB',
    grams: { tsp: 1, tbsp: 3, sprig: 1 },
    pack: ['bunch', 20],
    estimated: 'Dried oregano brought to the water content of fresh leaves',
    composition: [null, 'RAW', 66, 2.2, 1, 0.4, 15, 10, 1, 6, 380, 9, 300],
  },
  'fresh-sage': {
    kind: 'HERB',
    grams: { leaf: 0.4, tbsp: 2 },
    pack: ['bunch', 20],
    estimated: 'Dried sage brought to the water content of fresh leaves',
    composition: [null, 'RAW', 80, 2.7, 3.2, 1.8, 15, 10, 0.4, 3, 410, 7, 270],
  },
  'fresh-tarragon': {
    kind: 'HERB',
    grams: { tbsp: 1.8, tsp: 0.6, sprig: 1 },
    pack: ['bunch', 20],
    estimated: 'Dried tarragon brought to the water content of fresh leaves',
    composition: [null, 'RAW', 74, 5.7, 1.8, 0.5, 12.6, 1.9, 0, 15, 285, 8, 755],
  },
  lemongrass: {
    kind: 'HERB',
    grams: { stalk: 15, tbsp: 4.8 },
    pack: ['piece', 15],
    composition: [168573, 'RAW', 99, 1.82, 0.49, 0.12, 25.31, null, null, 6, 65, 8.17, 723],
  },
  mint: {
    kind: 'HERB',
    grams: { leaf: 0.2, tbsp: 5.7, cup: 45, handful: 10, sprig: 2 },
    pack: ['bunch', 30],
    composition: [173475, 'RAW', 44, 3.29, 0.73, 0.19, 8.41, 6.8, null, 30, 199, 11.87, 458],
  },
  parsley: {
    kind: 'HERB',
    grams: { cup: 60, tbsp: 3.8, handful: 10, sprig: 1 },
    pack: ['bunch', 30],
    composition: [170416, 'RAW', 36, 2.97, 0.79, 0.13, 6.33, 3.3, 0.85, 56, 138, 6.2, 554],
  },
  rosemary: {
    kind: 'HERB',
    grams: { tbsp: 1.7, tsp: 0.7, sprig: 3 },
    pack: ['bunch', 20],
    composition: [173473, 'RAW', 131, 3.31, 5.86, 2.84, 20.7, 14.1, null, 26, 317, 6.65, 668],
  },
  'thai-basil': {
    kind: 'HERB',
    grams: { leaf: 0.5, cup: 24, handful: 10 },
    pack: ['bunch', 30],
    composition: [172232, 'RAW', 23, 3.15, 0.64, 0.04, 2.65, 1.6, 0.3, 4, 177, 3.17, 295],
  },
  thyme: {
    kind: 'HERB',
    grams: { tsp: 0.8, tbsp: 2.4, sprig: 0.5 },
    pack: ['bunch', 20],
    composition: [173470, 'RAW', 101, 5.56, 1.68, 0.47, 24.45, 14, null, 9, 405, 17.45, 609],
  },
} satisfies Record<string, Food>
