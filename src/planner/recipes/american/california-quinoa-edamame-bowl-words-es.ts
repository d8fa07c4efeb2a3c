import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const californiaQuinoaEdamameBowlWordsEs = {
  title: 'Tazón californiano de {quinoa-cooked}, {edamame} y {avocado}',
  blurb:
    'El mercado en un tazón: {quinoa-cooked} tibia, {edamame} verde, {grapefruit}, {avocado} y un aderezo de limón con carácter.',
  call: { 'baby-spinach': 'las espinacas', 'olive-oil': 'el aceite', 'pumpkin-seeds': 'las pepitas' },
  prep: { avocado: '{rebanado|rebanados}', grapefruit: '{pelada|peladas} y en trozos', radish: 'en rodajas delgadas' },
  steps: [
    'Hierve agua en la tetera. Cubre con ella {el edamame} congelado en un tazón hondo y déjalo hasta que esté verde brillante y caliente hasta el centro; luego escúrrelo.',
    'Mientras tanto, aprieta la bolsita {del quinoa-cooked} para separar los granos y vacíala sobre {el baby-spinach}, que se ablandan un poco abajo.',
    'Bate con un tenedor {el lime-juice}, {el olive-oil} y {el salt} hasta que estén turbios, y vierte {2/3} sobre los granos.',
    'Acomoda encima, en franjas, {el edamame}, {el grapefruit}, {el radish+} y {el avocado}. El resto del aderezo es para {el avocado}, y {el pumpkin-seeds} van sobre todo.',
  ],
  tip: 'Si la llevas de almuerzo, deja {el avocado} entero y córtalo al comer.',
} as const satisfies SpanishRecipeWords
