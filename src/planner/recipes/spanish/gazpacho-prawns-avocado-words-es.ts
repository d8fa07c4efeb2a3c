import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const gazpachoPrawnsAvocadoWordsEs = {
  title: 'Gazpacho con {prawns-cooked} y {avocado}',
  blurb:
    'Ensalada líquida y helada para la tarde más calurosa del año, con una cucharada de {prawns-cooked} y {avocado} para morder.',
  call: { 'roasted-peppers': 'los pimientos', 'red-wine-vinegar': 'el vinagre', 'olive-oil': 'el aceite' },
  prep: {
    tomato: 'sin centro, en trozos',
    cucumber: '{pelado|pelados}, una cucharada en cubitos',
    'prawns-cooked': 'picados',
    'chicken-breast-cooked': 'picada',
    edamame: 'remojado en agua hirviendo y escurrido',
    avocado: 'en cubos',
    water: 'con hielo',
  },
  steps: [
    'Licúa {el tomato+}, {el roasted-peppers}, casi todo {el cucumber}, {el garlic}, {el red-wine-vinegar}, {el almonds}, {el salt} y {el water} con hielo durante un minuto completo, hasta que ya no oigas trozos golpeando el vaso.',
    'Con la licuadora encendida, deja caer {el olive-oil} en hilo. El rojo se aclara hasta un tono coral: es la señal de que ya espesó.',
    'Pruébalo frío. El frío apaga {el red-wine-vinegar} y {el salt}, así que quizá pida una gota más del primero.',
    {
      written:
        'Revuelve {el prawns-cooked}, {el avocado} y {el cucumber} en cubitos, ponlos al centro de los tazones y sirve la sopa alrededor.',
      edamame:
        'Revuelve {el edamame} ya frío, {el avocado} y {el cucumber} en cubitos, ponlos al centro de los tazones y sirve la sopa alrededor.',
    },
  ],
  tip: 'La sopa sin relleno dura dos días, y al segundo está más fría y más rica.',
} as const satisfies SpanishRecipeWords
