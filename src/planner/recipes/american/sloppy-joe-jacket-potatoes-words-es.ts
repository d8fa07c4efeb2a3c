import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const sloppyJoeJacketPotatoesWordsEs = {
  title: '{Potato+} rellenas estilo sloppy joe',
  blurb: 'El clásico agridulce de los comedores escolares, con {soya-mince} y frijoles, sobre una {potato} esponjosa.',
  call: {
    'haricot-beans': 'los frijoles',
    'green-pepper': 'el pimiento',
    'olive-oil': 'el aceite',
    'smoked-paprika': 'el pimentón',
    'apple-cider-vinegar': 'el vinagre',
    'brown-sugar': 'el azúcar',
    'soya-mince': 'la soya',
  },
  prep: { potato: 'bien {lavada|lavadas}', 'green-pepper': '{picado|picados} finamente' },
  steps: [
    'Pica {el potato+} por todos lados con un tenedor y cocínalas en el microondas a máxima potencia, volteándolas una vez. Un cuchillo debe llegar al centro sin resistencia.',
    'Mientras tanto, moja {el soya-mince} con {el water} y fríe {el green-pepper} en {el olive-oil}, en un sartén, hasta que la piel se ampolle.',
    'Agrega {el smoked-paprika} y {el garlic-powder} {10 s}, luego la soya ya inflada con su agua, {el passata}, {el haricot-beans}, {el mustard}, {el apple-cider-vinegar}, {el brown-sugar} y {el salt}.',
    'Deja que burbujee sin tapa y aplasta algunos {haricot-beans} contra la orilla para que la salsa quede espesa y rústica.',
    'Abre {el potato+} a lo ancho, pellízcalas para que se abran y sirve la salsa encima hasta que escurra por los lados.',
  ],
  tip: 'La salsa se congela bien. Sin microondas, {el potato+} toman más o menos {60 min} en el horno caliente.',
} as const satisfies SpanishRecipeWords
