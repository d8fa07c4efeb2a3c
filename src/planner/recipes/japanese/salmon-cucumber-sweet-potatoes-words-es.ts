import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const salmonCucumberSweetPotatoesWordsEs = {
  title: 'Camote relleno de salmón y pepino',
  blurb: 'Humeante abajo, fresco y crujiente arriba, y lo único que cocina es el microondas.',
  call: {
    'salmon-tinned': 'el salmón',
    'lemon-juice': 'el jugo de limón',
    'ground-ginger': 'el jengibre',
    'olive-oil': 'el aceite',
  },
  prep: { 'salmon-tinned': 'escurrido, en trozos', cucumber: 'en cubitos', 'spring-onion': 'en rebanadas finas' },
  steps: [
    'Pica {el sweet-potato} por todos lados con un tenedor y cocínalo {time} en el microondas a máxima potencia, hasta que un cuchillo llegue al centro sin esfuerzo.',
    'Mientras tanto, adereza {el cucumber} y {el spring-onion} con {el lemon-juice}, {el ground-ginger}, {el olive-oil} y {el salt}.',
    'Abre y aprieta cada {sweet-potato}, afloja la pulpa con un tenedor y rellénalo con {el salmon-tinned} y el pepino.',
  ],
} as const satisfies SpanishRecipeWords
