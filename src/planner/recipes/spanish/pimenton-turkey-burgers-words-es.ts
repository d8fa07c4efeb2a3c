import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const pimentonTurkeyBurgersWordsEs = {
  title: 'Hamburguesas de pavo al pimentón con pimientos asados',
  blurb:
    'El sabor de un bocadillo de chorizo en una hamburguesa magra: pimentón ahumado, {garlic} y {dried-oregano}, con pimientos dulces y {manchego}.',
  call: {
    'roasted-peppers': 'los pimientos',
    'smoked-paprika': 'el pimentón',
    'turkey-mince': 'la carne',
    'burger-bun': 'los panes',
    'gf-burger-bun': 'los panes sin gluten',
    'olive-oil': 'el aceite',
    'little-gem': 'la lechuga',
  },
  prep: {
    garlic: '{rallado|rallados}',
    manchego: 'en láminas',
    avocado: '{rebanado|rebanados}',
    tomato: '{rebanado|rebanados}',
  },
  steps: [
    'Mezcla {el turkey-mince} con {el smoked-paprika}, {el garlic}, {el dried-oregano} y {el salt}, moviendo en un solo sentido hasta que esté pegajosa y color ladrillo.',
    'Repártela entre {el burger-bun} y, con las manos mojadas, aplana cada parte al ancho de un platito.',
    'Engrasa un sartén, ponlo a fuego medio-alto y acomoda las hamburguesas. No las muevas en {time}, hasta que tengan una costra oscura.',
    'Voltéalas y cocínalas {5} minutos más. Corta una por el centro. Están listas cuando no queda nada de rosa.',
    {
      written: 'Ponles encima {el roasted-peppers} y el queso en el último minuto, para que el queso se ablande.',
      avocado: 'Ponles encima {el roasted-peppers} en el último minuto.',
    },
    {
      written: 'Tuesta {el burger-bun}, apila {el little-gem}, {el tomato} y la hamburguesa, y presiona la tapa.',
      'gf-burger-bun':
        'Tuesta {el gf-burger-bun}, apila {el little-gem}, {el tomato} y la hamburguesa, y presiona la tapa.',
      avocado:
        'Tuesta {el burger-bun}, apila {el little-gem}, {el tomato}, {el avocado} y la hamburguesa, y presiona la tapa.',
      'gf-burger-bun & avocado':
        'Tuesta {el gf-burger-bun}, apila {el little-gem}, {el tomato}, {el avocado} y la hamburguesa, y presiona la tapa.',
    },
  ],
  tip: 'Congela las hamburguesas crudas con papel entre ellas.',
} as const satisfies SpanishRecipeWords
