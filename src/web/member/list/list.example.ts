import type { ShoppingLineView, ShoppingListView } from '#domain/api/member/shopping.ts'

const line = (id: string, name: string, buy: string, need: string, label = ''): ShoppingLineView => ({
  id,
  name,
  buy,
  need,
  staple: false,
  label,
  ticked: false,
  changedAt: null,
})
const staple = (id: string, name: string, need: string): ShoppingLineView => ({
  ...line(id, name, '', need),
  staple: true,
})

/** The list of a week for two, as the server returns it. */
export const exampleList: ShoppingListView = {
  week: 1,
  eaters: 2,
  aisles: [
    {
      aisle: 'Fruit and vegetables',
      lines: [
        line('banana', 'bananas', '6', '720\u202fg'),
        line('carrot', 'carrots', '4', '260\u202fg'),
        line('coriander', 'fresh coriander', '1 bunch', '24\u202fg'),
        line('ginger', 'fresh ginger', '1 piece', '18\u202fg'),
        line('lime', 'limes', '3', '180\u202fg'),
        { ...line('onion', 'onions', '5', '610\u202fg'), left: '110\u202fg' },
        line('pak-choi', 'pak choi', '2', '420\u202fg'),
        line('spinach', 'baby spinach', '2 bags', '360\u202fg'),
        line('sweet-potato', 'sweet potatoes', '3', '840\u202fg'),
      ],
    },
    {
      aisle: 'Bread and bakery',
      lines: [line('wholemeal-pitta', 'wholemeal pittas', '1 pack', '240\u202fg')],
    },
    {
      aisle: 'Meat and poultry',
      lines: [
        {
          ...line('chicken-breast', 'chicken breasts, skinless', '2 packs', '780\u202fg'),
          freeze: [{ amount: '300\u202fg', thawOn: '2026-11-18' }],
        },
      ],
    },
    {
      aisle: 'Chilled',
      lines: [
        line('egg', 'eggs', '1 box', '8'),
        line('feta', 'feta', '1 block', '160\u202fg', 'Look for “vegetarian rennet”.'),
        line('greek-yogurt', 'Greek yoghurt, 2\u202f% fat', '2 tubs', '870\u202fg'),
      ],
    },
    {
      aisle: 'Rice, pasta and grains',
      lines: [
        line('brown-rice', 'brown rice', '1 bag', '320\u202fg'),
        line('rolled-oats', 'rolled oats', '1 bag', '280\u202fg', 'Look for “gluten-free”.'),
        line('wholewheat-spaghetti', 'wholewheat spaghetti', '1 pack', '260\u202fg'),
      ],
    },
    {
      aisle: 'Tins and jars',
      lines: [
        line('black-beans-tinned', 'black beans', '2 cans', '430\u202fg'),
        line('chickpeas-tinned', 'chickpeas', '3 cans', '690\u202fg'),
        line('chopped-tomatoes', 'chopped tomatoes', '2 cans', '780\u202fg'),
        line('coconut-milk-light', 'light coconut milk', '1 can', '300\u202fml'),
      ],
    },
    { aisle: 'Oils and sauces', lines: [staple('olive-oil', 'olive oil', '75\u202fml')] },
    {
      aisle: 'Spices',
      lines: [
        staple('cumin-ground', 'ground cumin', '6\u202fg'),
        staple('smoked-paprika', 'smoked paprika', '4\u202fg'),
        staple('turmeric', 'turmeric', '2\u202fg'),
      ],
    },
    { aisle: 'Frozen', lines: [line('peas-frozen', 'peas', '1 bag', '300\u202fg')] },
  ],
}
