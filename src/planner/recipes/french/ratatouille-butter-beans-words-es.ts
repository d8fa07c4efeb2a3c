import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const ratatouilleButterBeansWordsEs = {
  title: 'Ratatouille con habas lima',
  blurb: 'La Provenza en una cacerola. Las habas lima beben los jugos y vuelven comida lo que suele ser guarnición.',
  call: { 'olive-oil': 'el aceite', 'red-pepper': 'el pimiento', 'tinned-tomatoes': 'los tomates' },
  prep: {
    aubergine: 'en trozos de {2 cm}',
    onion: '{rebanada|rebanadas}',
    'red-pepper': 'en tiras',
    courgette: 'en medias lunas',
    'butter-beans': 'escurridas',
  },
  steps: [
    'Ponle sal {al aubergine} y fríela en una cacerola con {2/3} {del olive-oil}. Al principio absorbe todo el aceite. Sigue volteándola hasta que suelte un poco y los cortes estén dorados.',
    'Agrega el resto {del olive-oil} con {el onion} y {el red-pepper}, y mueve todo hasta que estén suaves.',
    'Agrega {el courgette}, {el dried-thyme} y {el tinned-tomatoes}. Tapa y no lo toques hasta que {el courgette} esté tierna sin perder su forma.',
    'Incorpora {el butter-beans} y quita la tapa, para que los jugos se reduzcan hasta que apenas unan las verduras.',
  ],
  tip: 'Caliente es buena, tibia mejor, y al segundo día, con un poco de aceite, la mejor.',
} as const satisfies SpanishRecipeWords
