import type { Food } from './food.ts'

/** Fresh herbs. */
export const herbs = {
  basil: {
    name: 'fresh basil',
    kind: 'HERB',
    grams: { leaf: 0.5, cup: 24, tbsp: 2.6, handful: 10 },
    pack: ['bunch', 30],
  },
  chives: { name: 'fresh chives', kind: 'HERB', grams: { tbsp: 3, tsp: 1 }, pack: ['bunch', 20] },
  coriander: {
    name: 'fresh coriander',
    kind: 'HERB',
    grams: { cup: 16, tbsp: 1, handful: 10, sprig: 2.2 },
    pack: ['bunch', 30],
  },
  'curry-leaves': {
    kind: 'HERB',
    grams: { leaf: 0.2, sprig: 3 },
    pack: ['bag', 20],
    estimated: 'Not in the USDA tables; Indian food composition values, rounded',
  },
  dill: {
    name: 'fresh dill',
    kind: 'HERB',
    grams: { cup: 9, tbsp: 0.6, sprig: 0.2, handful: 8 },
    pack: ['bunch', 30],
    corrected: ['fibre'],
    estimated: 'Fibre as in dried dill, by dry matter',
  },
  'fresh-oregano': {
    kind: 'HERB',
    grams: { tsp: 1, tbsp: 3, sprig: 1 },
    pack: ['bunch', 20],
    estimated: 'Dried oregano brought to the water content of fresh leaves',
  },
  'fresh-sage': {
    kind: 'HERB',
    grams: { leaf: 0.4, tbsp: 2 },
    pack: ['bunch', 20],
    estimated: 'Dried sage brought to the water content of fresh leaves',
  },
  'fresh-tarragon': {
    kind: 'HERB',
    grams: { tbsp: 1.8, tsp: 0.6, sprig: 1 },
    pack: ['bunch', 20],
    estimated: 'Dried tarragon brought to the water content of fresh leaves',
  },
  lemongrass: { plural: 'lemongrass', kind: 'HERB', grams: { stalk: 15, tbsp: 4.8 }, pack: ['piece', 15] },
  mint: {
    name: 'fresh mint',
    kind: 'HERB',
    grams: { leaf: 0.2, tbsp: 5.7, cup: 45, handful: 10, sprig: 2 },
    pack: ['bunch', 30],
  },
  parsley: {
    name: 'fresh parsley',
    kind: 'HERB',
    grams: { cup: 60, tbsp: 3.8, handful: 10, sprig: 1 },
    pack: ['bunch', 30],
  },
  rosemary: { name: 'fresh rosemary', kind: 'HERB', grams: { tbsp: 1.7, tsp: 0.7, sprig: 3 }, pack: ['bunch', 20] },
  'thai-basil': { name: 'Thai basil', kind: 'HERB', grams: { leaf: 0.5, cup: 24, handful: 10 }, pack: ['bunch', 30] },
  thyme: { name: 'fresh thyme', kind: 'HERB', grams: { tsp: 0.8, tbsp: 2.4, sprig: 0.5 }, pack: ['bunch', 20] },
} satisfies Record<string, Food>
