import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const whiteBeanArrabbiataWordsEs = {
  title: '{Pasta} a la arrabbiata con habas lima',
  blurb: 'Enojada solo de nombre: {garlic}, chile y tomate, con habas lima que la convierten en cena.',
  call: { 'gf-pasta': 'la pasta sin gluten', 'olive-oil': 'el aceite', 'butter-beans': 'las habas lima' },
  prep: { pasta: 'tubos o espirales', garlic: '{rebanado|rebanados}', 'butter-beans': 'escurridas', parsley: 'picado' },
  steps: [
    'Pon a cocer {el pasta} en abundante agua hirviendo con {1/2} {del salt}; escúrrela cuando todavía esté firme al morder.',
    'Mientras tanto, deja que {el garlic} y {el chilli-flakes} chisporroteen despacio en un sartén con {el olive-oil}, hasta que la primera rebanada tome color paja.',
    'Vierte {el passata} de inmediato, antes de que {el garlic} se oscurezca, con {el butter-beans} y el resto de la sal. La salsa está lista cuando el aceite brilla en la orilla.',
    'Escurre la pasta, guardando una taza de su agua, y revuélvela en la salsa con {el parsley}; aflójala con esa agua hasta que todo brille.',
  ],
  tip: 'Una cucharada de alcaparras o unas aceitunas no le quedarían nada mal.',
} as const satisfies SpanishRecipeWords
