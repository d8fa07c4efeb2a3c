import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const guacamoleJicamaSticksWordsEs = {
  title: 'Guacamole con bastones de {jicama} y {cucumber}',
  blurb: 'Con trozos, ácido y verde, hecho en un tazón con un tenedor y para comer con verduras frías que truenan.',
  call: { 'red-onion': 'la cebolla', 'lime-juice': 'el jugo de limón' },
  prep: {
    'red-onion': '{picada fina|picadas finas} como arena',
    jalapeno: '{picado|picados}',
    coriander: 'picado',
    tomato: 'sin semillas, en cubos',
    jicama: '{pelada|peladas}, en bastones',
    cucumber: 'en bastones',
  },
  steps: [
    'Machaca {el red-onion}, {el jalapeno}, {el coriander} y {el salt} contra la orilla de un tazón con el dorso de un tenedor, hasta tener una pasta verde y húmeda.',
    'Parte {el avocado}, sácalo de su cáscara encima y machácalo ligeramente con {el lime-juice}. Deja algunos trozos.',
    'Incorpora {el tomato} con dos movimientos.',
    'Si {el jicama} y {el cucumber} perdieron firmeza, ponlos un momento en un vaso de agua con hielo, sacúdelos y a sopear.',
  ],
  tip: 'Las zanahorias y los rábanos también son buenas cucharas.',
} as const satisfies SpanishRecipeWords
