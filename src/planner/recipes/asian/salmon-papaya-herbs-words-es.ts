import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const salmonPapayaHerbsWordsEs = {
  title: 'Ensalada de salmón y {papaya} con {mint} y limón',
  blurb: 'Puñados de hierbas, {papaya} madura y salmón en lascas bajo un aderezo ácido, salado y con jengibre.',
  call: {
    'salmon-tinned': 'el salmón',
    'red-chilli': 'el chile',
    'lime-juice': 'el jugo de limón',
    'coconut-chips': 'el coco',
  },
  prep: {
    ginger: '{rallado|rallados}',
    carrot: '{rallada gruesa|ralladas gruesas}',
    'chinese-leaf': 'rallada fina',
    papaya: 'sin semillas, en gajos',
    'red-chilli': 'en aritos',
  },
  steps: [
    'Revuelve {el lime-juice}, {el fish-sauce} y {el ginger} en una taza y deja que {el ginger} se hunda.',
    'Frota {el carrot} y {el chinese-leaf} con {1/2} del aderezo entre las palmas, para que se ablanden y brillen.',
    'Acomoda {el papaya} de un lado y {el salmon-tinned} del otro, y vierte lo demás sobre los dos.',
    'Rompe {el mint} por encima. Agrega {el red-chilli} para quien quiera, y {el coconut-chips} en hojuelas para que truene.',
  ],
  tip: 'El mango o un melón firme quedan tan bien como {el papaya}.',
} as const satisfies SpanishRecipeWords
