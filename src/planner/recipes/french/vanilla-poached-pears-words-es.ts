import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const vanillaPoachedPearsWordsEs = {
  title: '{Pear+} cocidas en {apple-juice} con vainilla',
  blurb: 'Toda una tarde de aroma por {20 min} de fuego: {pear+} sedosas en su propio almíbar color ámbar.',
  call: { 'vanilla-extract': 'la vainilla' },
  prep: { pear: '{pelada|peladas}, a la mitad y sin centro' },
  steps: [
    'Escoge una olla donde las mitades de {pear} quepan justas, una junto a otra. Calienta ahí {el apple-juice} con {el lemon-juice}, {el vanilla-extract} y {el star-anise}. Está listo cuando humea y huele a vainilla.',
    'Acuesta {el pear+}, con lo redondo hacia abajo, y cúbrelas con un círculo de papel para hornear. Mantén el líquido a punto de hervir y voltéalas una vez, hasta que un cuchillo las atraviese sin esfuerzo.',
    'Pasa la fruta a los tazones. Reduce el líquido hasta que cubra el fondo de la olla y baña con él {el pear+}.',
  ],
  tip: 'Las {pear+} firmes conservan su forma. Las muy maduras necesitan solo la mitad del tiempo.',
} as const satisfies SpanishRecipeWords
