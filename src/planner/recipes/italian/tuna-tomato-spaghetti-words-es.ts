import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tunaTomatoSpaghettiWordsEs = {
  title: '{Spaghetti} con atún, tomate {y olives}',
  blurb: 'Para cuando no hay nada en casa: dos latas, unas aceitunas, una olla de {spaghetti}.',
  call: { 'olive-oil': 'el aceite', 'tuna-tinned': 'el atún', spaghetti: 'el espagueti' },
  prep: { garlic: '{rebanado|rebanados}' },
  steps: [
    'Echa {el spaghetti} al agua hirviendo con {el salt} y escúrrelo cuando todavía esté firme al morder.',
    'Mientras hierve, calienta despacio {el garlic} y {el chilli-flakes} en un sartén con {el olive-oil}, hasta que las rebanadas se doren en las orillas.',
    'Vierte {el passata} y {el olives}, y deja que se reduzca hasta que la salsa se despegue de la orilla al inclinar el sartén.',
    'Rompe {el tuna-tinned} en trozos grandes sobre la salsa, agrega {el spaghetti} y revuelve con cuidado hasta que todo esté caliente y cubierto.',
  ],
} as const satisfies SpanishRecipeWords
