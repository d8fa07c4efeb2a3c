import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const turkeySoboroSpinachWordsEs = {
  title: 'Soboro de pavo con espinacas y calabaza',
  blurb:
    'Migajas finas de pavo con jengibre junto a verduras con ajo y calabaza dorada: el clásico del bento, en el desayuno.',
  call: {
    'baby-spinach': 'las espinacas',
    'butternut-squash': 'la calabaza',
    'olive-oil': 'el aceite',
    'turkey-mince': 'el pavo',
  },
  prep: {
    'butternut-squash': '{pelada|peladas}, en cubitos',
    ginger: '{rallado|rallados}',
    garlic: '{machacado|machacados}',
    'spring-onion': '{picada fina|picadas finas}',
  },
  steps: [
    'Cubre los cubos de {butternut-squash} en un refractario con una cucharada de agua y cocínalos en el microondas siete u {8 min}. Están listos cuando se aplastan con el dorso de una cuchara.',
    'Pon {el turkey-mince}, {el ginger} y {el soy-sauce} en un sartén frío y enciende el fuego. Mueve con un batidor todo el tiempo: eso le da al soboro su migaja fina. Está listo cuando las migajas están secas y no queda rosa.',
    'Déjalo freír hasta que no se vea rosa, el sartén esté casi seco y las migajas empiecen a chisporrotear. Pásalo a un tazón.',
    'Calienta {el olive-oil} con {el garlic}, amontona {el baby-spinach} con {el salt} y dales vuelta hasta que apenas estén oscuras y lacias.',
    'Pon en cada tazón {el butternut-squash}, el pavo y las espinacas, uno junto a otro, y esparce {el spring-onion} y {el sesame-seeds}.',
  ],
  tip: 'Haz el soboro el domingo. Dura tres días y se recalienta en {1 min}.',
} as const satisfies SpanishRecipeWords
