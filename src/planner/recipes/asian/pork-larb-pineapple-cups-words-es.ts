import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const porkLarbPineappleCupsWordsEs = {
  title: 'Copas de larb de cerdo con {pineapple}',
  blurb:
    'Un comienzo salado del norte de Tailandia: cerdo molido tibio con limón y hierbas, en hojas crujientes con {pineapple} dulce.',
  call: {
    'avocado-oil': 'el aceite',
    'pork-mince-lean': 'el cerdo',
    'chilli-flakes': 'el chile',
    'little-gem': 'las hojas',
    'desiccated-coconut': 'el coco',
  },
  prep: { shallot: 'en aros delgados', mint: 'picada', 'little-gem': 'en hojas sueltas', pineapple: 'en trocitos' },
  steps: [
    'Sacude {el desiccated-coconut} en un sartén seco hasta que tenga color de arena y huela a galleta, y sácalo de inmediato.',
    'Vierte {el avocado-oil} en el sartén caliente y desmorona ahí {el pork-mince-lean} con {el salt}. Sepáralo con una cuchara de madera, hasta que no quede rosa y lo primero empiece a dorarse.',
    'Fuera del fuego, incorpora {el shallot+}, {el chilli-flakes}, {el lime-juice} y {el soy-sauce}. El puro calor le quita lo fuerte {al shallot+}.',
    'Agrega al final {el mint} y {el pineapple}, y prueba. Debe ser salado, ácido, dulce y picoso a la vez.',
    'Acomoda {el little-gem} en un plato como barquitas, rellénalas y espolvorea {el desiccated-coconut}.',
  ],
  tip: 'El cerdo se puede cocinar la noche anterior. Las hierbas y la fruta van cuando esté tibio otra vez.',
} as const satisfies SpanishRecipeWords
