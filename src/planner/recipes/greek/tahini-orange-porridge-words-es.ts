import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tahiniOrangePorridgeWordsEs = {
  title: 'Avena con {tahini}, {orange} y {raisins}',
  blurb:
    'Tahinosoupa, la sopa griega de Cuaresma, vuelta un tazón de avena con {orange}, {cinnamon} y {raisins} infladas.',
  prep: { orange: '{pelada|peladas}, en trocitos' },
  steps: [
    'Revuelve {el oats}, {el milk-semi}, {el water}, {el raisins}, {el cinnamon} y {el salt} en un tazón hondo, más hondo de lo que crees que hace falta.',
    'Cocina {time} en el microondas, revuelve y dale {1} minuto más. Detente cuando suba. Debe quedar suelta, porque sigue espesando.',
    'Incorpora {el tahini} en vetas, sin mezclarlo del todo.',
    'Corona con {el orange} y el jugo que haya quedado en la tabla.',
  ],
  tip: 'Las {raisins} que pasan la noche en {el milk-semi} se inflan como uvas.',
} as const satisfies SpanishRecipeWords
