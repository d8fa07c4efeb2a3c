import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const matchaBananaTofuBowlWordsEs = {
  title: 'Tazón de matcha y {banana} para el desayuno',
  blurb:
    'Un tazón verde y espeso para comer con cuchara: {banana}, tofu sedoso y matcha, con {strawberries} y algo crujiente encima.',
  call: { 'silken-tofu': 'el tofu', 'pumpkin-seeds': 'las pepitas', matcha: 'el matcha' },
  prep: { strawberries: 'en cuartos' },
  steps: [
    'Pon en la licuadora {el banana}, {el silken-tofu}, {el milk-semi}, {el matcha}, {el maple-syrup} y {1/2} {del oats}. Muele hasta que el verde esté parejo y nada raspe entre los dientes al probar.',
    'Pásalo todo a un tazón. Debe conservar un surco cuando pasas la cuchara.',
    {
      written: 'Acomoda {el strawberries} de un lado, y {el pumpkin-seeds} y {el oats} que queda del otro.',
      'gf-oats': 'Acomoda {el strawberries} de un lado, y {el pumpkin-seeds} y la avena que queda del otro.',
    },
  ],
  tip: 'Rebana {el banana} y congélalo la noche anterior: el tazón sale frío como nieve suave.',
} as const satisfies SpanishRecipeWords
