import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const mississippiCaviarTofuWordsEs = {
  title: 'Ensalada de frijoles de Misisipi con tofu ahumado',
  blurb:
    'Frijoles de ojo negro, pimiento y {tinned-sweetcorn} en un aderezo ácido, con tofu ahumado para darles profundidad.',
  call: {
    'smoked-tofu': 'el tofu',
    'black-eyed-beans': 'los frijoles',
    'yellow-pepper': 'el pimiento, los pimientos',
    'hot-sauce': 'la salsa',
    'red-wine-vinegar': 'el vinagre',
    'olive-oil': 'el aceite',
    'cherry-tomatoes': 'los tomates',
  },
  prep: {
    'smoked-tofu': 'en cubitos',
    'yellow-pepper': 'en cubitos',
    'cherry-tomatoes': 'en cuartos',
    'spring-onion': '{rebanada|rebanadas}',
    parsley: 'picado',
  },
  steps: [
    'Agita {el red-wine-vinegar}, {el olive-oil}, {el hot-sauce} picante y {el salt} en un frasco bien cerrado.',
    'Enjuaga {el black-eyed-beans} hasta que el agua ya no haga espuma, déjalos escurrir y báñalos con {1/2} del frasco, para que absorban el aderezo mientras picas lo demás.',
    'Agrega {el tinned-sweetcorn}, {el yellow-pepper}, {el cherry-tomatoes}, {el spring-onion+} y {el smoked-tofu}, y luego {otra 1/2} del aderezo.',
    'Deja {el parsley} para el final. Sabe mejor después de {10 min} y todavía mejor después de {60 min}, si puedes esperar.',
  ],
  tip: 'Revisa la etiqueta del tofu si evitas el gluten: algunos se ahúman con salsa de soya.',
} as const satisfies SpanishRecipeWords
