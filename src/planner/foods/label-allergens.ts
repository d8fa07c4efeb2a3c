import type { Allergen } from './food-classes.ts'

/**
 * Four of the fourteen allergens of EU labels. The questionnaire does not ask about them; members choose them in the
 * settings.
 */
type ShownAllergen = Extract<Allergen, 'MUSTARD' | 'CELERY' | 'LUPIN' | 'SULPHITE'>

/** Ids of foods made of an allergen, or containing it in every usual product (Regulation (EU) 1169/2011, annex II). */
const contained: Readonly<Record<ShownAllergen, readonly string[]>> = {
  MUSTARD: ['mustard', 'dijon-mustard', 'mustard-powder', 'mustard-seeds', 'mustard-greens'],
  CELERY: ['celery', 'celeriac', 'celery-seed', 'vegetable-stock', 'vegetable-stock-cube'],
  LUPIN: [],
  // More than 10 mg/kg: wine and products of it, and dried fruit treated to keep its colour.
  SULPHITE: [
    'white-wine',
    'red-wine',
    'white-wine-vinegar',
    'red-wine-vinegar',
    'balsamic-vinegar',
    'dijon-mustard',
    'horseradish',
    'dried-apricots',
  ],
}

/**
 * Foods that often contain it but need not: blends, sausages, stocks, gluten-free baking, dried fruit, treated
 * shellfish.
 */
const oftenFound: Readonly<Record<ShownAllergen, readonly string[]>> = {
  MUSTARD: [
    'curry-powder',
    'cajun-seasoning',
    'mayonnaise-light',
    'vegan-mayonnaise',
    'dill-pickle',
    'italian-sausage',
    'turkey-sausage',
    'horseradish',
  ],
  CELERY: [
    'beef-stock',
    'chicken-stock',
    'chicken-stock-unsalted',
    'curry-powder',
    'cajun-seasoning',
    'italian-sausage',
    'turkey-sausage',
    'worcestershire-sauce',
    'ketchup',
    'passata',
  ],
  LUPIN: [
    'gf-bread',
    'gf-burger-bun',
    'gf-breadcrumbs',
    'gf-flour',
    'gf-self-raising-flour',
    'gf-pasta',
    'gf-spaghetti',
  ],
  SULPHITE: [
    'apple-cider-vinegar',
    'malt-vinegar',
    'beer',
    'raisins',
    'prunes',
    'dried-figs',
    'dried-cranberries',
    'sun-dried-tomatoes',
    'sauerkraut',
    'molasses',
    'apricot-jam',
    'coconut-milk',
    'coconut-milk-light',
    'prawns',
    'prawns-cooked',
    'italian-sausage',
    'turkey-sausage',
    'pickled-ginger',
    'pickled-jalapenos',
  ],
}

const shownAllergens = ['CELERY', 'MUSTARD', 'LUPIN', 'SULPHITE'] as const satisfies readonly ShownAllergen[]
const having = (table: typeof contained, id: string): readonly ShownAllergen[] =>
  shownAllergens.filter((each) => table[each].includes(id))

export const labelContains = (id: string): readonly ShownAllergen[] => having(contained, id)
export const labelTraces = (id: string): readonly ShownAllergen[] => having(oftenFound, id)

/** All ids of both tables. */
export const labelled: readonly string[] = [contained, oftenFound].flatMap((table) => Object.values(table).flat())

/**
 * Foods in which none of them is contained or often found. Each food of the tables is in one of the lists of this file, so
 * that none is forgotten: nobody would notice until somebody with the allergy eats it.
 */
