import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tenMinuteTacoSaladWordsEs = {
  title: 'Ensalada de taco en diez minutos',
  blurb:
    'Carne con comino, hecha en el microondas, sobre hojas frías y crujientes, con {avocado}, tomates, {salsa} y pepitas.',
  call: {
    'cherry-tomatoes': 'los tomates',
    'pumpkin-seeds': 'las pepitas',
    'beef-mince-5': 'la carne',
    'romaine-lettuce': 'la lechuga',
    'lime-juice': 'el jugo de limón',
  },
  prep: { 'romaine-lettuce': 'en tiras', 'cherry-tomatoes': 'a la mitad', avocado: 'en trozos' },
  steps: [
    'Desmorona {el beef-mince-5} en un refractario ancho con {el chilli-powder}, {el cumin} y {el salt}, y tápalo. Cocina {2 min} en el microondas a máxima potencia, sepárala con un tenedor, dale dos más, y sigue así {time} en total, hasta que humee, no quede rosa ni en el trozo más grande y un termómetro marque {core} donde lo claves. Déjala reposar tapada {2 min}.',
    'Mientras se cocina y reposa, llena un tazón hondo con {el romaine-lettuce}, {el cherry-tomatoes} y {el avocado}.',
    'Revuelve {el lime-juice} y {el salsa} con la carne caliente y su jugo, que es tu aderezo, y sírvela sobre las hojas.',
    'Esparce {el pumpkin-seeds} para que truene, y come de inmediato, con la carne caliente y las hojas frías.',
  ],
  tip: 'En un microondas de poca potencia calcula {1 min} o dos más, y confía en el termómetro más que en el reloj.',
} as const satisfies SpanishRecipeWords
