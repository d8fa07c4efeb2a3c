import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chocolateSilkPuddingWordsEs = {
  title: 'Budín sedoso de chocolate amargo',
  blurb: 'El budín de la infancia, espeso y oscuro, hecho con tofu sedoso y cocoa, cosa que nadie tiene que saber.',
  call: {
    'silken-tofu': 'el tofu',
    'maple-syrup': 'la miel de maple',
    'vanilla-extract': 'la vainilla',
    cocoa: 'la cocoa',
  },
  steps: [
    'Muele {el silken-tofu}, {el cocoa}, {el maple-syrup}, {el vanilla-extract} y {el salt} con una batidora de inmersión en un vaso alto. Baja una vez lo de las orillas. Está listo cuando las ondas conservan su forma.',
    'Reparte en las copas y corona con {el raspberries}, presionándolas un poco para que pinten la orilla.',
  ],
  tip: '{60 Min} en el refrigerador lo vuelve mousse.',
} as const satisfies SpanishRecipeWords
