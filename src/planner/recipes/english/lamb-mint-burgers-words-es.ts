import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const lambMintBurgersWordsEs = {
  title: 'Hamburguesas de cordero y {mint} con ensalada de {radish}',
  blurb: 'El cordero con salsa de {mint} vuelto hamburguesa: jugosa, con motas verdes y una ensalada fría y picosita.',
  call: {
    'black-pepper': 'la pimienta',
    'red-onion': 'la cebolla',
    'lamb-mince': 'la carne',
    'burger-bun': 'el pan, los panes',
    'gf-burger-bun': 'el pan sin gluten, los panes sin gluten',
    'apple-cider-vinegar': 'el vinagre',
    'olive-oil': 'el aceite',
  },
  prep: {
    mint: 'picada finamente',
    'red-onion': 'la mitad picada muy fino, la mitad en aros',
    cucumber: 'en rebanadas delgadas',
    radish: 'en rebanadas delgadas',
    'burger-bun': '{abierto|abiertos}',
    'gf-burger-bun': '{abierto|abiertos}',
  },
  steps: [
    'Con las manos mojadas, amasa {el black-pepper}, {el red-onion} picada, {1/2} {del mint} y la mayor parte {del salt} con {el lamb-mince}. Forma un disco para cada {burger-bun}, más ancho que él y más delgado en el centro.',
    'Adereza {el cucumber} y {el radish+} con {el apple-cider-vinegar}, {el olive-oil} y lo último {del salt}. Apártalos. Se ablandan un poco y brillan.',
    'Revuelve {otra 1/2} {del mint} con {el natural-yogurt}.',
    'Calienta un sartén, sin aceite, hasta que empiece a humear y acomoda las hamburguesas. Necesitan más o menos {side} por lado. Presiona el centro: si el jugo sale claro, están listas.',
    [
      'Tuesta el corte {del burger-bun+} en el sartén hasta que se dore.',
      {
        written: 'Apila: hoja, hamburguesa, {natural-yogurt} con {mint}, aros de {red-onion} y tapa.',
        'soya-yogurt': 'Apila: hoja, hamburguesa, yogur con {mint}, aros de {red-onion} y tapa.',
      },
      'Sirve la ensalada al lado.',
    ],
  ],
} as const satisfies SpanishRecipeWords
