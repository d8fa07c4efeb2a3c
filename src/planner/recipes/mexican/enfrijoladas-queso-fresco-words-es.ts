import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const enfrijoladasQuesoFrescoWordsEs = {
  title: 'Enfrijoladas con queso fresco',
  blurb:
    'Tortillas suaves bañadas en una salsa sedosa de frijol negro, dobladas como pañuelos, con queso, {onion} y {avocado}.',
  call: {
    'corn-tortilla': 'la tortilla, las tortillas',
    'rapeseed-oil': 'el aceite',
    'black-beans': 'los frijoles',
    'vegetable-stock': 'el caldo',
    'queso-fresco': 'el queso',
  },
  prep: {
    onion: 'la mitad picada, la mitad en aros delgados',
    garlic: '{rebanado|rebanados}',
    'queso-fresco': 'desmoronado',
    avocado: '{rebanado|rebanados}',
  },
  steps: [
    'Dora {el onion} picada y {el garlic} en {1/2} {del rapeseed-oil}, en una olla, hasta que huelan dulce.',
    'Vierte {el black-beans} escurridos, {el vegetable-stock}, {el adobo-chipotle} y {el dried-oregano}. Deja que burbujee despacio {time}, muélelo con la batidora de inmersión y mantenlo caliente. Debe caer de la cuchara como listón, como una natilla.',
    'Barniza un sartén con {el rapeseed-oil} que guardaste y calienta {el corn-tortilla+} una por una, solo hasta que se doblen sin romperse.',
    'Sumerge cada {corn-tortilla} en {el black-beans} para cubrir los dos lados, dóblala dos veces a la mitad y ponla en un plato caliente.',
    'Vierte encima la salsa que quede. Corona con {el queso-fresco}, los aros de {onion} cruda, {el avocado} y {el coriander} mientras humea.',
  ],
  tip: 'La salsa de frijol se congela bien. Sumerge las tortillas hasta el último momento, porque se ablandan rápido.',
} as const satisfies SpanishRecipeWords
