import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const falafelBurgersWordsEs = {
  title: 'Hamburguesas de falafel con {tahini} y pepinillos',
  blurb: 'Falafel de garbanzos y habas en forma de hamburguesa, con {tahini} al limón y pepinillos que truenan.',
  call: {
    'dill-pickle': 'los pepinillos',
    'broad-beans': 'las habas',
    'burger-bun-wholemeal': 'el pan, los panes',
    'gf-burger-bun': 'el pan sin gluten, los panes sin gluten',
    'olive-oil': 'el aceite',
    'lemon-juice': 'el jugo de limón',
  },
  prep: { 'broad-beans': 'descongeladas' },
  steps: [
    'Seca {el chickpeas} y {el broad-beans} ya descongeladas con un paño. Mojados hacen hamburguesas aguadas.',
    'Muélelos a pulsos en el procesador con {el parsley}, {el garlic}, {el cumin}, {1/2} {del lemon-juice} y {el salt}. Quieres migajas que se unan al pellizcarlas, nunca un puré.',
    'Incorpora {el chickpea-flour}, deja reposar la mezcla {time} y, con las manos húmedas, forma una tortita plana para cada {burger-bun-wholemeal}.',
    'Calienta {el olive-oil} en un sartén hasta que una migaja chisporrotee. Fríe las tortitas {4} minutos por lado, hasta que tengan una costra firme y café.',
    'Afloja {el tahini} con el resto del limón y {el water}.',
    'Calienta {el burger-bun-wholemeal+}, úntalos con la salsa y rellénalos con el falafel y {el dill-pickle}.',
  ],
  tip: 'Congela las tortitas ya formadas entre hojas de papel y cocínalas sin descongelar, un poco más despacio.',
} as const satisfies SpanishRecipeWords
