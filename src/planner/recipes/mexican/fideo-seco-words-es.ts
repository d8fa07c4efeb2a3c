import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const fideoSecoWordsEs = {
  title: 'Fideo seco con {adobo-chipotle} y {courgette}',
  blurb: {
    written:
      'Pasta tostada en trocitos que bebe una salsa ahumada de tomate, con {soured-cream} y queso fresco desmoronado.',
    'gf-spaghetti':
      '{Gf-spaghetti} tostado en trocitos, que bebe una salsa ahumada de tomate, con {soured-cream} y queso fresco desmoronado.',
  },
  call: {
    'tinned-tomatoes': 'los tomates',
    'rapeseed-oil': 'el aceite',
    'vegetable-stock': 'el caldo',
    'queso-fresco': 'el queso',
    'soured-cream': 'la crema',
  },
  prep: {
    spaghetti: 'en trozos de {3 cm}',
    'gf-spaghetti': 'en trozos de {3 cm}',
    onion: 'en cuartos',
    courgette: 'en cubitos',
    'queso-fresco': 'desmoronado',
  },
  steps: [
    'Licúa {el tinned-tomatoes}, {el onion}, {el garlic} y {el adobo-chipotle} hasta que la salsa esté tersa, espumosa y rosada.',
    [
      'Fríe los trozos secos de {spaghetti} en {el rapeseed-oil}, en un sartén hondo, sin dejar de mover.',
      {
        written: 'Detente cuando unos estén rubios y otros del color de una avellana.',
        'gf-spaghetti':
          'Se doran más rápido que otros: detente cuando unos estén rubios y otros del color de una avellana.',
      },
    ],
    'Hazte para atrás y vierte la salsa roja. Salpica y luego se calma. Mueve hasta que se oscurezca un tono.',
    'Agrega {el vegetable-stock} y {el courgette}, tapa y baja el fuego. Sacude el sartén de vez en cuando en lugar de mover. Está listo cuando el líquido se acabó y los fideos están tiernos y sueltos.',
    'Déjalo reposar tapado fuera del fuego. Luego báñalo con {el soured-cream} y esparce {el queso-fresco} y {el coriander}.',
  ],
  tip: 'Al reposar sigue espesando. Un chorrito de agua caliente afloja lo que sobre.',
} as const satisfies SpanishRecipeWords
