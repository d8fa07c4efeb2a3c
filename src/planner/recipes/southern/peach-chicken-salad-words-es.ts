import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const peachChickenSaladWordsEs = {
  title: 'Ensalada de {peach} y {chicken-breast-cooked} estilo Georgia',
  blurb:
    'El verano en un plato: {peach} maduro, {chicken-breast-cooked} frío, {cucumber} y {basil}, con {avocado} y un golpe de pimienta.',
  call: {
    'black-pepper': 'la pimienta',
    'apple-cider-vinegar': 'el vinagre',
    'olive-oil': 'el aceite',
    'pumpkin-seeds': 'las pepitas',
  },
  prep: {
    peach: 'en gajos delgados',
    'chicken-breast-cooked': 'rebanada',
    cucumber: 'a la mitad a lo largo y {rebanado|rebanados}',
    avocado: 'en trozos',
  },
  steps: [
    'Disuelve {el honey} en {el apple-cider-vinegar} y bate con {el olive-oil}, {el salt} y {el black-pepper}, toda de una vez.',
    'Pon {el peach} y {el cucumber} en el aderezo y dales vuelta con las manos; un poco del jugo {del peach} debe soltarse y unirse.',
    'Haz una cama de {watercress} y reparte encima {el chicken-breast-cooked}, {el avocado} y la fruta aderezada.',
    'Rompe {el basil}, déjala caer donde quiera y agrega {el pumpkin-seeds}.',
  ],
  tip: 'Fuera de temporada, un mango maduro hace el trabajo {del peach}.',
} as const satisfies SpanishRecipeWords
