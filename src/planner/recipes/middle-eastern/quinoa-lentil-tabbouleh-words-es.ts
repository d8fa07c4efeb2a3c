import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const quinoaLentilTabboulehWordsEs = {
  title: 'Tabule verde con {quinoa-cooked} y lentejas',
  blurb:
    'El tabule como debe ser, antes que nada una ensalada de {parsley}, con {quinoa-cooked} y lentejas que lo vuelven comida.',
  call: {
    'lentils-tinned': 'las lentejas',
    'lemon-juice': 'el jugo de limón',
    'olive-oil': 'el aceite',
    'pomegranate-seeds': 'la granada',
  },
  prep: {
    parsley: 'picado finamente',
    mint: 'picada finamente',
    'spring-onion': 'en rebanadas finas',
    tomato: 'en cubitos',
  },
  steps: [
    'Junta {el parsley} y {el mint} en un manojo apretado y córtalo una sola vez con un cuchillo filoso, lo más fino que puedas. Picar de un lado a otro lastima las hojas y las ennegrece.',
    'Aprieta la bolsita {del quinoa-cooked} para separar los granos y vacíala sobre las hierbas. Escurre bien {el lentils-tinned} y agrégalas.',
    'Agrega {el tomato+} con todo y jugo, {el spring-onion+}, {el lemon-juice}, {el olive-oil}, {el allspice} y {el salt}. Mezcla con cuidado con dos tenedores, levantando más que revolviendo.',
    'Esparce al final {el pomegranate-seeds} y {el pumpkin-seeds}: deben tronar entre los dientes.',
  ],
  tip: 'Si tienes lechuga romana, sus hojas son buenas cucharas.',
} as const satisfies SpanishRecipeWords
