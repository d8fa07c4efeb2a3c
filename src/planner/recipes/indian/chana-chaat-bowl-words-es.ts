import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chanaChaatBowlWordsEs = {
  title: 'Tazón de chana chaat con {mango} y tamarindo',
  blurb:
    'Dulce, ácido, fresco y crujiente a la vez: {chickpeas} con {mango}, {cucumber}, tamarindo y {natural-yogurt} especiado.',
  call: { 'red-onion': 'la cebolla', 'tamarind-paste': 'el tamarindo' },
  prep: { 'red-onion': '{picada|picadas} finamente', cucumber: 'en cubos', mango: 'en cubos', coriander: 'picado' },
  steps: [
    'Afloja {el tamarind-paste} con {el water} y {1/2} {del cumin} hasta tener una salsa café que escurra de la cuchara.',
    'Sazona {el natural-yogurt} con {el salt} y el resto {del cumin}, y bátelo hasta que esté ligero.',
    'Enjuaga {el chickpeas} bajo la llave, escúrrelos y revuélvelos en un tazón grande con {el red-onion}, {el cucumber}, {el mango} y casi todo {el coriander}.',
    [
      'Reparte en los tazones.',
      {
        written: 'Pon encima cucharadas {del natural-yogurt} y báñalas con el tamarindo.',
        'soya-yogurt': 'Pon encima cucharadas del yogur y báñalas con el tamarindo.',
        'lactose-free-yogurt': 'Pon encima cucharadas del yogur y báñalas con el tamarindo.',
      },
    ],
    'Espolvorea {el chilli-powder}, luego {el hemp-seeds} y el resto de lo verde. Come desde el fondo para que cada cucharada lleve de todo.',
  ],
  tip: 'Para llevar al trabajo, pon {el natural-yogurt} en un frasco aparte y agrégalo al último momento.',
} as const satisfies SpanishRecipeWords
