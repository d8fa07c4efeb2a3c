import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const balsamicStrawberriesWordsEs = {
  title: '{Strawberries} y {peach} al balsámico',
  blurb: 'El viejo truco de Módena: unas gotas oscuras hacen que {el strawberries} sepan más a sí mismas.',
  call: {
    'maple-syrup': 'la miel de maple',
    'black-pepper': 'la pimienta',
    'balsamic-vinegar': 'el vinagre balsámico',
  },
  prep: { strawberries: 'a la mitad', peach: 'en gajos delgados' },
  steps: [
    'Revuelve {el strawberries} y {el peach} con {el balsamic-vinegar} y {el maple-syrup}, y espera a que queden en un charquito rojo.',
    'Apila las hojas de {basil}, enróllalas como un puro y córtalas en hilos.',
    'Sirve la fruta en copas con su jugo. Arriba van {el basil}, {el pumpkin-seeds} y una vuelta del molinillo de {black-pepper}.',
  ],
} as const satisfies SpanishRecipeWords
