import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenMangoCabbageSaladWordsEs = {
  title: 'Ensalada de {chicken-breast-cooked}, {mango} y col con limón',
  blurb:
    'Gỏi gà para los días de calor: col rallada, {mango} maduro y {chicken-breast-cooked}, con {mint}, limón y coco tostado encima.',
  call: {
    'red-cabbage': 'la col',
    'olive-oil': 'el aceite',
    'green-chilli': 'el chile',
    'red-onion': 'la cebolla',
    'pumpkin-seeds': 'las pepitas',
    'coconut-chips': 'el coco',
  },
  prep: {
    'green-chilli': '{picado|picados} finamente',
    'red-cabbage': 'rallada fina',
    'chicken-breast-cooked': 'en tiras',
    mango: 'en rebanadas delgadas',
    'red-onion': 'en medias lunas',
    mint: 'en trocitos',
  },
  steps: [
    'Revuelve {el lime-juice}, {el soy-sauce}, {el olive-oil} y {el green-chilli} en un tazón grande.',
    'Agrega {el red-cabbage}, {el red-onion} y {el salt}, y amásalos como si fueran masa durante {1 min}; {el red-cabbage} suelta un poco de agua, se ablanda y se pone de un morado encendido.',
    'Incorpora {el chicken-breast-cooked}, {el mango} y {el mint} con las dos manos, para que las rebanadas queden enteras.',
    'Esparce {el coconut-chips} y {el pumpkin-seeds} ya en los platos, o dejarán de tronar.',
  ],
  tip: 'Si comes pescado, una cucharadita de salsa de pescado en lugar {del salt} es lo que usaría un cocinero de Hanói.',
} as const satisfies SpanishRecipeWords
