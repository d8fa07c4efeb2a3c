import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const huevosALaFlamencaWordsEs = {
  title: '{Egg+} a la flamenca con {frozen-peas} y {potato}',
  blurb: {
    written:
      'Un sartén rojo, verde y amarillo de Sevilla: {egg+} cuajados en tomate y pimiento, con {frozen-peas} y cubitos de {potato}.',
    chickpeas:
      'Un sartén rojo, verde y amarillo de Sevilla: {chickpeas} calientes en tomate y pimiento, con {frozen-peas} y cubitos de {potato}.',
  },
  call: { 'red-pepper': 'el pimiento', 'olive-oil': 'el aceite', 'smoked-paprika': 'el pimentón' },
  prep: { potato: 'en cubitos', onion: '{picada|picadas}', 'red-pepper': 'en cubos', parsley: 'picado' },
  steps: [
    'Cocina {el potato} en una taza tapada en el microondas hasta que esté a medio cocer.',
    'Termínala en {el olive-oil}, en un sartén, junto con {el onion} y {el red-pepper}, sacudiendo seguido, hasta que los cubos suenen.',
    'Agrega {el smoked-paprika}, de inmediato {el passata}, y luego {el frozen-peas} y {el salt}. Cocina hasta que la salsa esté espesa y salpique un poco.',
    {
      written:
        'Rompe encima {el egg+}, bien separados, y tapa. Espera a que las claras estén blancas por completo. Las yemas, a tu gusto.',
      chickpeas: 'Incorpora {el chickpeas} ya enjuagados, tapa y espera a que estén bien calientes.',
    },
    'Lleva el sartén a la mesa con un poco de {parsley}.',
  ],
} as const satisfies SpanishRecipeWords
