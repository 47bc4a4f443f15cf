/** The card of a category: the middle of one dish, close, and three others from above. */
type CategoryCard = {
  id: string
  front: string
  backs: readonly [string, string, string]
}

const card = (id: string, front: string, ...backs: CategoryCard['backs']): CategoryCard => ({
  id,
  front,
  backs,
})

/** The cards of the categories, in the order of the site. */
export const categoryCards: readonly CategoryCard[] = [
  card('breakfasts', 'banana-oat-pancakes', 'kefir-oladi', 'syrniki', 'village-fried-eggs'),
  card('soups', 'borscht', 'tom-yum-with-prawns', 'pumpkin-cream-soup', 'chicken-noodle-soup'),
  card('salads', 'greek-salad', 'vinegret', 'herring-under-fur-coat', 'warm-liver-and-pear-salad'),
  card(
    'starters',
    'aubergine-rolls-with-walnuts',
    'eggs-stuffed-with-mushrooms',
    'tomato-bruschetta',
    'chicken-mushroom-julienne',
  ),
  card('meat', 'homemade-cutlets', 'golubtsy', 'pork-shashlik', 'sweet-and-sour-pork'),
  card(
    'poultry',
    'roast-chicken-with-potatoes',
    'chicken-tabaka',
    'duck-breast-with-lingonberries',
    'kung-pao-chicken',
  ),
  card('fish', 'teriyaki-salmon', 'garlic-shrimp', 'carp-in-sour-cream', 'mackerel-with-mustard'),
  card(
    'pasta-and-grains',
    'lasagne-bolognese',
    'navy-style-macaroni',
    'uzbek-plov',
    'buckwheat-with-mushrooms',
  ),
  card(
    'vegetables',
    'ratatouille',
    'peppers-stuffed-with-rice-and-mushrooms',
    'baked-pumpkin-brynza',
    'red-bean-lobio',
  ),
  card('baking', 'apple-sharlotka', 'rosemary-focaccia', 'imeretian-khachapuri', 'cabbage-pirozhki'),
  card(
    'desserts',
    'raspberry-panna-cotta',
    'honey-cake',
    'strawberry-curd-cups',
    'chilled-bilberry-cheesecake',
  ),
  card('drinks', 'tarragon-lemonade', 'cranberry-mors', 'marshmallow-cocoa', 'sea-buckthorn-tea'),
]
