import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const pimentonPorkSweetPotatoWordsEs = {
  title: '{Pork-tenderloin} al pimentón con pimientos y {sweet-potato}',
  blurb:
    'Medallones de cerdo, rojos de pimentón ahumado, sobre pimientos suaves y {sweet-potato} con un toque de vinagre.',
  call: {
    'smoked-paprika': 'el pimentón',
    'red-wine-vinegar': 'el vinagre',
    'black-pepper': 'la pimienta',
    'olive-oil': 'el aceite',
    'red-onion': 'la cebolla',
    'red-pepper': 'el pimiento',
  },
  prep: {
    'sweet-potato': 'bien {lavado|lavados}',
    'pork-tenderloin': 'en medallones de dos dedos de grueso',
    garlic: '1 rallado, 1 rebanado',
    'red-pepper': 'en tiras',
    'red-onion': '{rebanada|rebanadas}',
    parsley: 'picado',
  },
  steps: [
    'Pica {el sweet-potato+} por todos lados y cocínalos en el microondas, volteándolos una vez, hasta que un cuchillo entre sin esfuerzo.',
    'Mientras se cuecen, unta {el pork-tenderloin} con {el smoked-paprika}, {el garlic} rallado, {el black-pepper}, {1/2} {del salt} y {1/3} {del olive-oil}.',
    'Dora los medallones en un sartén seco y caliente, {side} por lado. Están listos cuando se sienten firmes bajo el pulgar, con el jugo claro y sin nada de rosa adentro. Pásalos a un plato, bajo un tazón boca abajo.',
    'Pon en el sartén el resto {del olive-oil}, {el red-pepper}, {el red-onion}, {el garlic} rebanado y lo último {del salt}. Raspa la costra roja y cocina hasta que estén suaves y dorados en las orillas.',
    'Corta {el sweet-potato+} en rebanadas gruesas, mételas bajo los pimientos y rocía {el red-wine-vinegar}.',
    'Regresa la carne con sus jugos y esparce {el parsley}.',
  ],
  tip: 'Compra el pimentón en lata y guárdalo a oscuras. Cuando huele a polvo, sabe a polvo.',
} as const satisfies SpanishRecipeWords
