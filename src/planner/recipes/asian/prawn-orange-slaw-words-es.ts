import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const prawnOrangeSlawWordsEs = {
  title: 'Ensalada de col con camarones, {orange} y {coconut-chips}',
  blurb: 'Dulce, ácida y ruidosa al morder, con limón en lugar de un aderezo pesado.',
  call: {
    'lime-juice': 'el jugo de limón',
    'olive-oil': 'el aceite',
    'prawns-cooked': 'los camarones',
    'coconut-chips': 'las hojuelas de coco',
  },
  prep: { cabbage: 'rallada muy fina', carrot: 'en bastoncitos', orange: '{pelada|peladas} y {rebanada|rebanadas}' },
  steps: [
    'Frota {el cabbage} y {el carrot} con {el salt} hasta que se ablanden y brillen.',
    'Agrega {el orange}, {el lime-juice}, {el olive-oil} y {el chilli-flakes} y dale vuelta a todo.',
    'Corona con {el prawns-cooked} y {el coconut-chips}.',
  ],
} as const satisfies SpanishRecipeWords
