import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const shawarmaChickenSlawWordsEs = {
  title: 'Shawarma de {chicken-breast-cooked} con ensalada de granada',
  blurb:
    'Todo lo que te gusta del taco árabe, sin la tortilla: {chicken-breast-cooked} con especias, col morada que truena y salsa de {tahini} con ajo.',
  call: { 'red-cabbage': 'la col', 'olive-oil': 'el aceite', 'pomegranate-seeds': 'la granada' },
  prep: {
    'red-cabbage': 'rallada lo más fino que puedas',
    carrot: 'en tiras, con pelador',
    'chicken-breast-cooked': 'rebanada',
    garlic: '{rallado|rallados}',
  },
  steps: [
    'Masajea {el red-cabbage} con {1/3} {del lemon-juice} y {1/2} {del salt} durante {1 min}. Se ablanda, brilla y se pone de un morado encendido.',
    'Mezcla {el cumin} y {el paprika} con {el olive-oil} en un refractario bajo, cubre con eso {el chicken-breast-cooked}, tápalo y caliéntalo {1.5 min} en el microondas, hasta que esté bien caliente y oloroso.',
    'Bate {el tahini} con {el garlic} y el resto {del lemon-juice} y {del salt}, y aflójalo con {el water} conforme se endurezca.',
    'Mezcla {el carrot} y las hojas de {mint} con {el red-cabbage}, y extiéndelas en los platos.',
    'Acomoda encima {el chicken-breast-cooked} tibio, rayado con la salsa, y termina con {el pomegranate-seeds}.',
  ],
  tip: 'La col aderezada mejora de un día para otro; haz el doble.',
} as const satisfies SpanishRecipeWords
