import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const semolinaHalvaWordsEs = {
  title: 'Halva de {semolina} con canela y {raisins}',
  blurb:
    'No la que venden en barras, sino el postre suave de las cocinas griegas: {semolina} tostada que bebe un almíbar de naranja.',
  call: {
    'orange-zest': 'la ralladura',
    'flaked-almonds': 'las almendras',
    'olive-oil': 'el aceite',
    cinnamon: 'la canela molida',
  },
  steps: [
    'Calienta {el water}, {el honey}, {el orange-zest} y {el cinnamon-stick} en una olla chica hasta que {el honey} se disuelva, y mantenlo caliente.',
    'En otra olla, honda, mueve {el semolina} y {el flaked-almonds} en {el olive-oil}, sin parar, hasta que tengan color de arena mojada y huelan a palomitas.',
    [
      'Hazte para atrás y vierte el almíbar, porque salpica.',
      {
        written: 'Echa {el raisins} y no dejes de mover hasta que se despegue de las orillas en una sola pieza.',
        polenta:
          'Echa {el raisins} y no dejes de mover, porque {el polenta} lo absorbe despacio, hasta que se despegue de las orillas en una sola pieza.',
      },
    ],
    'Saca la raja, aprieta la halva en un tazón o en tazas chicas y deja que se asiente.',
    'Desmóldala tibia y espolvorea {el cinnamon}.',
  ],
} as const satisfies SpanishRecipeWords
