import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const strapatsadaWordsEs = {
  title: 'Strapatsada, {egg} revuelto con tomate y {feta}',
  blurb: {
    written:
      'El revuelto de verano de Corfú: tomate cocido como mermelada, {egg} y un poco de {feta} sobre pan tostado.',
    'gf-bread':
      'El revuelto de verano de Corfú: tomate cocido como mermelada, {egg} y un poco de {feta} sobre pan sin gluten tostado.',
    olives: 'El revuelto de verano de Corfú: tomate cocido como mermelada, {egg} y unas {olives} sobre pan tostado.',
    'olives & gf-bread':
      'El revuelto de verano de Corfú: tomate cocido como mermelada, {egg} y unas {olives} sobre pan sin gluten tostado.',
  },
  call: {
    'tinned-tomatoes': 'los tomates',
    'olive-oil': 'el aceite',
    'black-pepper': 'la pimienta',
    sourdough: 'el pan',
  },
  prep: { tofu: 'desmoronado', feta: 'desmoronado', olives: 'sin hueso, picadas' },
  steps: [
    'Aplasta los trozos grandes {del tinned-tomatoes} con un tenedor. Cocínalos con {el olive-oil} y {el dried-oregano} en un sartén, a burbujeo constante, hasta que la cuchara deje una línea limpia al pasar.',
    {
      written:
        'Bate un poco {el egg+}, viértelos y espera {10 s}. Luego empuja despacio de la orilla al centro, en pliegues grandes y suaves, hasta que casi cuajen.',
      tofu: 'Revuelve {el tofu} desmoronado con el tomate hasta que esté caliente y el sartén casi seco.',
    },
    {
      written:
        '¿Todavía húmedo? Bien. Quítalo del fuego, agrega {el feta} y {el black-pepper}, y deja que su propio calor lo termine.',
      tofu: 'Quítalo del fuego, agrega {el feta} y {el black-pepper}, y revuelve una vez.',
      olives:
        '¿Todavía húmedo? Bien. Quítalo del fuego, agrega {el olives} y {el black-pepper}, y deja que su propio calor lo termine.',
      'tofu & olives': 'Quítalo del fuego, agrega {el olives} y {el black-pepper}, y revuelve una vez.',
    },
    'Mientras tanto, pon {el sourdough} en el tostador. Amontona {el egg} sobre el pan y rompe encima {el basil}.',
  ],
} as const satisfies SpanishRecipeWords
