import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const butterBeanDipCruditesWordsEs = {
  title: 'Dip de habas lima con verduras crujientes',
  blurb:
    'Lo que el sur de Estados Unidos tiene en lugar de hummus: habas lima machacadas con {garlic}, limón y un golpe de salsa picante.',
  call: { 'butter-beans': 'las habas lima', 'hot-sauce': 'la salsa', 'olive-oil': 'el aceite' },
  prep: { garlic: '{rallado|rallados}', radish: 'a la mitad', 'red-pepper': 'en tiras', cucumber: 'en bastones' },
  steps: [
    'Aplasta {el garlic} y {el salt} en {el lemon-juice} con el dorso de una cuchara. Déjalo unos minutos para que se suavice.',
    'Machaca {el butter-beans} ya enjuagadas con un tenedor o un machacador, agregando poco a poco {el olive-oil} y el limón con ajo hasta que el puré esponje.',
    'Rocía {el hot-sauce} picante y clava {el radish}, {el red-pepper} y {el cucumber} como estacas de una cerca.',
  ],
} as const satisfies SpanishRecipeWords
