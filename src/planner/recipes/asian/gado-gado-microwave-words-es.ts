import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const gadoGadoMicrowaveWordsEs = {
  title: 'Gado-gado con salsa de cacahuate',
  blurb:
    'El gran plato de verduras de Java: {potato+} y ejotes tibios, col y {cucumber} frescos, tofu, y salsa de cacahuate para todos.',
  call: {
    'green-beans': 'los ejotes',
    'smoked-tofu': 'el tofu',
    'bean-sprouts': 'los germinados',
    'lime-juice': 'el jugo de limón',
    'chilli-flakes': 'el chile',
  },
  prep: {
    potato: 'en rebanadas no más gruesas que un lápiz',
    'green-beans': 'a la mitad',
    'smoked-tofu': 'en triángulos',
    'chinese-leaf': 'en tiras',
    cucumber: '{rebanado|rebanados}',
  },
  steps: [
    'Acomoda {el potato+} en un refractario ancho con un chorrito de {water}, tapa y cocina {time} en el microondas. Agrega {el green-beans} y dales dos o tres más, hasta que un cuchillo atraviese una rebanada sin esfuerzo.',
    'Revuelve {el peanut-butter}, {el soy-sauce}, {el lime-juice}, {el chilli-flakes} y {el water} caliente hasta tener una salsa espesa como crema. A la mitad parece cortada, y luego se une.',
    'Cocina {el bean-sprouts} {time} en el microondas, tapados y con una cucharada de {water}, hasta que humeen por completo. Acomoda todo en montoncitos sobre un platón, incluida {el chinese-leaf} y {el cucumber}, con {el smoked-tofu} al centro y la salsa encima en el último momento.',
  ],
  tip: 'La crema de semilla de girasol también da buena salsa, para quien no puede comer cacahuate.',
} as const satisfies SpanishRecipeWords
