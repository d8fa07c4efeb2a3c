import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const cauliflowerChickpeaTrayTahiniWordsEs = {
  title: '{Cauliflower} y garbanzos al horno con {tahini}',
  blurb: 'Ramitos tostados, garbanzos que truenan y una salsa clara y fresca por encima de todo.',
  call: { 'red-onion': 'la cebolla', 'olive-oil': 'el aceite', 'lemon-juice': 'el jugo de limón' },
  prep: { cauliflower: 'en ramitos', chickpeas: 'bien secos', 'red-onion': 'en gajos', parsley: 'picado' },
  steps: [
    'Calienta el horno a {oven}. Revuelve {el cauliflower}, {el chickpeas} y {el red-onion} con {el olive-oil}, {el cumin}, {el paprika} y {el salt} en una charola hasta que todo esté amarillo, y extiéndelos.',
    'Hornea {time}, hasta que las puntas de los ramitos estén casi negras y los garbanzos suenen en la charola.',
    'Mientras se hornean, bate {el tahini} y {el lemon-juice}. Primero se endurece y luego se afloja conforme agregas {el water} poco a poco.',
    'Vierte la salsa sobre la charola caliente y esparce {el parsley}.',
  ],
  tip: 'Mañana, mételo en un pan con la ensalada que haya quedado.',
} as const satisfies SpanishRecipeWords
