/**
 * The dishes that lie on tables of the questionnaire, each built as a picture without its table. They stand for all that
 * suit: enough for any one diet, restriction or cuisine, and few enough to be kept by the browser.
 */
export const shownDishes = [
  ...['strapatsada', 'chicken-asparagus-romesco', 'red-lentil-soup', 'cannellini-artichoke-salad'],
  ...['beef-tagliata', 'teriyaki-salmon-greens', 'broccoli-ricotta-pasta', 'salmon-tartine', 'goan-fish-curry'],
  ...['ricotta-fig-toast', 'bifteki-burgers', 'salade-nicoise', 'soupe-au-pistou', 'white-bean-bruschetta'],
  ...['sardines-peppers-orange', 'fasolada', 'eggs-in-purgatory', 'green-shakshuka', 'smoky-lentil-tacos'],
  ...['chickpea-fattoush', 'gado-gado-microwave', 'adzuki-quinoa-avocado-bowl', 'chicken-pho'],
  ...['california-quinoa-edamame-bowl', 'tuna-stuffed-tomatoes', 'prawn-courgette-spaghetti'],
  ...['tahini-orange-porridge', 'buttermilk-blueberry-pancakes', 'bulgogi-beef-tacos', 'gazpacho-prawns-avocado'],
  ...['kitsune-soba', 'vegetable-paella', 'tarka-dal-spinach', 'tomato-egg-rice', 'butter-beans-tomato-dill'],
  ...['egg-curry-potatoes-peas', 'prawn-pad-thai', 'red-curry-tofu-green-beans', 'thai-basil-beef-cauliflower'],
  ...['farinata-fennel-salad', 'tortilla-de-patatas', 'huevos-a-la-flamenca', 'shrimp-and-grits', 'gumbo-zherbes'],
  ...['hoppin-john-collards', 'texas-red-squash', 'smoked-haddock-kedgeree', 'miso-aubergine-tofu'],
  ...['vietnamese-tofu-vermicelli-salad', 'tahini-dates', 'watermelon-olive-mint', 'balsamic-strawberries'],
  ...['enfrijoladas-queso-fresco', 'chicken-tortilla-soup', 'pork-salsa-verde-courgettes'],
] as const
