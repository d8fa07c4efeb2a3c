import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const mushroomBourguignonWordsEs = {
  title: 'Bourguignon de champiñones con frijoles',
  blurb: 'Oscuro, brillante y de sabor lento: champiñones dorados, tomillo y una salsa que no ha visto una botella.',
  call: {
    'olive-oil': 'el aceite',
    'chestnut-mushrooms': 'los champiñones',
    'plain-flour': 'la harina',
    cornflour: 'la fécula',
    'soy-sauce': 'la salsa de soya',
    'haricot-beans': 'los frijoles',
  },
  prep: {
    'chestnut-mushrooms': 'a la mitad',
    onion: 'en gajos',
    carrot: 'en rodajas gruesas',
    potato: 'en trozos',
    'haricot-beans': 'escurridos',
  },
  steps: [
    'Dora {el chestnut-mushrooms}, con el corte hacia abajo, en una cacerola con {el olive-oil}. Déjalos hasta que estén oscuros por abajo y luego muévelos hasta que se sequen.',
    'Agrega {el onion} y {el carrot} y mueve hasta que los gajos se separen.',
    'Incorpora {el tomato-puree}, {el plain-flour} y {el dried-thyme} hasta que todo esté color óxido.',
    'Vierte {el water} y {el soy-sauce}, raspando el fondo, agrega {el potato+} y {el salt}, y tapa. Están listas cuando puedes partir una con la cuchara.',
    'Agrega {el haricot-beans} y cocina sin tapa, hasta que la salsa esté espesa y brille.',
  ],
  tip: 'Mañana está el doble de rico.',
} as const satisfies SpanishRecipeWords
