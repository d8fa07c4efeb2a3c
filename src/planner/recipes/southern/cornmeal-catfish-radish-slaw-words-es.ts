import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const cornmealCatfishRadishSlawWordsEs = {
  title: 'Bagre empanizado en {cornmeal} con ensalada de limón',
  blurb: 'Un pescado frito con poco aceite: costra dorada y rústica, carne blanca y dulce, y una ensalada que truena.',
  call: {
    catfish: 'el filete, los filetes',
    'rapeseed-oil': 'el aceite',
    'greek-yogurt-2': 'el yogur',
    'red-cabbage': 'la col',
    'lemon-juice': 'el jugo de limón',
    cayenne: 'la cayena',
  },
  prep: { 'red-cabbage': 'rallada muy fina', carrot: 'en bastoncitos', radish: 'en bastoncitos' },
  steps: [
    'Deja {el catfish+} en {el buttermilk} mientras cortas las verduras.',
    'Revuelve {el greek-yogurt-2}, {el lemon-juice} y {1/3} {del salt} con {el red-cabbage}, {el carrot} y {el radish+}, y apártalo.',
    'En un plato, mezcla {el cornmeal}, {el paprika}, {el cayenne} y {otra 2/3} {del salt}. Deja escurrir cada {catfish} y presiónalo ahí, dándole palmaditas para que se pegue.',
    'Calienta {el rapeseed-oil} en un sartén hasta que se vea brillante. Acuesta el pescado hacia afuera de ti, déjalo hasta que la orilla esté dorada y voltéalo una sola vez.',
    [
      'Para revisarlo, empuja la parte más gruesa con un tenedor. Debe abrirse en lascas húmedas.',
      {
        written: 'Come de inmediato con la ensalada y el pan.',
        'gf-bread': 'Come de inmediato con la ensalada y {el gf-bread}.',
      },
    ],
  ],
} as const satisfies SpanishRecipeWords
