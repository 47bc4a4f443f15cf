import { itemsOf } from './products/product-items'
import { type StillLife } from './still-life'

/** A still life with the ids of its products, separated by spaces. */
type Description = Pick<StillLife, 'vessel' | 'style' | 'color' | 'isHot'> & {
  toppings?: string
  surroundings: string
}

const stillLife = (
  id: string,
  category: string,
  { toppings = '', surroundings, ...description }: Description,
): StillLife => ({
  id,
  category,
  ...description,
  toppings: itemsOf(toppings),
  contents: [],
  surroundings: itemsOf(surroundings),
})

/** A card of renders: the middle of one dish, close, and three others from above. */
interface RenderedCard {
  id: string
  front: string
  backs: readonly [string, string, string]
}

/** A card of drawings: one dish for the front and two backs, another for the third back. */
interface DrawnCard {
  id: string
  front: StillLife
  thirdBack: StillLife
}

const rendered = (id: string, front: string, ...backs: RenderedCard['backs']): RenderedCard => ({
  id,
  front,
  backs,
})

/** The cards of the categories, in the order of the site. */
export const categoryCards: readonly (RenderedCard | DrawnCard)[] = [
  rendered('breakfasts', 'banana-oat-pancakes', 'kefir-oladi', 'syrniki', 'village-fried-eggs'),
  rendered('soups', 'borscht', 'tom-yum-with-prawns', 'pumpkin-cream-soup', 'chicken-noodle-soup'),
  rendered('salads', 'greek-salad', 'vinegret', 'herring-under-fur-coat', 'warm-liver-and-pear-salad'),
  rendered(
    'starters',
    'aubergine-rolls-with-walnuts',
    'eggs-stuffed-with-mushrooms',
    'tomato-bruschetta',
    'chicken-mushroom-julienne',
  ),
  rendered('meat', 'homemade-cutlets', 'golubtsy', 'pork-shashlik', 'sweet-and-sour-pork'),
  rendered(
    'poultry',
    'roast-chicken-with-potatoes',
    'chicken-tabaka',
    'duck-breast-with-lingonberries',
    'kung-pao-chicken',
  ),
  rendered('fish', 'teriyaki-salmon', 'garlic-shrimp', 'carp-in-sour-cream', 'mackerel-with-mustard'),
  rendered(
    'pasta-and-grains',
    'lasagne-bolognese',
    'navy-style-macaroni',
    'uzbek-plov',
    'buckwheat-with-mushrooms',
  ),
  rendered(
    'vegetables',
    'ratatouille',
    'peppers-stuffed-with-rice-and-mushrooms',
    'baked-pumpkin-brynza',
    'red-bean-lobio',
  ),
  rendered('baking', 'apple-sharlotka', 'rosemary-focaccia', 'imeretian-khachapuri', 'cabbage-pirozhki'),
  rendered(
    'desserts',
    'raspberry-panna-cotta',
    'honey-cake',
    'strawberry-curd-cups',
    'chilled-bilberry-cheesecake',
  ),
  {
    id: 'drinks',
    front: stillLife('drinks', 'drinks', {
      vessel: 'glass',
      style: 'drink',
      color: '#f2a33a',
      toppings: 'ice-cubes oranges mint',
      surroundings: 'oranges lemon mint ice-cubes peaches',
    }),
    thirdBack: stillLife('drinks-other', 'drinks', {
      vessel: 'cup',
      style: 'drink',
      color: '#8a4a2a',
      toppings: 'star-anise',
      surroundings: 'cinnamon-sticks ground-coffee honey milk',
      isHot: true,
    }),
  },
]
