import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const smokyBeansSweetPotatoesWordsEs = {
  title: 'Camotes rellenos de frijoles ahumados',
  blurb: 'Frijoles con el sabor de una parrillada, no de lata, sobre camotes que se abren al apretarlos.',
  call: {
    'rapeseed-oil': 'el aceite',
    'smoked-paprika': 'el pimentón ahumado',
    'brown-sugar': 'el azúcar',
    'haricot-beans': 'los frijoles',
  },
  prep: { onion: '{picada|picadas} finamente', 'haricot-beans': 'escurridos' },
  steps: [
    'Pica {el sweet-potato+} con un tenedor y cocínalos en el microondas a máxima potencia {time}, hasta que cedan al apretarlos con un paño.',
    'Mientras tanto, fríe {el onion} en una olla con {el rapeseed-oil}, moviendo, hasta que esté suave y dorada en las orillas.',
    'Incorpora {el smoked-paprika}, {el mustard}, {el brown-sugar}, {el passata} y {el salt} hasta que burbujee.',
    'Agrega {el haricot-beans} y deja que den borbotones, con la olla medio tapada, hasta que la salsa los envuelva y se pegue a ellos.',
    'Haz un corte en cruz en cada uno {del sweet-potato+}, ábrelos con los dedos y rellénalos.',
  ],
  tip: 'Los frijoles mejoran con los días y se pueden congelar. Los camotes, mejor recién hechos.',
} as const satisfies SpanishRecipeWords
