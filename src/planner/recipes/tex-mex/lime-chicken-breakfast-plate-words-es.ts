import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const limeChickenBreakfastPlateWordsEs = {
  title: 'Desayuno de {chicken-breast-cooked} al limón con {pineapple}',
  blurb:
    'Un desayuno salado y fresco para mañanas de calor: {avocado} relleno de {chicken-breast-cooked} con chile y limón, y {pineapple} fría al lado.',
  call: { 'lime-juice': 'el jugo de limón' },
  prep: {
    'chicken-breast-cooked': 'picada finamente',
    tomato: 'en cubitos',
    'spring-onion': 'en rebanadas finas',
    avocado: 'sin hueso',
    pineapple: 'en trozos',
    coriander: 'solo las hojas',
  },
  steps: [
    'Mezcla {el chicken-breast-cooked} con {el tomato}, {el spring-onion}, {el salt} y casi todo {el lime-juice}. Debe quedar jugoso y un poco ácido.',
    'Rebana un poquito el lado redondo {del avocado} para que no ruede en el plato y llena el hueco de más. Lo que se caiga es para ti.',
    'Moja {el pineapple} con lo que queda de limón y espolvorea encima {el chilli-powder}, como la fruta que venden en la calle.',
    'Unas hojas de {coriander}, y el desayuno está servido.',
  ],
  tip: 'Un melón o un durazno maduro puede tomar el lugar {del pineapple}.',
} as const satisfies SpanishRecipeWords
