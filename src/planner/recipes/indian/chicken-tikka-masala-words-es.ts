import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenTikkaMasalaWordsEs = {
  title: 'Pollo tikka masala',
  blurb:
    '{Natural-yogurt} con especias, orillas tatemadas y una salsa rosa ladrillo: el restaurante indio en un sartén de tu casa.',
  call: {
    'chicken-thigh': 'el pollo',
    'rapeseed-oil': 'el aceite',
    'ground-ginger': 'el jengibre',
    'garlic-powder': 'el ajo en polvo',
  },
  prep: { 'chicken-thigh': 'en trozos de {3 cm}', onion: '{picada|picadas} finamente' },
  steps: [
    'Mezcla {el garam-masala}, {el paprika}, {el turmeric}, {el ground-ginger}, {el garlic-powder} y {el salt}. Unta {1/2} de la mezcla en {el chicken-thigh} con {1/3} {del natural-yogurt}.',
    'Calienta un sartén amplio con {el rapeseed-oil} hasta que humee y acomoda los trozos con espacio entre ellos. Voltéalos cuando estén tatemados en partes por abajo y sácalos cuando el otro lado también lo esté. Se terminarán de cocer en la salsa.',
    'Cocina {el onion} en lo que quedó en el sartén, raspando lo dorado, hasta que esté suave y café.',
    'Agrega el resto de las especias, {el passata} y el pollo con sus jugos, y tapa. Destapa cuando la salsa haya espesado y el trozo más grande esté blanco hasta el centro.',
    'Quita el sartén del fuego, deja que pare de burbujear e incorpora el resto del yogur hasta que no quede ninguna veta blanca.',
    'Sírvelo con {el rice-cooked}, calentado como dice su empaque.',
  ],
} as const satisfies SpanishRecipeWords
