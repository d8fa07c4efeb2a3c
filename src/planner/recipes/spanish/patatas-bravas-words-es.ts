import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const patatasBravasWordsEs = {
  title: 'Papas bravas',
  blurb:
    '{Potato+} de orillas crujientes y la vieja salsa de Madrid, que no lleva tomate: pimentón, {garlic}, caldo y picor.',
  call: {
    'smoked-paprika': 'el pimentón',
    'vegetable-stock': 'el caldo',
    'olive-oil': 'el aceite',
    'red-wine-vinegar': 'el vinagre',
    cayenne: 'la cayena',
  },
  prep: { potato: 'bien {lavada|lavadas}, en trozos', garlic: '{rallado|rallados}' },
  steps: [
    'Cocina {el potato+} al vapor en un tazón tapado en el microondas hasta que estén tiernas sin deshacerse, y sacude fuerte el tazón, porque las esquinas esponjadas se ponen crujientes.',
    'Extiéndelas en un sartén con {2/3} {del olive-oil}. No las toques hasta que estén bien doradas por abajo.',
    'Para la salsa, bate {el cornflour} con {el vegetable-stock}. Calienta {el garlic}, {el smoked-paprika} y {el cayenne} en el otro tercio {del olive-oil}, en una olla chica, hasta que chisporroteen, cuenta hasta diez y vierte el caldo.',
    'Mueve hasta que esté espesa y brillante. Agrega al final {el red-wine-vinegar} y {1/2} {del salt}.',
    'Ponles {salt} {al potato+} y vierte la salsa sobre algunas, para que las demás sigan crujientes.',
  ],
  tip: 'La salsa sola dura cuatro días y también les va bien a los frijoles.',
} as const satisfies SpanishRecipeWords
