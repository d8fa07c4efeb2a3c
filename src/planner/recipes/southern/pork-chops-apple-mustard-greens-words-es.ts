import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const porkChopsAppleMustardGreensWordsEs = {
  title: 'Chuletas de cerdo con {apple+} fritas y hojas de mostaza',
  blurb:
    'Chuletas delgadas bien doradas, {apple+} caramelizadas en lo que ellas dejan, y hojas picositas que lo equilibran.',
  call: {
    'pork-chop': 'las chuletas',
    'mustard-greens': 'las hojas',
    'olive-oil': 'el aceite',
    'black-pepper': 'la pimienta',
    'dijon-mustard': 'la mostaza',
    'apple-cider-vinegar': 'el vinagre',
  },
  prep: {
    apple: 'en gajos gruesos',
    onion: 'en medias lunas',
    'fresh-sage': 'en hojas enteras',
    'mustard-greens': 'en trozos',
    'sweet-potato': 'bien {lavado|lavados}, en rodajas de {0.5 cm}',
  },
  steps: [
    'Acomoda las rodajas de {sweet-potato} en un sartén, rocía {1/2} {del olive-oil}, tapa y cocina a fuego bajo, volteándolas una vez, hasta que estén tiernas y con manchas cafés. Pásalas a un plato.',
    'Seca {el pork-chop}, úntalas con {el salt} y {el black-pepper}, y dóralas con el resto {del olive-oil} a fuego más vivo. Con {side} por lado basta para casi todas. Corta en el centro para ver que el jugo sea claro y no quede rosa. Ponlas con {el sweet-potato}.',
    'Pon {el apple+}, {el onion} y las hojas de {fresh-sage} en el sartén. No muevas los gajos hasta que estén dorados por abajo.',
    'Revuelve {el dijon-mustard}, {el apple-cider-vinegar} y {el water}, viértelos y raspa todo lo dorado. Amontona {el mustard-greens} y dales vuelta hasta que se ablanden.',
    'Regresa {el pork-chop} y {el sweet-potato} con sus jugos un último minuto, hasta que estén calientes.',
  ],
} as const satisfies SpanishRecipeWords
