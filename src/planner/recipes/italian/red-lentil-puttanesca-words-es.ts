import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const redLentilPuttanescaWordsEs = {
  title: 'Pasta de lenteja roja a la puttanesca',
  blurb:
    'Aceitunas, {capers}, {garlic} y chile hacen la más escandalosa de las salsas de tomate. La pasta de lenteja la vuelve plato fuerte.',
  call: {
    'lentil-pasta': 'la pasta',
    olives: 'las aceitunas',
    'olive-oil': 'el aceite',
    'tinned-tomatoes': 'los tomates',
    'chilli-flakes': 'el chile',
    'tomato-puree': 'el concentrado de tomate',
  },
  prep: { garlic: 'en rebanadas delgadas', olives: 'sin hueso, a la mitad', capers: 'enjuagadas', parsley: 'picado' },
  steps: [
    'Pon a hervir una olla grande de agua con {el salt} para {el lentil-pasta}, con tapa, hasta que hierva fuerte.',
    'Mientras tanto, deja que {el garlic} y {el chilli-flakes} chisporroteen muy despacio en {el olive-oil}, en tu sartén más amplio. Quítalo del fuego al primer asomo de dorado.',
    'Pon {el tomato-puree} en {el olive-oil} y luego agrega {el tinned-tomatoes}, {el dried-oregano}, {el olives} y {el capers}. Deja que la salsa burbujee hasta que no se vea agua en la orilla.',
    'Cuece {el lentil-pasta} {2 min} menos de lo que dice su empaque, hasta que esté casi tierna. Guarda una taza del agua turbia antes de escurrirla.',
    'Revuelve {el lentil-pasta} en la salsa, con un chorrito de la taza, hasta que cada trozo brille. Agrega al final {el parsley}.',
  ],
  tip: 'La pasta de lenteja se ablanda de {1} minuto a otro; muerde una pronto y seguido.',
} as const satisfies SpanishRecipeWords
