import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenKoshimbirMangoWordsEs = {
  title: 'Koshimbir de {chicken-breast-cooked} con {carrot}, {mango} y {desiccated-coconut}',
  blurb:
    'Una ensalada rallada de Maharashtra hecha comida: {carrot}, {cabbage}, {mango} maduro, {chicken-breast-cooked} frío y coco tostado.',
  call: { 'olive-oil': 'el aceite', 'green-chilli': 'el chile', 'desiccated-coconut': 'el coco' },
  prep: {
    'chicken-breast-cooked': 'en tiras delgadas',
    carrot: '{rallada gruesa|ralladas gruesas}',
    cabbage: 'rallada lo más fino que puedas',
    mango: 'en cubitos',
    'green-chilli': '{picado|picados} finamente',
    coriander: 'picado',
  },
  steps: [
    'Extiende {el desiccated-coconut} en un plato y tuéstalo en el microondas, {0.5 min} cada vez, revolviendo entre una y otra, hasta que tenga color de galleta.',
    'En el tazón de la ensalada bate {el lime-juice}, {el olive-oil}, {el garam-masala}, {el green-chilli} y {el salt}.',
    'Ralla ahí mismo {el carrot+} y {el cabbage}. Apriétalas unas cuantas veces entre los dedos, para que se ablanden y dejen entrar el limón.',
    'Agrega {el chicken-breast-cooked}, {el mango} y {el coriander}, revuelve desde abajo y esparce {el desiccated-coconut} sobre todo.',
  ],
} as const satisfies SpanishRecipeWords
