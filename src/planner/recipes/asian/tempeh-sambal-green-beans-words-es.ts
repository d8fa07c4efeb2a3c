import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tempehSambalGreenBeansWordsEs = {
  title: '{Tempeh} y {aubergine} en sambal de tomate',
  blurb:
    'Cocina indonesia de diario: {tempeh} frito y crujiente en un sambal picoso y agridulce de tomate y tamarindo.',
  call: {
    'sunflower-oil': 'el aceite',
    'cherry-tomatoes': 'los tomates',
    'red-chilli': 'el chile',
    'brown-rice-cooked': 'el arroz',
    'tamarind-paste': 'el tamarindo',
  },
  prep: {
    tempeh: 'en bastones del grueso de un lápiz',
    aubergine: 'en bastones',
    shallot: '{pelado|pelados}',
    garlic: '{pelado|pelados}',
    'red-chilli': 'sin tallo, y sin semillas si lo quieres suave',
    coriander: 'picado',
  },
  steps: [
    'Calienta bien {1/2} {del sunflower-oil} en un wok y fríe {el tempeh}, volteándolo, hasta que esté crujiente y café como pan tostado. Sácalo.',
    'Extiende {el aubergine} en el wok con la otra mitad del aceite y deja que se dore. Cuando un trozo se venza sobre la cuchara, junta todo con {el tempeh}.',
    'Mientras chisporrotea, muele {el cherry-tomatoes}, {el shallot+}, {el garlic} y {el red-chilli} en la licuadora, dejándolos un poco gruesos.',
    'Cocina esto en el wok vacío con {el tamarind-paste}, {el maple-syrup} y {el salt} hasta que ya no huela a crudo y se despegue del metal en una sola masa.',
    'Regresa {el tempeh} y {el aubergine} hasta que estén rojos por completo. Sirve sobre {el brown-rice-cooked} recién calentado en el microondas, con {el coriander} encima.',
  ],
} as const satisfies SpanishRecipeWords
