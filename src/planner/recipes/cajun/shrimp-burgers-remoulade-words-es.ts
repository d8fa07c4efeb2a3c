import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const shrimpBurgersRemouladeWordsEs = {
  title: 'Hamburguesas de camarón a la Luisiana con rémoulade',
  blurb: {
    written:
      '{Prawns} picados que se unen solos, dorados y servidos en {un burger-bun} con lechuga crujiente y una salsa picosita.',
    'gf-burger-bun':
      '{Prawns} picados que se unen solos, dorados y servidos en {un gf-burger-bun} con lechuga crujiente y una salsa picosita.',
  },
  call: {
    'burger-bun': 'el pan, los panes',
    'gf-burger-bun': 'el pan sin gluten, los panes sin gluten',
    'iceberg-lettuce': 'la lechuga',
    'hot-sauce': 'la salsa',
    'lemon-zest': 'la ralladura',
    'olive-oil': 'el aceite',
    cayenne: 'la cayena',
  },
  prep: {
    'spring-onion': 'en rebanadas finas',
    celery: 'en cubitos muy chicos',
    'iceberg-lettuce': 'rallada',
    tomato: '{rebanado|rebanados}',
    capers: 'picadas',
  },
  steps: [
    'Seca {el prawns}. Pica {1/3} hasta hacer pasta y los demás del tamaño de un chícharo. La pasta une las hamburguesas.',
    'Incorpora {el spring-onion}, {el celery}, {el cornmeal}, {el lemon-zest} y {el cayenne}, forma una hamburguesa para cada {burger-bun} y enfríalas en el refrigerador hasta que estén firmes.',
    'Haz la rémoulade con {el mayonnaise-light}, {el mustard}, {el capers} y {el hot-sauce} picante.',
    'Desliza las hamburguesas en {el olive-oil}, en un sartén a calor moderado. Cocina hasta que no quede gris en los lados y las dos caras tengan una costra ámbar.',
    'Calienta {el burger-bun+} abiertos en el sartén, con el corte hacia abajo, hasta que crujan. Unta cada mitad con la rémoulade y agrega {el iceberg-lettuce}, la hamburguesa y {el tomato}.',
  ],
} as const satisfies SpanishRecipeWords
