import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tiramisuOatsWordsEs = {
  title: 'Avena remojada estilo tiramisú',
  blurb:
    'Remojada en {espresso} caliente, bajo una capa fresca de vainilla y un velo de cocoa: un postre que es desayuno.',
  call: { 'vanilla-extract': 'la vainilla', cocoa: 'la cocoa' },
  prep: { espresso: 'recién hecho' },
  steps: [
    'Pon {el oats} en un vaso y vierte encima {el espresso} caliente con {1/2} {del maple-syrup}. Húndela y deja que se infle.',
    'Revuelve {el vanilla-extract} y el resto de la miel con {el natural-yogurt}, y bate hasta que esté espeso y caiga suave de la cuchara.',
    {
      written:
        'Cierne un poco de {cocoa} sobre {el oats} con café, cubre con la crema de vainilla, alisa y cierne lo demás.',
      'gf-oats':
        'Cierne un poco de {cocoa} sobre la avena con café, cubre con la crema de vainilla, alisa y cierne lo demás.',
    },
  ],
  tip: 'Armado la noche anterior en un frasco, queda tan suave como el verdadero. La cocoa, por la mañana.',
} as const satisfies SpanishRecipeWords
