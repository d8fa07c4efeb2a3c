import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const lettuceWrappedTurkeyBurgersWordsEs = {
  title: 'Hamburguesas de pavo en lechuga con bastones de {sweet-potato}',
  blurb:
    'En California piden así las hamburguesas: pavo jugoso con salvia entre hojas frías, con una charola de bastones calientes.',
  call: {
    'iceberg-lettuce': 'la lechuga',
    'dried-sage': 'la salvia',
    'olive-oil': 'el aceite',
    'turkey-mince': 'la carne',
    'black-pepper': 'la pimienta',
  },
  prep: {
    'sweet-potato': 'en bastones del grueso de un dedo',
    shallot: '{rallado|rallados}',
    tomato: '{rebanado|rebanados}',
  },
  steps: [
    'Calienta el horno a {oven}. Unta {el sweet-potato} con {2/3} {del olive-oil}, {el paprika} y {1/2} {del salt}, y extiende los bastones en una charola sin que se toquen.',
    'Hornéalos en la parte alta, bien separados, hasta que las puntas estén oscuras y el centro suave.',
    'Mientras tanto, mójate las manos y amasa {el turkey-mince} con {el shallot}, {el dried-sage}, {el black-pepper} y {el salt} que guardaste. Forma hamburguesas planas del tamaño de tu palma, más delgadas en el centro.',
    'Cocina mientras las hamburguesas en lo que queda {del olive-oil}, en un sartén, {side} por lado. Corta una para revisar que no quede rosa.',
    'Pon cada hamburguesa entre dos hojas de {iceberg-lettuce} con {tomato}, {dill-pickle} y un poco de {mustard}, y cómela sobre el plato.',
  ],
  tip: 'Las hamburguesas que sobren son buenas frías, rebanadas en una ensalada.',
} as const satisfies SpanishRecipeWords
