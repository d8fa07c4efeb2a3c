import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const cowboyCaviarWordsEs = {
  title: 'Ensalada vaquera de frijoles con totopos',
  blurb:
    'Una ensalada texana para dos con mucha hambre: frijoles de ojo negro, elote, pimiento, limón, y totopos en vez de cucharas.',
  call: {
    'tortilla-chips': 'los totopos',
    'black-eyed-beans': 'los frijoles',
    'red-pepper': 'el pimiento',
    'olive-oil': 'el aceite',
    'lime-juice': 'el jugo de limón',
  },
  prep: {
    'red-pepper': 'en cubitos muy chicos',
    jalapeno: '{picado|picados} muy fino',
    'spring-onion': 'en aritos delgados',
    coriander: 'picado',
    avocado: 'en cubos',
  },
  steps: [
    'Bate con un tenedor {el lime-juice}, {el olive-oil}, {el cumin} y {el salt} en una ensaladera donde puedas revolver a gusto.',
    'Corta todo del tamaño de un grano de elote. Pasa {el red-pepper}, {el jalapeno}, {el spring-onion} y {el coriander} de la tabla al tazón.',
    'Escurre {el black-eyed-beans} y {el tinned-sweetcorn} en el mismo colador, sacude hasta que no caiga ni una gota y mézclalos.',
    'Agrega {el avocado} al final, con solo dos o tres vueltas de la cuchara, o se hará pasta.',
    'Pruébala en un totopo, porque así la vas a comer. Reparte los demás {tortilla-chips}.',
  ],
  tip: 'Sabe todavía mejor después de {60 min} en el refrigerador. {El avocado} y los totopos van al momento de comer.',
} as const satisfies SpanishRecipeWords
