import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const mangoPapayaCoconutBowlWordsEs = {
  title: 'Tazón de {mango} y {papaya} con {cardamom}',
  blurb:
    'Un desayuno de palapa: fruta madura, limón, {coconut-milk} fresca con aroma de {cardamom} y pepitas crujientes.',
  call: { 'lime-juice': 'el jugo de limón' },
  prep: { mango: '{rebanado|rebanados}', papaya: 'en trozos' },
  steps: [
    'Antes que nada, revuelve {el cardamom} con {el coconut-milk}; el aroma necesita unos minutos para salir.',
    'Acomoda {el mango} y {el papaya} en un tazón ancho y báñalos con {el lime-juice}, que le da chispa {al papaya}.',
    'Cubre la fruta con la leche perfumada y échale {el pumpkin-seeds}.',
  ],
} as const satisfies SpanishRecipeWords
