import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const boudinSweetPotatoHashWordsEs = {
  title: 'Picadillo de cerdo estilo boudin con {sweet-potato}',
  blurb: 'La sazón de un buen boudin sin la tripa: cerdo, pimiento y {spring-onion} sobre {sweet-potato} con costra.',
  call: {
    'olive-oil': 'el aceite',
    'green-pepper': 'el pimiento',
    'pork-mince-lean': 'el cerdo',
    'cajun-seasoning': 'el sazonador cajún',
    cayenne: 'la cayena',
  },
  prep: {
    'sweet-potato': 'en cubos de {1 cm}',
    'spring-onion': '{rebanada|rebanadas}',
    'green-pepper': 'en cubos',
    parsley: 'picado',
  },
  steps: [
    'Cocina {el sweet-potato} {time} en el microondas en un tazón tapado, y tira el agua que suelte.',
    'Desmorona {el pork-mince-lean} en un sartén caliente con {1/2} {del olive-oil} y agrega de inmediato {el cajun-seasoning}, {el cayenne} y {el salt}. Mueve hasta que no quede rosa y empiece a dorarse.',
    'Empuja la carne a un lado. Pon en el hueco el resto {del olive-oil}, {el sweet-potato} y {el green-pepper}, apriétalos y déjalos hasta que chisporroteen y estén dorados por abajo.',
    'Voltea todo en trozos grandes para que la costra se mezcle, y revuelve con {el spring-onion+} y {el parsley} al quitarlo del fuego.',
  ],
} as const satisfies SpanishRecipeWords
