/**
 * Names for the same food in American and British English, in everyday speech, and names of brands that people use for a
 * kind of food. In each line every name may stand for every other; a name before ">" stands for what follows it, and not
 * the other way round.
 */
export const saidAs: readonly string[] = `
aubergine|eggplant
courgette|zucchini|summer squash green
rocket|arugula
coriander leaf|cilantro|fresh coriander
spring onion|scallion|green onion|salad onion
beetroot|beet
swede|rutabaga
bell pepper|capsicum|sweet pepper|red pepper
pepper > bell pepper|sweet pepper|peppers capsicum
chilli|chili pepper|chile|hot pepper
sweetcorn|corn
mangetout|snow pea|snowpeas
sugar snap|sugar snap pea|snap pea
broad bean|fava bean
butter bean|lima bean
haricot bean|navy bean
chickpea|garbanzo bean|garbanzo|chick pea
runner bean > green bean
french bean|green bean|string bean
cos lettuce|romaine lettuce|romaine
gherkin|dill pickle|pickle|pickled cucumber
jacket potato|baked potato
fries|french fries
crisps|potato chips
potato wedge|potato wedges
mash|mashed potato
tinned|canned
prawn|shrimp
fish finger|fish stick
mince|ground beef|beef mince
beef mince|ground beef|minced beef
turkey mince|ground turkey
lamb mince|ground lamb
pork mince|ground pork
chicken mince|ground chicken
burger|hamburger
gammon|ham steak
rasher > bacon
back bacon|canadian bacon
fillet steak|tenderloin steak
chipolata > sausage
banger > sausage
black pudding|blood sausage
hot dog|frankfurter|frank
hotdog > hot dog
wholemeal bread|whole wheat bread|brown bread|wholewheat bread
wholemeal|whole wheat|wholewheat|wholegrain|whole grain
toast > bread toasted
bap|bread roll|roll white soft
bread roll|dinner roll|roll
french stick|baguette|french bread
pitta|pita
toastie|toasted sandwich|grilled cheese sandwich
ploughman|ploughmans|ploughmans lunch > cheese pickle sandwich
grilled cheese > grilled cheese sandwich
butty|sandwich|sarnie
sub|hoagie|submarine sandwich
blt > bacon lettuce tomato sandwich
pb j|pbj|peanut butter jelly sandwich
crisp bread|crispbread
digestive > digestive biscuit
graham cracker > graham cracker|digestive biscuit
hobnob|oat biscuit|oaty biscuit > digestive biscuit oats|oatmeal cookie
custard cream|vienna finger > vanilla sandwich cookie
bourbon biscuit|bourbon cream > chocolate sandwich cookie
jammie dodger|jammy dodger > jam filled biscuits
party ring > biscuits iced
rich tea|rich tea biscuit > marie biscuit
malted milk biscuit|shortcake biscuit > short biscuits sweet
biscuit > cookie|biscuit
fairy cake|cupcake
icing|frosting
caster sugar > sugar white
golden syrup|light corn syrup
treacle|molasses
porridge|oatmeal
cornflake|corn flake|corn flakes
jelly > jelly|gelatin dessert|gelatin
jello|gelatin dessert|gelatin
jam|jelly preserves
candyfloss|candy floss|cotton candy
sweets > candy
boiled sweet|hard candy
toffee apple|candy apple > apple candied
over easy|sunny side up > fried
ice lolly|popsicle
lolly|lollipop
custard|custard sauce
double cream|heavy cream
single cream|light cream
soured cream|sour cream
semi skimmed milk|2percent milk|reduced fat milk|semi skimmed
skimmed milk|skim milk|fat free milk|nonfat milk
full fat milk|whole milk
soya|soy
yoghurt|yogurt
houmous|hummus
natural yogurt|plain yogurt
fat free|nonfat|0percent
half fat|reduced fat
low fat|lowfat
ketchup|tomato ketchup|catsup
tomato puree|tomato paste
marinara > tomato sauce pasta|spaghetti sauce|tomato based sauce
pasta sauce > spaghetti sauce|tomato based sauce|pasta sauce
stock cube|bouillon cube|bouillon
stock|broth
marmite|vegemite|yeast extract
rapeseed oil|canola oil
groundnut oil|peanut oil
sultana > raisin
fizzy drink|soft drink|soda|pop
fizzy water|sparkling water|carbonated water|soda water|seltzer
lemonade > lemonade
coke|coca cola|cola|pepsi|dr pepper
diet coke|coke zero|pepsi max|diet cola|coke light|cola diet|diet pepsi
sprite|7 up|seven up|7up|lemon lime soda|lemonade|soft drink fruit flavored caffeine free
fanta|orange soda|orangeade|soft drink fruit flavored caffeine free
red bull|monster|energy drink
gatorade|powerade|lucozade sport|sport drink
squash drink|fruit juice drink|cordial
cider|hard cider|apple cider alcoholic
lager > lager|beer
ale > beer|bitter beer
bitter > bitter beer|beer bitter
ipa > higher alcohol beer|strong bitter beer
stout|guinness
whisky|whiskey|bourbon|scotch
prosecco|champagne|cava|sparkling wine
glass red|glass of red|large red > red wine
glass white|glass of white|large white > white wine
bubbly|glass bubbly|glass fizz > sparkling wine
spritz > aperol spritz
g and t|gin tonic
g t|gin tonic
cuppa|tea milk
builders tea > tea milk
white coffee > coffee milk
cappucino|cappuccino
latte|caffe latte|cafe latte
chai latte|chai > tea hot milk
boba|bubble tea|boba tea
iced coffee > coffee iced
hot chocolate|cocoa hot|drinking chocolate
takeaway|takeout|carry out
ready meal|frozen meal
spag bol|spaghetti bolognese|spaghetti bolognaise
lasagne|lasagna
mac cheese|macaroni cheese|macaroni noodles cheese|kraft dinner
chilli con carne|chili con carne|chili|chilli
cottage pie|shepherd pie
shepherd pie > shepherd pie|shepherds pie
omelette|omelet|egg omelet
doughnut|donut
kebab|kabob
doner|doner kebab|gyro
shawarma|chicken shawarma|souvlaki > gyro sandwich|doner kebab|gyro
spring roll|egg roll|spring rolls
quorn|mycoprotein|meat substitute
philadelphia|philly cheese|cream cheese
philly cheesesteak|cheese steak sandwich|cheesesteak
cheerios > os cereal|honey loops hoops
special k > ks cereal
rice krispies|rice krispie|crisped rice cereal|crispy rice|puffed rice cereal
shreddies|wheat cereal shredded
weetabix|wheat biscuit cereal|wheat biscuits
frosties|frosted flakes|cornflakes frosted
bran flake|bran flakes
coco pops|cocoa rice cereal|chocolate rice cereal
lucky charms > frosted oats with marshmallows
chicken dipper|chicken dinosaur|dino nugget|chicken shape > chicken nuggets
turkey dinosaur|turkey dipper|turkey shape > turkey nuggets
potato smile|potato shape|potato letter > potato tots|hash browns
alphabetti|alphabetti spaghetti|alphabet spaghetti|spaghettio|spaghetti letter > spaghetti pasta tomato sauce canned
cheesy pasta|pasta and cheese > macaroni cheese
elote|street corn > corn on the cob|corn
aloo > potato
gobi > cauliflower
palak > spinach
chana|chole|channa > chickpea
keema|qeema > minced lamb|minced
murgh|pollo > chicken
gosht > lamb
mutter|matar > peas
aloo gobi > cauliflower and potato bhaji
bhuna|dopiaza|dhansak|pathia|karahi|kadai|achari > curry
salt and pepper chips|salt and chilli chips > french fries
carne asada > beef
carnitas > pork
fishermans pie|fisherman pie|admirals pie > fish pie
virgin mary > tomato juice
pimms > wine cooler|sangria
negroni|boulevardier > manhattan|martini
nutella|chocolate hazelnut spread|hazelnut spread
twix|twix bar
mars bar|mars|milky way
snickers|topic|nougat nut chocolate
kit kat|kitkat|wafer chocolate
m m|mms|m and ms|chocolate candy coated|sugar coated chocolate
reeses|peanut butter cup
smarties > sugar coated chocolate|m m
haribo|gummy candy|gummy|gummy bear|fruit gum|jelly bear
oreo|sandwich chocolate cookie|oreos
doritos|tortilla chip flavored
tortilla chip|tortilla chips|corn chip
pringles > potato chips|potato chips restructured
cheetos|wotsits|cheese puff|cheese flavored corn snack
pop tart|toaster pastry
hershey|chocolate bar|milk chocolate
cadbury|dairy milk > milk chocolate
chocolate bar > milk chocolate
dark chocolate > dark chocolate|plain chocolate
ovaltine|malted milk drink
spam|luncheon meat
baloney|bologna
lox|smoked salmon
sashimi > raw fish|sushi
california roll|california sushi roll
nigiri > sushi topped|sushi
dal|dahl|daal|dhal
naan|nan
roti|chapati|chapatti
bhaji|pakora|bhajia
poppadom|papad|papadum|papadums
tikka masala|chicken tikka masala
korma|chicken korma
balti > curry
ramen > ramen noodle soup|ramen
instant noodle|pot noodle|cup noodle|ramen noodle soup
miso soup|miso tofu soup
potsticker|gyoza|dumpling
wonton|dumpling
dim sum|momo|bao|pierogi > dumpling|wonton
stir fry|stir fried
kung pao|kung pao chicken
general tso|general tso chicken
orange chicken|sesame chicken
chow mein|lo mein
pad thai|padthai
pho|vietnamese noodle soup
big mac|big mac mcdonalds
quarter pounder|quarter pounder cheese
whopper|whopper burger king
mcnugget|chicken nugget
egg mcmuffin|egg sandwich english muffin
zinger|chicken fillet sandwich|chicken burger
kfc > fried chicken
nugget > chicken nugget
chicken tender|chicken strip|chicken goujon|chicken tenders strips
chicken wing|buffalo wing|hot wing
chicken kiev|chicken kyiv
schnitzel > breaded cutlet|schnitzel
roast dinner|sunday roast|sunday dinner|roast chicken dinner
full english|fry up|full english breakfast|cooked breakfast|english breakfast
fish chips|fish and chips
battered cod|cod batter
tuna mayo|tuna mayonnaise
egg mayo|egg mayonnaise|egg salad
mayo|mayonnaise
tartare sauce|tartar sauce
brown sauce|hp sauce|hp > brown fruity sauce
bbq|barbecue|barbeque
worcester sauce|worcestershire sauce
sriracha|hot chilli sauce|hot sauce
tabasco|hot sauce|hot pepper sauce
guac|guacamole
tomato salsa|salsa
ranch|ranch dressing
vinaigrette|french dressing|oil vinegar dressing
salad cream > salad cream|salad dressing
pate|liver pate
veggie burger|vegeburger|vegetable burger|beanburger|veggie patty
impossible burger|beyond burger > veggie burger
veggie|vegetable
veg|vegetable
veggie sausage|vegan sausage > vegetarian sausage|sausage meatless
tofu|bean curd
edamame|soybean green
miso|soybean paste
seitan|wheat gluten
rice cake|popcorn cake
cereal bar|granola bar
breakfast bar|granola bar
protein bar|nutrition bar
protein shake|protein drink|whey shake
protein powder|whey powder|nutritional powder mix
meal replacement|nutritional drink shake
flapjack|oat bar
trail mix|nut fruit mix
mixed nut|mixed nuts
monkey nut|peanut
brazil nut|brazil
easy peeler|clementine|tangerine|mandarin|satsuma
cantaloupe|cantaloupe melon
honeydew|honeydew melon
melon > cantaloupe
kiwi|kiwi fruit|kiwifruit
berries > mixed berries
fruit salad|fruit cocktail
apple sauce|applesauce|apple puree
oj|orange juice
smoothie > fruit smoothie
green smoothie > vegetable smoothie|fruit vegetable smoothie
hawaiian pizza|ham pineapple pizza|pineapple pizza > pizza meat fruit
meat feast pizza|meat lovers pizza > pizza meat
veggie pizza|vegetable pizza > pizza vegetables
chicken alfredo > pasta cream sauce poultry
alfredo|fettuccine alfredo > pasta cream sauce
chicken pasta > pasta poultry
butter chicken|chicken makhani > chicken tikka masala
sourdough|sour dough
malt loaf|malt bread
oat milk latte|oat latte|almond milk latte|soy latte|soy milk latte|coconut milk latte > latte non dairy milk
oat milk cappuccino|almond milk cappuccino > cappuccino non dairy milk
milkshake|milk shake|shake
slushie|slush|slushy
ice cream cone|cornet
magnum|choc ice > ice cream bar vanilla chocolate coated
ben jerrys|ben jerry|haagen dazs > ice cream
sundae|ice cream sundae
gelato|ice cream
froyo|frozen yogurt
mcflurry|blizzard > soft serve blended
frappuccino|frappe|frozen coffee drink
mocha|cafe mocha
decaf|decaffeinated
decaf coffee|decaff coffee > coffee decaffeinated
espresso|coffee espresso
flat white > flat white
matcha|green tea
herbal tea|peppermint tea|chamomile tea|mint tea|camomile tea
earl grey > black tea|tea
sweet tea > tea iced bottled|iced tea
iced tea|ice tea
vodka soda > vodka
hard seltzer|spiked seltzer|white claw|alcopop|smirnoff ice|bacardi breezer > wine cooler
rum coke|cuba libre|rum cola
pina colada|colada
old fashioned > old fashioned|whiskey
martini|vermouth
red wine|merlot|shiraz|cabernet|malbec|rioja
white wine|chardonnay|sauvignon blanc|pinot grigio|riesling
rose|rose wine|rose wine medium
mulled wine|gluhwein
roast > roasted
fried egg|egg fried
boiled egg|hard boiled egg|soft boiled egg|egg boiled
poached egg|egg poached
scrambled egg|egg scrambled
sunny side up|fried egg
devilled egg|deviled egg
streaky bacon|streaky bacon rasher|bacon
sirloin|sirloin steak
pulled pork|barbecue pork
spare rib|ribs|pork rib
meatloaf|meat loaf
sloppy joe|beef barbecue sandwich
beef jerky|biltong
salami|salame
pepperoni > pepperoni
chorizo|spanish sausage
cheese toast|cheese on toast|welsh rarebit
cheddar cheese|cheddar
mozzarella cheese|mozzarella
cottage cheese|cheese cottage
goat cheese|goats cheese
string cheese|mozzarella
american cheese|processed cheese|cheese slice
parmesan cheese|parmesan|parmigiano
feta cheese|feta
brie cheese|brie
creme fraiche|creme fraiche
spread > fat spread
margarine|marg
ghee|clarified butter
peanut butter|pb
almond butter|nut butter
hot sauce > hot pepper sauce
breadstick|grissini
crouton|croutons
waffle|belgian waffle
crepe|french pancake
french toast|eggy bread
pain au chocolat|chocolate croissant
danish|danish pastry
cinnamon roll|cinnamon bun|cinnamon swirl
scone > scone
english muffin|muffin english style
banana bread|banana loaf
fruit cake|fruitcake
sponge cake|victoria sponge
pound cake|madeira cake
apple pie|apple tart
mince pie|mincemeat pie
rice pudding|pudding rice
ice pop|popsicle
marshmallow|marshmallows
liquorice|licorice
mint sweet|mint
chewing gum|gum
sweetener|splenda|aspartame|sugar substitute
mineral water|bottled water|spring water
sparkling water|perrier
basmati|basmati rice
egg fried rice|fried rice egg|special fried rice
pilau rice|pilaf|rice pilaf|pilau
penne|fusilli|macaroni|linguine|tagliatelle|farfalle|rigatoni > pasta cooked
egg noodle|noodles egg|noodles cooked
rice noodle|rice noodles
wholewheat pasta|whole grain pasta|whole wheat pasta
pizza margherita|margherita|cheese tomato pizza|cheese pizza
dominos|domino
burrito bowl|chipotle bowl
nacho|nachos
quesadilla|quesadillas
fajita|fajitas
enchilada|enchiladas
refried bean|refried beans
cherry tomato|grape tomato
cherry tomato > tomato raw
plum tomato|roma tomato
avocado|avocado pear
iceberg|iceberg lettuce
lettuce leaves > lettuce
spinach leaves > spinach
mixed leaves|mixed salad greens|salad leaves
side salad|green salad|garden salad
slaw|coleslaw
sauerkraut|choucroute
kimchi|kimchee
hash brown|hash browns
tater tot|potato tots
sweet potato fries|sweet potato chips
potato waffle|potato waffles
roast potato|potato roasted
new potato|baby potato
dauphinoise|potato gratin|scalloped potato
corn cob > corn|sweetcorn kernels
mushy pea|mushy peas
garden pea|green pea|peas
baked bean|baked beans|heinz beans
beans toast|baked beans toast
jacket potato bean|jacket potato baked beans
kidney bean|red kidney bean
tinned tuna|canned tuna|tuna canned
calamari|squid
crab stick|surimi|imitation crab
scampi|breaded prawns
roe|caviar|taramasalata
eel|jellied eel
yorkshire pudding|yorkshire puddings
toad hole|toad in hole
bubble squeak|bubble and squeak
ploughman|ploughmans
cornish pasty|pasty
sausage roll|sausage rolls
pork pie|pork pies
scotch egg|scotch eggs
zoodle|courgetti > courgette fried|zucchini cooked
cauliflower rice|cauli rice > cauliflower cooked
cheese onion pasty > pasty vegetable
mushroom risotto > vegetable risotto
chana masala|chole > chickpea curry|channa masala
chicken jalfrezi|chicken madras|chicken pathia|chicken bhuna|chicken dopiaza > chicken curry
dolma|dolmade|stuffed vine leaf > stuffed grape leaves|vine leaves stuffed
croque monsieur|croque madame > ham cheese toastie|ham cheese sandwich grilled
panna cotta|pannacotta > egg custard|custard
hot toddy > whiskey
root beer float|coke float > ice cream soda
alcohol free beer|nonalcoholic beer|non alcoholic beer|zero beer > beer nonalcoholic|alcohol free lager
eton mess > meringue cream|meringue
fruit cup > fruit cocktail
roasted vegetable|roast vegetable|roast veg > mixed vegetables cooked|vegetables cooked
`
  .trim()
  .split('\n')

