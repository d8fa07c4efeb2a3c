/**
 * Names of brands and of dishes of chains that people type, and the kind of food that each is; in the form of `saidAs`.
 * A figure of a brand is on its pack; what is found here is what most of its kind are.
 */
export const brands: readonly string[] = `
cinnamon toast crunch|golden grahams > graham cereal|cereal sweetened
alpen|dorset cereals > muesli swiss style
crunchy nut|crunchy nut cornflakes > corn flakes flavored|honey nut cornflakes
froot loops|fruit loops|trix|cap crunch|capn crunch > cereal sweetened|corn cereal flavored
raisin bran > bran flakes with raisins|raisin bran
honey nut cheerios > os cereal flavored|oat cereal honey
ready brek > oat instant plain|instant oatmeal
cocoa pebbles|cocoa puffs|cocoa krispies > cocoa rice cereal|chocolate rice cereal|cocoa cereal
galaxy bar|galaxy chocolate|wispa|twirl|freddo|yorkie|lindt|toblerone > milk chocolate
aero > milk chocolate
flake bar|buttons chocolate > milk chocolate
creme egg > chocolate cream filled|chocolate candy filled
crunchie|violet crumble > honeycomb chocolate|chocolate covered candy
double decker|lion bar|boost bar|picnic bar > nougat nut chocolate|snickers
bounty bar|almond joy|mounds > coconut chocolate candy|bounty bar
ferrero rocher|kinder bueno > chocolate candy nuts|hazelnut chocolate
quality street|celebrations chocolates|roses chocolates|heroes chocolates > chocolates filled|chocolate candy filled
butterfinger|baby ruth|payday bar|payday > chocolate candy nuts|nougat nut chocolate
3 musketeers|three musketeers > mars bar|milky way
hersheys kiss|hershey kiss|hersheys bar > milk chocolate
skittle|starburst|jolly rancher|sour patch kid|swedish fish|wine gum|fruit pastille|jelly baby|jelly babies|percy pig > gummy candy|fruit gum
life saver|werthers|werthers original > hard candy
twizzler|red vine|liquorice allsort > licorice
malted milk ball|milk dud > maltesers
polo mint|tic tac|altoid > mint
walkers|walker crisp|lays|lays chips|ruffles|kettle chip|kettle crisp > potato chips
quavers|skips crisps|monster munch|hula hoop|twiglet|discos > potato snack|corn snack|cheese flavored corn snack
fritos > corn chips
tostitos > tortilla chips
sun chip > multigrain chips
cheez it|cheezit|mini cheddar|mini cheddars > cheese crackers
triscuit|wheat thin > wheat crackers
saltine|saltine cracker|jacobs cracker|cream cracker > saltine crackers|cream crackers
club cracker|town house cracker > butter crackers
ryvita > crispbread rye
nilla wafer|vanilla wafer > vanilla wafer cookie|vanilla cookie
chips ahoy > chocolate chip cookie
nutter butter > peanut butter sandwich cookie
fig newton|fig roll > fig bar cookie|fig rolls
thin mint > chocolate cookie mint|chocolate covered cookie
penguin bar|club biscuit|tunnocks wafer|blue riband > chocolate covered wafer biscuit|chocolate biscuit
tunnocks teacake|teacake chocolate > marshmallow chocolate biscuit|chocolate coated marshmallow
jaffa cake > jaffa cakes
belvita > breakfast biscuit|oatmeal cookie
biscoff|lotus biscoff > ginger snaps|biscuit
biscoff spread > cookie spread|chocolate hazelnut spread
nature valley|nature valley bar|quaker bar|chewy bar|nutri grain|nutrigrain > granola bar
rx bar|rxbar|larabar|lara bar|nakd bar|quest bar|fiber one bar|grenade bar|luna bar > nutrition bar
slim jim|peperami > beef stick|meat snack|salami snack
fruit shoot|um bongo|oasis drink|five alive > fruit juice drink
babybel|mini babybel|baby bel > edam cheese
laughing cow|dairylea|dairylea triangle|primula > cheese spread|processed cheese
cheestring|cheese string > string cheese|mozzarella
velveeta|kraft single|kraft slice > american cheese|processed cheese
boursin > cream cheese flavored|soft cheese garlic
chobani|fage|oikos > greek yogurt
muller corner|muller light|yoplait|activia|danone|petit filou|petits filous > fruit yogurt|yogurt fruit
actimel|yakult > drinking yogurt|yogurt drink|yogurt liquid
oatly|oatly milk > oat milk
alpro > soy milk
silk milk > soy milk
cool whip > whipped topping
country crock|flora spread|flora margarine|i cant believe butter > margarine tub|fat spread
lurpak|kerrygold > butter
irn bru|vimto fizzy|tango|mountain dew|mtn dew|crush soda|sunkist > orange soda|soft drink fruit flavored caffeine free
ribena|vimto > blackcurrant juice drink squash diluted|fruit juice drink
robinson squash|orange squash|lemon squash|robinsons > fruit juice drink
capri sun|kool aid|hawaiian punch|sunny d|hi c|hi c drink > fruit juice drink
snapple|arizona tea|lipton iced tea|lipton ice tea > iced tea bottled
minute maid|tropicana > orange juice
la croix|lacroix|bubly > sparkling water
rockstar|celsius drink|prime energy|bang energy > energy drink
prime hydration|vitamin water|vitaminwater|body armor > sport drink
v8|v8 juice > vegetable juice
yorkshire tea|pg tips|tetley|english breakfast tea|breakfast tea > tea milk
nescafe > coffee instant
starbucks latte|costa latte > latte
starbucks frappuccino > frappuccino
pumpkin spice latte|psl|vanilla latte|caramel latte|gingerbread latte > latte flavored
caramel macchiato|macchiato caramel > latte flavored
iced americano|iced coffee black|cold brew > coffee iced brewed
americano > coffee brewed
cortado|piccolo coffee > latte
bud light|miller lite|coors light|michelob ultra|michelob > light beer
budweiser|bud beer|coors|corona beer|corona|heineken|stella|stella artois|carling|foster|carlsberg|peroni|san miguel|moretti|modelo|amstel|kronenbourg|cobra beer|tiger beer|madri > lager|beer
newcastle brown|newcastle brown ale|london pride|old speckled hen|doom bar > bitter beer
thatcher|thatchers cider|magners|kopparberg|angry orchard|bulmers|strongbow|strongbow cider > cider dry|hard cider
jack daniel|jameson|jim beam|johnnie walker|famous grouse > whiskey
smirnoff|absolut|grey goose|titos > vodka
captain morgan|malibu|kraken rum > rum
bacardi > rum
patron|jose cuervo > tequila
gordons|bombay sapphire|hendricks > gin
jagermeister|kahlua|amaretto|cointreau|limoncello > liqueur
baileys > liqueur cream
pimm|pimms cup > wine cooler|sangria red
cosmo|cosmopolitan > cosmopolitan|martini flavored
port wine|glass of port > port|dessert wine sweet
bovril > beef broth|beef stock
bisto > gravy
oxo cube > bouillon
branston|branston pickle > sweet pickle
hellmann|hellmans > mayonnaise
heinz tomato soup|campbells tomato soup > cream of tomato soup
dolmio|ragu|prego > pasta sauce tomato
uncle ben|uncle bens rice > white rice cooked
super noodle|supernoodles|cup ramen|maggi noodle|top ramen > instant noodles
daddies sauce > brown fruity sauce
skippy|jif|sun pat > peanut butter
warburtons|hovis|kingsmill|wonder bread > white bread
daves killer bread > multigrain bread|whole wheat bread
kraft mac|kraft mac cheese|annies mac cheese|easy mac|mac and cheese box|velveeta shells > macaroni cheese
hot pocket > calzone meat cheese|turnover meat cheese
totinos|pizza roll|bagel bite > pizza rolls|cheese pizza
digiorno|red baron|goodfellas pizza|chicago town pizza > pizza cheese frozen
eggo waffle > waffle plain frozen
uncrustable > peanut butter jelly sandwich
lunchable > crackers cheese ham|cheese crackers
spaghettio|spaghetti hoop|chef boyardee > spaghetti canned tomato sauce|pasta with tomato sauce canned
hamburger helper > pasta meat cheese sauce|beef noodles sauce
mccain chip|mccain > oven chips
aunt bessies > yorkshire pudding
ginsters > cornish pasty
greggs sausage roll > sausage roll
greggs steak bake|steak bake > steak pie|meat pastry
pukka pie > steak pie|chicken pie
linda mccartney sausage > vegetarian sausage
richmond sausage|walls sausage|bratwurst > pork sausage grilled
quorn mince|vegan mince|veggie mince|soya mince|vegetarian mince > quorn pieces|meat substitute
quorn nugget|vegan nugget > chicken nugget meatless|meatless chicken
birds eye fish finger > fish finger
just egg > egg substitute
nandos|peri peri chicken|piri piri chicken > roast chicken|chicken grilled
five guys burger|in n out burger|smash burger|smashburger > cheeseburger
chipotle burrito > burrito
panda express orange chicken > orange chicken
crunchwrap|crunchwrap supreme|chalupa > taco beef|burrito beef
dunkin donut|krispy kreme > glazed doughnut|doughnut
donut hole|munchkins|timbits > doughnut hole
papa johns|papa john pizza|pizza hut pizza|little caesars > cheese pizza
filet o fish > filet fish|fish sandwich
mcchicken > chicken fillet sandwich fried
big breakfast > big breakfast
baconator|bacon cheeseburger > cheeseburger bacon|cheeseburger
popcorn chicken > popcorn chicken|chicken nuggets
blooming onion > onion rings
crispy chicken sandwich|spicy chicken sandwich > chicken fillet sandwich fried
footlong|foot long|subway|subway sandwich > submarine sandwich|sandwich or sub
egg florentine|eggs florentine > benedict egg
eggs royale|egg royale > benedict egg
bacon roll|bacon bap|bacon barm|bacon cob|bacon sarnie > bacon sandwich
sausage bap|sausage sandwich|sausage roll bap|sausage sarnie > sausage sandwich
fish finger sandwich|fish finger butty > fish sandwich
katsu curry > chicken curry|chicken fried coated
chicken katsu > chicken fried coated
tom yum|tom yum soup > hot and sour soup
laksa > noodle soup coconut|vietnamese noodle soup
sticky toffee pudding|jam roly poly|spotted dick|syrup sponge > sponge pudding
summer roll|rice paper roll > rice paper roll
fish chip shop|chippy tea > fish and chips
`
  .trim()
  .split('\n')
