/** How a dish is served, which decides the scene of its picture. */
export type DishKind =
  | 'BURGER'
  | 'TACOS'
  | 'OPEN'
  | 'PANCAKES'
  | 'GLASS'
  | 'LAYERS'
  | 'DIP'
  | 'BOATS'
  | 'ROLLS'
  | 'SKEWERS'
  | 'FOLDED'
  | 'ROUND'
  | 'OMELETTE'
  | 'PARCEL'
  | 'JACKET'
  | 'ROWS'
  | 'PAN_EGGS'
  | 'PAN'
  | 'BAKE'
  | 'SOUP'
  | 'PORRIDGE'
  | 'ON_MASH'
  | 'PASTA'
  | 'MIXED_RICE'
  | 'CURRY'
  | 'STEW'
  | 'SECTORS'
  | 'SALAD'
  | 'PLATED'

/** How a dish is served according to its title; the first matching row decides. */
export const kindsByTitle: readonly (readonly [says: RegExp, kind: DishKind])[] = [
  [/burger/, 'BURGER'],
  [
    /lettuce (cups|wraps)|\bcups with pineapple|\bboats? (with|of)|cucumber boats|chicory|stuffed|on a log|devilled/,
    'BOATS',
  ],
  [/tostada|tartine|\btoast\b|bruschetta|bagel|pan con tomate|pitta with/, 'OPEN'],
  [/taco salad/, 'SALAD'],
  [/taco|fajita/, 'TACOS'],
  [/five-layer|jars|tiramis|fool\b|matcha yogurt|crushed cherries/, 'LAYERS'],
  [/\bdip\b|tzatziki|guacamole|rillettes|pimento/, 'DIP'],
  [/\brolls?\b/, 'ROLLS'],
  [/skewer/, 'SKEWERS'],
  [/lassi|\bdrink\b|smoothie/, 'GLASS'],
  [/pancakes with|waffle/, 'PANCAKES'],
  [/quesadilla|galette|enfrijolada/, 'FOLDED'],
  [/pizza|farinata|okonomiyaki|chilla|potato tortilla|frittata/, 'ROUND'],
  [/omelette/, 'OMELETTE'],
  [/papillote/, 'PARCEL'],
  [/jacket|yaki-imo|in a sweet potato/, 'JACKET'],
  [/purgatory|shakshuka|flamenca|english breakfast/, 'PAN_EGGS'],
  [/macaroni cheese|pasta bake|\bpie\b|plaki|yiouvetsi|lasagne|gratin|apple crisp|cobbler/, 'BAKE'],
  [/saganaki|cassoulet|aloo gobi|hash\b|skillet of|ajillo|migas|poha/, 'PAN'],
  [/biscuits|basbousa|dates filled|halva with|crisps|à la coque|pears poached|pain perdu/, 'ROWS'],
  [/soup|chowder|\bpho\b|laksa|gazpacho|ochazuke|warm coconut milk|sambar$/, 'SOUP'],
  [/risotto|paella|pulao|jambalaya|kedgeree|mujaddara|hoppin|dirty|fried rice|fideu|tabbouleh/, 'MIXED_RICE'],
  [/gumbo with okra/, 'CURRY'],
  [/shrimp and grits|polenta/, 'ON_MASH'],
  [
    /porridge|congee|silk pudding|grits|bircher|yogurt with|matcha and banana|fruit fool|mango coconut rice/,
    'PORRIDGE',
  ],
  [
    /niçoise|gado|california bowl|scattered rice|quinoa bowl|soboro|vermicelli|noodle salad|cold buckwheat soba/,
    'SECTORS',
  ],
]
