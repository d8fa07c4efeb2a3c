import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenArtichokeDillSaladWordsEs = {
  title: 'Ensalada de {chicken-breast-cooked}, alcachofa y {dill}',
  blurb:
    'Maroulosalata, la ensalada griega de lechuga en tiritas, con alcachofas tiernas, mucho {dill} y {chicken-breast-cooked} frío.',
  call: {
    'romaine-lettuce': 'la lechuga',
    'olive-oil': 'el aceite',
    'black-pepper': 'la pimienta',
    olives: 'las aceitunas',
    'artichoke-hearts': 'las alcachofas',
  },
  prep: {
    'artichoke-hearts': 'en cuartos',
    'chicken-breast-cooked': 'en tiras',
    'romaine-lettuce': '{apilada|apiladas} y {cortada|cortadas} a lo ancho',
    'spring-onion': 'en rebanadas finas',
    dill: 'picado',
    olives: 'sin hueso',
  },
  steps: [
    'Agita {el lemon-juice}, {el olive-oil}, {el salt} y {el black-pepper} en un frasco tapado hasta que se vean turbios.',
    'Seca {el artichoke-hearts} y déjalas en un tazón grande con la mitad de ese aderezo. Lo absorben y pierden el sabor a lata.',
    'Enrolla las hojas de {romaine-lettuce} como un puro y córtalas tan delgadas como te alcance la paciencia. Las tiritas guardan mucho más aderezo que los trozos.',
    'Mezcla {el romaine-lettuce}, {el spring-onion+}, {el dill} y {el chicken-breast-cooked} con las alcachofas usando las dos manos, mientras viertes la otra mitad.',
    '{El olives} van al final, una por una, para que salga una en cada bocado.',
  ],
  tip: 'Lava y seca la lechuga un día antes y estará todavía más crujiente.',
} as const satisfies SpanishRecipeWords
