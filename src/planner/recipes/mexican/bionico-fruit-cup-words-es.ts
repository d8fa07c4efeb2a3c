import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const bionicoFruitCupWordsEs = {
  title: 'Biónico de frutas',
  blurb: 'La fruta de las esquinas de Guadalajara, bañada en {coconut-milk}, con {raisins}, {cinnamon} y pepitas.',
  call: { 'pumpkin-seeds': 'las pepitas', 'lime-juice': 'el jugo de limón' },
  prep: { apple: 'en cubitos', strawberries: 'en cuartos', papaya: 'en cubos' },
  steps: [
    'Sin agitar la lata, saca la parte espesa de arriba {del coconut-milk} y bátela con {el cinnamon}.',
    'Corta primero {el apple} y rocíala de inmediato con {el lime-juice}, para que se quede blanca. Mezcla {el strawberries} y {el papaya}.',
    'Sirve la fruta en los vasos, deja que {el coconut-milk} escurra entre ella y termina con {el raisins} y {el pumpkin-seeds}.',
  ],
} as const satisfies SpanishRecipeWords