/**
 * What people mean when they say no more than this, before ">", because it is eaten that way most often: "rice" is white
 * and cooked.
 */
export const usualKinds: readonly string[] = `
tuna > tuna canned
egg > boiled egg
toast > white bread toasted
rice > white rice cooked
white rice > white rice cooked
brown rice > brown rice cooked
pasta > pasta cooked
spaghetti > pasta cooked|spaghetti cooked
noodle > noodles cooked
quinoa > quinoa cooked
couscous > couscous cooked
coffee > coffee brewed|coffee infusion
black coffee > coffee brewed
americano > coffee brewed
filter coffee > coffee brewed
tea > tea infusion|tea hot black
potato > potato boiled
oat > oats raw|rolled oats|porridge oats
chicken > chicken breast cooked|roast chicken
chicken breast > cooked chicken breast|chicken breast grilled
turkey > turkey roasted
turkey breast > turkey light meat roasted|turkey breast cooked
steak > beef steak
sirloin steak > sirloin steak|beef steak sirloin
salad > side salad|lettuce salad|garden salad
sandwich > ham sandwich|cheese sandwich
sushi > sushi roll
ravioli > ravioli cheese filled
pea > green peas cooked|peas boiled
bean > baked beans|kidney beans
lentil > lentils cooked
chickpea > chickpeas canned
water > tap water
sugar > white sugar
wine > white wine|red wine
soup > vegetable soup|tomato soup
cereal > corn flakes
bread > white bread
milk > milk|whole milk
juice > orange juice
bacon > bacon cooked
ham > ham sliced
sausage > pork sausage grilled|sausage
salmon > salmon baked|salmon grilled
cod > cod baked
shrimp > shrimp steamed boiled
beef > roast beef
pork > pork chop|pork roast
lamb > lamb roasted
roast lamb > lamb leg whole roasted|lamb roasted
roast pork > pork loin roasted|pork roasted
roast chicken > chicken meat roasted|chicken roasted
roast turkey > turkey roasted
roast duck > duck roasted
eggo > waffle plain frozen
milka > milk chocolate
corn pops > corn cereal flavored|flavored puffs
chips > french fries
pancake > pancakes plain
waffle > waffle plain
doughnut > doughnut
burger > hamburger
pizza > cheese pizza
curry > chicken curry
taco > taco beef
`
  .trim()
  .split('\n')
