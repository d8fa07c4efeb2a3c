import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const peanutSweetPotatoStewWordsEs = {
  title: 'Guiso de cacahuate {y sweet-potato} con frijoles',
  blurb: 'Llegó al sur de Estados Unidos desde África Occidental: suave, espeso, un poco picoso y barato.',
  call: {
    'rapeseed-oil': 'el aceite',
    'ground-ginger': 'el jengibre',
    'kidney-beans': 'los frijoles',
    'peanut-butter': 'la crema de cacahuate',
  },
  prep: { onion: '{picada|picadas}', 'sweet-potato': 'en cubos de {2 cm}', 'kidney-beans': 'escurridos' },
  steps: [
    'Mueve {el onion} en una cacerola con una capa delgada de {rapeseed-oil} hasta que se vea suave y transparente.',
    'Agrega {el ground-ginger}, {el chilli-flakes}, {el sweet-potato}, {el passata}, {el water} y {el salt}. Tapa y deja cocer hasta que puedas partir un cubo con el canto de la cuchara.',
    'Afloja {el peanut-butter} con un cucharón de la salsa caliente, regrésala a la cacerola con {el kidney-beans} y revuelve hasta que el guiso tome color caramelo.',
    'Incorpora {el spinach} hasta que las hojas se vean lacias.',
  ],
} as const satisfies SpanishRecipeWords
