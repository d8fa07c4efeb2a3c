import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const gulfPrawnFajitasWordsEs = {
  title: 'Fajitas de camarón del Golfo con pico de gallo',
  blurb: {
    written:
      '{Prawns} con chile y cebolla tatemada en tortillas de harina suaves, con un pico de {tomato} que se hace en {1 min}.',
    'corn-tortilla':
      '{Prawns} con chile y cebolla tatemada en {corn-tortilla+} suaves, con un pico de {tomato} que se hace en {1 min}.',
  },
  call: {
    prawns: 'los camarones',
    'red-onion': 'la cebolla',
    'flour-tortilla': 'la tortilla, las tortillas',
    'rapeseed-oil': 'el aceite',
    'green-pepper': 'el pimiento',
    'lime-juice': 'el jugo de limón',
    'chilli-powder': 'el chile en polvo',
  },
  prep: {
    tomato: 'en cubitos finos',
    coriander: 'picado',
    garlic: '{machacado|machacados}',
    'red-onion': 'en gajos sueltos',
    'green-pepper': 'en tiras',
    avocado: '{rebanado|rebanados}',
  },
  steps: [
    'Para el pico, revuelve {el tomato} y {el coriander} con {1/2} {del lime-juice} y deja que suelten jugo.',
    'Seca muy bien {el prawns} con papel de cocina y cúbrelos con {el chilli-powder} y {el garlic}.',
    'Con {1/2} {del rapeseed-oil} humeando apenas en el sartén, fríe {el red-onion} y {el green-pepper} hasta que las orillas estén negras pero todavía truenen. Pásalos a un plato caliente.',
    'Agrega {el prawns}, bien separados, con {el rapeseed-oil} que queda. Cuenta hasta noventa, voltéalos y espera solo hasta que cada uno esté rosa y enroscado.',
    'Exprime en el sartén el resto del limón y vierte todo sobre {el red-onion}.',
    'Limpia el sartén, calienta ahí {el flour-tortilla+} hasta que se inflen un poco y rellénalas con {el prawns}, las verduras, {el avocado} y el pico.',
  ],
} as const satisfies SpanishRecipeWords
