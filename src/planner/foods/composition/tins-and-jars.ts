import type { tinsAndJars } from '../tins-and-jars.ts'
import type { Composition } from './composition.ts'

/** Per 100 g: see `Composition` for the columns. */
export const tinsAndJarsPer100g: Readonly<Record<keyof typeof tinsAndJars, Composition>> = {
  'adobo-chipotle': [null, 'TINNED', 70, 1.5, 2, 0.3, 12, 5, 7, 1200, 40, 2, 350],
  'artichoke-hearts': [168386, 'TINNED_DRAINED', 53, 2.89, 0.34, 0.08, 11.95, 5.7, 0.99, 250, 21, 0.61, 286],
  'bamboo-shoots': [169212, 'TINNED_DRAINED', 19, 1.72, 0.4, 0.09, 3.22, 1.4, 1.89, 7, 8, 0.32, 80],
  'coconut-milk': [170173, 'TINNED', 197, 2.02, 21.33, 18.91, 2.81, 0, 1.5, 13, 18, 3.3, 220],
  'coconut-milk-light': [null, 'TINNED', 70, 0.7, 6.5, 5.8, 2, 0, 1, 25, 5, 0.5, 70],
  'enchilada-sauce': [174074, 'READY', 30, 0.62, 0.91, 0.1, 4.87, 1, 2, 547, 7, 0.67, 101],
  'hearts-of-palm': [168569, 'TINNED_DRAINED', 28, 2.52, 0.62, 0.13, 4.62, 2.4, 0, 426, 58, 3.13, 177],
  hominy: [169701, 'TINNED_DRAINED', 72, 1.48, 0.88, 0.12, 14.25, 2.5, 1.51, 267, 10, 0.62, 9],
  kombu: [null, 'DRIED', 240, 9, 3, 1.2, 53, 30, 3, 2600, 900, 6, 1000],
  marinara: [171597, 'READY', 51, 1.41, 1.48, 0.17, 8.06, 1.8, 5.5, 30, 27, 0.78, 319],
  miso: [172442, 'READY', 198, 12.79, 6.01, 1.02, 25.37, 5.4, 6.2, 3728, 57, 2.49, 210],
  nori: [null, 'DRIED', 300, 37, 3.7, 1, 45, 35, 0.5, 600, 280, 11, 2400],
  passata: [170460, 'TINNED', 38, 1.65, 0.21, 0.03, 8.98, 1.9, 4.83, 28, 18, 1.78, 439],
  'pumpkin-puree': [168450, 'TINNED', 34, 1.1, 0.28, 0.15, 8.09, 2.9, 3.3, 5, 26, 1.39, 206],
  'rice-miso': [172442, 'READY', 198, 12.79, 6.01, 1.02, 25.37, 5.4, 6.2, 3728, 57, 2.49, 210],
  'tinned-green-chillies': [168577, 'TINNED', 21, 0.72, 0.27, 0.03, 4.6, 1.7, 2, 397, 36, 1.33, 113],
  'tinned-sweetcorn': [169214, 'TINNED_DRAINED', 67, 2.29, 1.22, 0.24, 14.34, 2, 4.44, 205, 3, 0.27, 132],
  'tinned-tomatoes': [170138, 'TINNED', 16, 0.79, 0.25, 0.03, 3.47, 1.9, 2.55, 10, 33, 0.57, 191],
  'tomato-puree': [170459, 'TINNED', 82, 4.32, 0.47, 0.1, 18.91, 4.1, 12.18, 59, 36, 2.98, 1014],
  'vegetable-stock': [171583, 'LIQUID', 5, 0.24, 0.07, 0.03, 0.93, 0, 0.55, 60, 3, 0.06, 19],
  'vegetable-stock-cube': [null, 'DRY', 240, 10, 14, 7, 20, 1, 5, 20000, 60, 1, 300],
  'vine-leaves': [169393, 'JARRED', 69, 4.27, 1.97, 0.31, 11.71, 9.9, 4, 2853, 289, 2.98, 29],
  wakame: [null, 'DRIED', 250, 17, 3.5, 0.7, 50, 30, 3, 4800, 880, 12, 280],
  'water-chestnuts': [170067, 'TINNED', 50, 0.88, 0.06, 0.02, 12.3, 2.5, 2.46, 8, 4, 0.87, 118],
}
