import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const smokyLentilTacosWordsEs = {
  title: 'Tacos dorados de lentejas ahumadas con col morada',
  blurb:
    'Tostadas dobladas crujientes, un relleno espeso de lentejas con pimentón y una ensalada morada y ácida: viernes en {20 min}.',
  call: {
    'red-cabbage': 'la col',
    'taco-shells': 'la tostada, las tostadas',
    'lentils-tinned': 'las lentejas',
    'olive-oil': 'el aceite',
  },
  prep: {
    'red-cabbage': 'rallada lo más fino que puedas',
    garlic: '{machacado|machacados}',
    avocado: '{machacado|machacados}',
    coriander: 'en trocitos',
  },
  steps: [
    'Aprieta con fuerza {el red-cabbage}, {el lime-juice} y {el salt} entre las manos hasta que esté suave y de un rosa encendido.',
    'En un sartén, mueve {el garlic}, {el tomato-puree}, {el smoked-paprika} y {el cumin} en {el olive-oil}. Espera a que {el olive-oil} se vea rojo en la orilla.',
    'Vierte {el lentils-tinned} escurridas con {el water} y aplasta {1/3} con un tenedor. Deja que burbujeen hasta que se puedan amontonar.',
    'Empuja {el lentils-tinned} a {1/2} del sartén y calienta {el taco-shells+}, con la orilla hacia abajo, en la parte libre hasta que huelan a palomitas.',
    'Unta cada {taco-shells} con {el avocado}, llénala de {lentils-tinned}, mete {el red-cabbage} rosa y termina con {el coriander}.',
  ],
  tip: 'La col y las lentejas duran dos días por separado. La col solo mejora.',
} as const satisfies SpanishRecipeWords
