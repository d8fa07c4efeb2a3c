import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const bananasFosterCupWordsEs = {
  title: '{Banana+} Foster sin las llamas',
  blurb:
    'Un postre famoso de Nueva Orleans, domado para el microondas: {banana} caliente en caramelo de naranja y maple, con {coconut-milk}.',
  call: { 'orange-zest': 'la ralladura', 'maple-syrup': 'la miel de maple' },
  steps: [
    'Abre {el banana} a lo largo, ponlo en un tazón bajo y báñalo con {el orange-juice}, {el maple-syrup} y {el cinnamon}.',
    'Caliéntalo {70 s} en el microondas. El jugo hierve hasta volverse un caramelo ligero y {el banana} se pone transparente en las orillas.',
    'Báñalo con {el coconut-milk} fría y termina con {el orange-zest} recién rallada; el chiste es el contraste de caliente y frío.',
  ],
} as const satisfies SpanishRecipeWords
