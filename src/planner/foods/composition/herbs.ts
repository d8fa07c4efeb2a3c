import type { herbs } from '../herbs.ts'
import type { Composition } from './composition.ts'

/** Per 100 g: see `Composition` for the columns. */
export const herbsPer100g: Readonly<Record<keyof typeof herbs, Composition>> = {
  basil: [172232, 'RAW', 23, 3.15, 0.64, 0.04, 2.65, 1.6, 0.3, 4, 177, 3.17, 295],
  chives: [169994, 'RAW', 30, 3.27, 0.73, 0.15, 4.35, 2.5, 1.85, 3, 92, 1.6, 296],
  coriander: [169997, 'RAW', 23, 2.13, 0.52, 0.01, 3.67, 2.8, 0.87, 46, 67, 1.77, 521],
  'curry-leaves': [null, 'RAW', 80, 6, 1, 0.2, 16, 6.4, null, 15, 830, 0.9, null],
  dill: [172233, 'RAW', 43, 3.46, 1.12, 0.06, 7.02, 2.1, null, 61, 208, 6.59, 738],
  'fresh-oregano': [null, 'RAW', 66, 2.2, 1, 0.4, 15, 10, 1, 6, 380, 9, 300],
  'fresh-sage': [null, 'RAW', 80, 2.7, 3.2, 1.8, 15, 10, 0.4, 3, 410, 7, 270],
  'fresh-tarragon': [null, 'RAW', 74, 5.7, 1.8, 0.5, 12.6, 1.9, 0, 15, 285, 8, 755],
  lemongrass: [168573, 'RAW', 99, 1.82, 0.49, 0.12, 25.31, null, null, 6, 65, 8.17, 723],
  mint: [173475, 'RAW', 44, 3.29, 0.73, 0.19, 8.41, 6.8, null, 30, 199, 11.87, 458],
  parsley: [170416, 'RAW', 36, 2.97, 0.79, 0.13, 6.33, 3.3, 0.85, 56, 138, 6.2, 554],
  rosemary: [173473, 'RAW', 131, 3.31, 5.86, 2.84, 20.7, 14.1, null, 26, 317, 6.65, 668],
  'thai-basil': [172232, 'RAW', 23, 3.15, 0.64, 0.04, 2.65, 1.6, 0.3, 4, 177, 3.17, 295],
  thyme: [173470, 'RAW', 101, 5.56, 1.68, 0.47, 24.45, 14, null, 9, 405, 17.45, 609],
}
