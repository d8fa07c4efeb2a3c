import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const blackBeanBurritoBowlWordsEs = {
  title: 'Tazón de burrito con frijoles negros',
  blurb: 'Todo lo del burrito menos el papel: frijoles ahumados, elote tatemado, salsa, limón y {avocado}.',
  call: {
    'rapeseed-oil': 'el aceite',
    'frozen-sweetcorn': 'el elote',
    'lime-juice': 'el jugo de limón',
    salsa: 'la salsa',
  },
  prep: { 'black-beans': 'escurridos', avocado: '{rebanado|rebanados}' },
  steps: [
    'Calienta {el rapeseed-oil} en un sartén y echa {el frozen-sweetcorn}, directo del congelador. Sacúdelo hasta que algunos granos tengan manchas cafés y uno que otro haya saltado.',
    'Sazona con {el cumin} y {el paprika}, y detente en cuanto huelan a tostado.',
    'Agrega {el black-beans} con {1/2} {del salsa} y caliéntalos con tapa hasta que suba vapor.',
    'Mientras tanto, adereza {el avocado} con {el lime-juice}.',
    'Calienta {el rice-cooked} como dice su empaque, repártelo en los tazones y acomoda encima los frijoles, {el avocado} y el resto {del salsa} en montoncitos separados.',
  ],
  tip: 'Para mañana, guarda solo los frijoles. Corta el aguacate y calienta el arroz al momento.',
} as const satisfies SpanishRecipeWords
