import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const redCabbageAppleRaisinsWordsEs = {
  title: 'Col morada rápida con {apple} y {raisins}',
  blurb: 'La guarnición navideña para cualquier noche: brillante, agridulce y cálida de {allspice}, en {30 min}.',
  call: {
    'red-cabbage': 'la col',
    'apple-cider-vinegar': 'el vinagre',
    'olive-oil': 'el aceite',
    'red-onion': 'la cebolla',
  },
  prep: { 'red-onion': 'en rebanadas finas', 'red-cabbage': 'rallada', apple: 'en cubitos' },
  steps: [
    'Mueve {el red-onion} en {el olive-oil} caliente, en una olla, hasta que esté tan suave que se doble.',
    'Agrega {el red-cabbage} con {el apple-cider-vinegar}, {el allspice} y {el salt}, y sigue moviendo. Rechina, se encoge y se pone de un morado encendido. Detente cuando haya bajado a la mitad.',
    'Agrega {el apple}, {el raisins} y {el water}, tapa y deja cocer despacio, moviendo una vez. Está lista cuando una tira está suave por completo.',
    'Al final quita la tapa y deja que el jugo se reduzca hasta que las hojas brillen.',
  ],
  tip: 'El vinagre va al principio, como aquí. Sin él, la col se pone azul.',
} as const satisfies SpanishRecipeWords