export const withoutLabelAllergens: readonly string[] = `
  adobo-chipotle adzuki-beans agave-syrup allspice almond-butter almond-flour-fine almond-milk almonds amaranth
  ancho-chilli anchovies andouille apple apple-juice apple-puree apricot arborio-rice arrowroot artichoke-hearts
  asparagus aubergine avocado avocado-oil baby-spinach bacon bagel-thin baguette baked-beans baking-powder
  bamboo-shoots banana barbecue-sauce basil basmati-rice bay-leaf bean-sprouts beef-brisket beef-chuck beef-flank
  beef-mince-10 beef-mince-5 beef-round beef-sirloin beef-tenderloin beetroot bicarbonate-of-soda bison-mince
  black-beans black-eyed-beans black-pepper blackberries blue-cheese blueberries bok-choy brazil-nuts breadcrumbs
  brie broad-beans broccoli brown-rice brown-rice-cooked brown-sugar brussels-sprouts buckwheat buckwheat-flour
  bulgur burger-bun burger-bun-wholemeal butter butter-beans buttermilk butternut-squash button-mushrooms cabbage
  cannellini-beans capers caraway-seeds cardamom carrot cashew-butter cashews cassava-flour caster-sugar catfish
  cauliflower cayenne cheddar cheddar-light cherries cherry-tomatoes chestnut-mushrooms chestnuts chia-seeds
  chicken-breast chicken-breast-cooked chicken-drumstick chicken-liver chicken-mince chicken-thigh chickpea-flour
  chickpeas chickpeas-dried chicory chilli-flakes chilli-powder chinese-five-spice chinese-leaf chipotle-powder
  chives chorizo ciabatta cinnamon cinnamon-stick clams clams-tinned clementine cloves cocoa coconut-aminos
  coconut-chips coconut-drink coconut-flour coconut-oil coconut-water cod coffee collard-greens cooked-ham
  cooking-spray coriander coriander-seed corn-tortilla cornflour cornichons cornmeal cotija cottage-cheese
  courgette couscous couscous-wholewheat crab-meat cranberries crayfish cream-cheese-light cream-of-tartar
  creme-fraiche-light cucumber cumin cumin-seeds curry-leaves daikon dark-chocolate dark-chocolate-chips
  desiccated-coconut dill double-cream dried-basil dried-dill dried-mint dried-oregano dried-rosemary dried-sage
  dried-thyme dried-yeast duck-breast edamame egg egg-noodles egg-white egg-yolk enchilada-sauce english-muffin
  espresso farro fennel fennel-seeds fenugreek-seeds feta fig fish-sauce flaked-almonds flaxseed flour-tortilla
  freekeh fresh-oregano fresh-sage fresh-tarragon frozen-artichoke frozen-berries frozen-mango frozen-peas
  frozen-spinach frozen-sweetcorn garam-masala garlic garlic-powder gelatine gf-oat-milk gf-oats ghee ginger
  goats-cheese gochujang grapefruit grapes greek-yogurt-0 greek-yogurt-2 greek-yogurt-5 green-beans green-cabbage
  green-chilli green-lentils green-olives green-pepper green-tea grits ground-almonds ground-ginger gruyere
  haddock half-fat-mozzarella halibut halloumi haricot-beans harissa hazelnuts hearts-of-palm hemp-seeds
  herbes-de-provence herring hoisin-sauce hominy honey honeydew hot-sauce hummus iceberg-lettuce italian-seasoning
  jalapeno jam-reduced jicama kale kefir kidney-beans kimchi kiwi kombu lactose-free-milk lactose-free-yogurt
  lamb-leg lamb-loin lamb-mince lamb-stew lasagne-sheets leek lemon lemon-juice lemon-zest lemongrass lentil-pasta lentils-tinned
  lime lime-juice little-gem lobster macadamias mackerel mackerel-tinned manchego mangetout mango maple-syrup
  marinara masa-harina matcha medjool-dates melon milk-semi milk-skim milk-whole millet mint mirin miso monkfish
  monterey-jack mozzarella mung-dal mussels naan natural-yogurt nectarine nopales nori nutmeg nutritional-yeast
  oat-bran oat-milk oatcakes oats oaxaca-cheese octopus okra olive-oil olives onion onion-powder orange
  orange-juice orange-zest orzo oyster-mushrooms oyster-sauce oysters pancetta paneer papaya paprika parmesan
  parsley parsnip passion-fruit pasta pasta-wholewheat pea-protein peach peanut-butter peanut-flour peanut-oil
  peanuts pear pearl-barley pecans pecorino pesto phyllo pine-nuts pineapple pineapple-juice pinto-beans
  pistachios pitta-white pitta-wholemeal plain-flour plantain plum polenta pollock pomegranate-molasses
  pomegranate-seeds popcorn poppy-seeds pork-chop pork-leg pork-mince-lean pork-shoulder pork-tenderloin
  portobello-mushroom potato potato-starch prosciutto pumpkin pumpkin-puree pumpkin-seeds quark queso-fresco
  quinoa quinoa-cooked radicchio radish ramen-noodles rapeseed-oil ras-el-hanout raspberries red-cabbage
  red-chilli red-curry-paste red-lentils red-onion red-pepper red-rice refried-beans rhubarb rice-cakes
  rice-cooked rice-flour rice-milk rice-miso rice-noodles rice-paper rice-vermicelli rice-vinegar ricotta
  roasted-peppers rocket romaine-lettuce rosemary rye-bread rye-crispbread saffron sake salad-leaves salmon
  salmon-tinned salmon-wild salsa salsa-verde salt sardines-tinned scallops sea-bass self-raising-flour semolina
  sesame-oil sesame-seeds shallot shiitake silken-tofu single-cream smoked-haddock smoked-paprika smoked-salmon
  smoked-tofu snapper soba soba-gf soft-tofu sole sourdough soured-cream soy-sauce soya-milk soya-mince
  soya-yogurt spaghetti spaghetti-squash spaghetti-wholewheat sparkling-water spinach split-peas spring-onion
  squid sriracha star-anise strawberries sugar-snap-peas sultanas sumac sunflower-oil sunflower-seed-butter
  sunflower-seeds sushi-rice swede sweet-potato swiss-chard swiss-cheese swordfish taco-shells tahini tamari
  tamarind-paste tapioca-starch tea tempeh tenderstem-broccoli teriyaki-sauce thai-basil thai-curry-paste thyme
  tilapia tinned-green-chillies tinned-jackfruit tinned-peaches tinned-pineapple tinned-sweetcorn tinned-tomatoes
  tofu tofu-extra-firm tomatillo tomato tomato-juice tomato-puree tortilla-chips tortilla-wholemeal trout
  tuna-steak tuna-tinned turkey-bacon turkey-breast turkey-mince turkey-slices turmeric turnip udon urad-dal
  vanilla-extract vegetarian-hard-cheese venison vine-leaves wakame walnut-oil walnuts wasabi water
  water-chestnuts watercress watermelon wheat-bran wheat-germ whey-protein white-pepper wholemeal-bread
  wholemeal-flour wild-rice yellow-pepper zaatar
`
  .trim()
  .split(/\s+/)
