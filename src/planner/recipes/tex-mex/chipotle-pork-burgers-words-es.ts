import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chipotlePorkBurgersWordsEs = {
  title: 'Hamburguesas de cerdo al {adobo-chipotle} con {pineapple}',
  blurb: {
    written: 'Jugosas y ahumadas, bajo {pineapple} dorada y una rebanada de queso derretido, con col morada al limón.',
    avocado: 'Jugosas y ahumadas, bajo {pineapple} dorada y rebanadas de {avocado} maduro, con col morada al limón.',
  },
  call: {
    'red-cabbage': 'la col',
    'burger-bun-wholemeal': 'el pan, los panes',
    'gf-burger-bun': 'el pan sin gluten, los panes sin gluten',
    'rapeseed-oil': 'el aceite',
    'pork-mince-lean': 'la carne',
    'garlic-powder': 'el ajo en polvo',
    'lime-juice': 'el jugo de limón',
    'monterey-jack': 'el queso',
  },
  prep: {
    'red-cabbage': 'rallada fina',
    avocado: '{rebanado|rebanados}',
    'burger-bun-wholemeal': '{abierto|abiertos}',
    'gf-burger-bun': '{abierto|abiertos}',
  },
  steps: [
    'Aprieta {el red-cabbage} con {el lime-juice} hasta que rechine y apártala.',
    'Amasa {el pork-mince-lean} con {el adobo-chipotle}, {el cumin}, {el garlic-powder} y {el salt} {0.5 min}, hasta que se pegue y se una. Con las palmas mojadas, forma un disco para cada {burger-bun-wholemeal}, un dedo más ancho.',
    'Calienta {1/2} {del rapeseed-oil} en un sartén grueso y fríe {el pineapple} por los dos lados hasta que tenga manchas color caramelo. Mantenla caliente.',
    'Pon las hamburguesas con la otra cucharadita de aceite. Fríelas {time} de un lado y {time} del otro, a chisporroteo constante, hasta que estén cafés grisáceas hasta el centro, sin nada de rosa.',
    {
      written:
        'Ponles encima {el monterey-jack}, tapa y revisa después de {1 min}. Debe escurrir derretido por los lados.',
      avocado: 'Quítalas del fuego y ponles encima {el avocado}.',
    },
    'Limpia el sartén con el corte {del burger-bun-wholemeal+} y rellénalos con {el red-cabbage}, la hamburguesa y {el pineapple}. Presiona la tapa y agárrala con las dos manos.',
  ],
} as const satisfies SpanishRecipeWords
