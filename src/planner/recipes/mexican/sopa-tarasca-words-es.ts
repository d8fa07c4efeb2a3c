import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const sopaTarascaWordsEs = {
  title: 'Sopa tarasca',
  blurb:
    'Una sopa aterciopelada de frijol y tomate, de Michoacán, honda de chile y pimentón, bajo una maraña de tortilla crujiente.',
  call: {
    'smoked-paprika': 'el pimentón',
    'corn-tortilla': 'la tortilla',
    'rapeseed-oil': 'el aceite',
    'tinned-tomatoes': 'los tomates',
    'pinto-beans': 'los frijoles',
    'vegetable-stock': 'el caldo',
  },
  prep: {
    'corn-tortilla': 'en tiras delgadas',
    onion: '{picada gruesa|picadas gruesas}',
    garlic: '{entero|enteros}',
    avocado: 'en cubos',
  },
  steps: [
    'Calienta {1/2} {del rapeseed-oil} en una olla con {el onion} y {el garlic} entero, y cocina hasta que tengan manchas cafés. Agrega {el chilli-powder} y {el smoked-paprika} unos segundos, vierte {el tinned-tomatoes} antes de que las especias se quemen, y tapa.',
    'Escurre {el pinto-beans} en la licuadora, agrega todo lo de la olla y {el vegetable-stock}, y detén la tapa con un trapo mientras mueles hasta tener una crema tersa.',
    'Regresa la sopa a la olla con {el dried-oregano} y {el salt}. Deja que burbujee despacio hasta que cubra el dorso del cucharón. Aflójala con un poco de agua caliente si está muy espesa.',
    'Mientras tanto, revuelve las tiras de {corn-tortilla} con el resto {del rapeseed-oil} y fríelas en un sartén, sacudiéndolo seguido, hasta que estén crujientes y suenen.',
    'Sirve en platos hondos y corona cada uno con las tiras y {el avocado}.',
  ],
  tip: 'Congela la sopa sin lo de arriba. La crema y el queso fresco también van aquí, si los comes.',
} as const satisfies SpanishRecipeWords
