import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const esquitesCupWordsEs = {
  title: 'Esquites, elote en vaso',
  blurb: {
    written:
      '{Frozen-sweetcorn} tatemado con limón, chile, un poco de {mayonnaise-light} y queso salado, como en el carrito de la plaza.',
    'vegan-mayonnaise':
      '{Frozen-sweetcorn} tatemado con limón, chile, un poco de mayonesa vegana y queso salado, como en el carrito de la plaza.',
    'nutritional-yeast':
      '{Frozen-sweetcorn} tatemado con limón, chile, un poco de {mayonnaise-light} y levadura nutricional, como en el carrito de la plaza.',
    'vegan-mayonnaise & nutritional-yeast':
      '{Frozen-sweetcorn} tatemado con limón, chile, un poco de mayonesa vegana y levadura nutricional, como en el carrito de la plaza.',
  },
  call: {
    'frozen-sweetcorn': 'el elote',
    'vegan-mayonnaise': 'la mayonesa',
    'rapeseed-oil': 'el aceite',
    'lime-juice': 'el jugo de limón',
  },
  prep: { jalapeno: '{picado|picados} finamente', cotija: 'desmoronado', coriander: 'picado' },
  steps: [
    'Calienta mucho un sartén con {el rapeseed-oil} y extiende ahí el elote congelado. Trata de no moverlo. Cuando se acaba el vapor, empieza a brincar y le salen manchas negras. Detente cuando la mitad de los granos tenga manchas.',
    'Agrega {el jalapeno} en el último minuto, hasta que lo huelas.',
    'Fuera del fuego, cubre los granos con {el mayonnaise-light} y {el lime-juice}.',
    'Llena los vasos y corona con {el cotija}, {el chilli-powder} y {el coriander}. Una cuchara larga ayuda.',
  ],
} as const satisfies SpanishRecipeWords
