import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const prawnWhiteBeanStewWordsEs = {
  title: 'Guiso de camarones y frijoles blancos',
  blurb: 'Rojo de pimentón, espeso de frijoles, y fuera del fuego en cuanto los camarones están rosas.',
  call: {
    'olive-oil': 'el aceite',
    'garlic-powder': 'el ajo en polvo',
    'tinned-tomatoes': 'los tomates',
    'cannellini-beans': 'los frijoles',
  },
  prep: {
    onion: '{picada|picadas} finamente',
    'cannellini-beans': 'escurridos',
    prawns: 'descongelados, si eran congelados',
  },
  steps: [
    'Cocina {el onion} con {2/3} {del olive-oil} en una cacerola, moviendo hasta que esté suave y transparente.',
    'Agrega {el paprika}, {el garlic-powder}, {el tinned-tomatoes} y {el salt}, y deja que la salsa burbujee hasta que esté espesa como mermelada.',
    'Agrega {el cannellini-beans}, caliéntalos bien e incorpora {el spinach} hasta que se ablanden.',
    'Mete {el prawns} y dales vuelta en la salsa. Están listos cuando cada uno está rosa, enroscado y opaco. Revuelve con el resto {del olive-oil}.',
  ],
  tip: 'Recalienta lo que sobre despacio y una sola vez, o los camarones se ponen como goma.',
} as const satisfies SpanishRecipeWords
