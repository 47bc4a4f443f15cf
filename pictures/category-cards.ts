import { wholeFish } from './drawings/fish'
import { cookedItem } from './drawings/item'
import { bird } from './drawings/meat'
import { itemsOf } from './products/product-items'
import { type StillLife } from './still-life'

/** A still life with the ids of its products, separated by spaces. */
type Description = Pick<StillLife, 'vessel' | 'style' | 'color' | 'isHot' | 'main'> & {
  toppings?: string
  contents?: string
  surroundings: string
}

const stillLife = (
  id: string,
  category: string,
  { toppings = '', contents = '', surroundings, ...description }: Description,
): StillLife => ({
  id,
  category,
  ...description,
  toppings: itemsOf(toppings),
  contents: itemsOf(contents),
  surroundings: itemsOf(surroundings),
})

const roastChicken = cookedItem(bird('roastChicken', '#cf7f32'))
const bakedFish = cookedItem(wholeFish('bakedDorado', '#d99a4a', '#f6e0b0', { isBaked: true }))

/** A card of drawings: one dish for the front and two backs, another for the third back. */
interface CategoryCard {
  front: StillLife
  thirdBack: StillLife
  /** The dishes of the same card in renders, once all dishes of the category have them. */
  rendered?: { front: string; backs: readonly [string, string, string] }
}

export const categoryCards: readonly CategoryCard[] = [
  {
    front: stillLife('breakfasts', 'breakfasts', {
      vessel: 'plate',
      style: 'pancakes',
      color: '#d98a3a',
      toppings: 'honey strawberries blueberries',
      surroundings: 'milk eggs strawberries butter honey',
    }),
    thirdBack: stillLife('breakfasts-other', 'breakfasts', {
      vessel: 'bowl',
      style: 'porridge',
      color: '#f0deb8',
      toppings: 'raspberries bananas butter',
      surroundings: 'oat-flakes milk bananas raspberries',
      isHot: true,
    }),
  },
  {
    front: stillLife('soups', 'soups', {
      vessel: 'bowl',
      style: 'soup',
      color: '#a51f35',
      toppings: 'sour-cream dill',
      contents: 'beetroot potato carrot beef',
      surroundings: 'beetroot garlic dill sour-cream carrot',
      isHot: true,
    }),
    thirdBack: stillLife('soups-other', 'soups', {
      vessel: 'pot',
      style: 'soup',
      color: '#f0972e',
      toppings: 'cream-33 parsley pumpkin-seeds',
      contents: 'carrot',
      surroundings: 'pumpkin carrot cream-20 onion',
      isHot: true,
    }),
    rendered: {
      front: 'borscht',
      backs: ['tom-yum-with-prawns', 'pumpkin-cream-soup', 'chicken-noodle-soup'],
    },
  },
  {
    front: stillLife('salads', 'salads', {
      vessel: 'bowl',
      style: 'salad',
      color: '#8cc152',
      toppings: 'tomato cucumber feta',
      contents: 'leaf-lettuce tomato cucumber sweet-pepper black-olives',
      surroundings: 'olive-oil cucumber tomato leaf-lettuce lemon',
    }),
    thirdBack: stillLife('salads-other', 'salads', {
      vessel: 'plate',
      style: 'salad',
      color: '#b8447a',
      toppings: 'beetroot feta walnuts',
      contents: 'beetroot arugula feta',
      surroundings: 'beetroot arugula walnuts olive-oil',
    }),
    rendered: {
      front: 'greek-salad',
      backs: ['vinegret', 'herring-under-fur-coat', 'warm-liver-and-pear-salad'],
    },
  },
  {
    front: stillLife('starters', 'starters', {
      vessel: 'board',
      style: 'slices',
      color: '#e58a7a',
      toppings: 'green-olives dill',
      surroundings: 'rossiysky-cheese black-olives wheat-loaf cherry-tomato grapes',
    }),
    thirdBack: stillLife('starters-other', 'starters', {
      vessel: 'plate',
      style: 'rolls',
      color: '#b98ab0',
      toppings: 'walnuts parsley pomegranate',
      surroundings: 'aubergine walnuts pomegranate garlic',
    }),
  },
  {
    front: stillLife('meat', 'meat', {
      vessel: 'pan',
      style: 'stew',
      color: '#9a4a26',
      toppings: 'parsley',
      contents: 'beef carrot champignons',
      surroundings: 'beef onion carrot parsley ground-black-pepper',
      isHot: true,
    }),
    thirdBack: stillLife('meat-other', 'meat', {
      vessel: 'board',
      style: 'skewers',
      color: '#a5602e',
      toppings: 'red-onion parsley',
      contents: 'sweet-pepper tomato',
      surroundings: 'pork-neck red-onion tomato parsley',
    }),
    rendered: {
      front: 'homemade-cutlets',
      backs: ['golubtsy', 'pork-shashlik', 'sweet-and-sour-pork'],
    },
  },
  {
    front: stillLife('poultry', 'poultry', {
      vessel: 'baking-dish',
      style: 'whole',
      color: '#d08a3a',
      toppings: 'lemon potato rosemary',
      surroundings: 'whole-chicken lemon garlic potato rosemary',
      main: roastChicken,
    }),
    thirdBack: stillLife('poultry-other', 'poultry', {
      vessel: 'plate',
      style: 'patties',
      color: '#d9a05a',
      toppings: 'dill',
      surroundings: 'chicken-mince eggs onion dill',
    }),
  },
  {
    front: stillLife('fish', 'fish', {
      vessel: 'plate',
      style: 'whole',
      color: '#d08a3a',
      toppings: 'lemon dill',
      surroundings: 'salmon-fillet lemon dill king-prawns olive-oil',
      main: bakedFish,
    }),
    thirdBack: stillLife('fish-other', 'fish', {
      vessel: 'pan',
      style: 'stew',
      color: '#e07a3a',
      toppings: 'parsley lemon',
      contents: 'king-prawns mussels',
      surroundings: 'king-prawns mussels lemon garlic',
      isHot: true,
    }),
  },
  {
    front: stillLife('pasta-and-grains', 'pasta-and-grains', {
      vessel: 'plate',
      style: 'pasta',
      color: '#f6cb5c',
      toppings: 'cherry-tomato basil parmesan',
      surroundings: 'spaghetti tomato basil garlic parmesan',
    }),
    thirdBack: stillLife('pasta-and-grains-other', 'pasta-and-grains', {
      vessel: 'bowl',
      style: 'grains',
      color: '#a56c3c',
      toppings: 'champignons green-onion',
      contents: 'carrot',
      surroundings: 'buckwheat champignons onion butter',
      isHot: true,
    }),
  },
  {
    front: stillLife('vegetables', 'vegetables', {
      vessel: 'baking-dish',
      style: 'bake',
      color: '#e8b04a',
      toppings: 'zucchini tomato basil',
      contents: 'tomato zucchini aubergine',
      surroundings: 'aubergine zucchini tomato sweet-pepper garlic',
      isHot: true,
    }),
    thirdBack: stillLife('vegetables-other', 'vegetables', {
      vessel: 'pan',
      style: 'stew',
      color: '#c9602e',
      toppings: 'basil',
      contents: 'aubergine zucchini sweet-pepper tomato',
      surroundings: 'sweet-pepper aubergine onion basil',
    }),
  },
  {
    front: stillLife('baking', 'baking', {
      vessel: 'cake-stand',
      style: 'pie',
      color: '#c22c4a',
      toppings: 'raspberries mint',
      surroundings: 'wheat-flour apples eggs butter raspberries',
    }),
    thirdBack: stillLife('baking-other', 'baking', {
      vessel: 'board',
      style: 'bread',
      color: '#c9813a',
      surroundings: 'wheat-flour dry-yeast butter milk',
    }),
  },
  {
    front: stillLife('desserts', 'desserts', {
      vessel: 'cake-stand',
      style: 'cake',
      color: '#6b3a24',
      toppings: 'strawberries mint',
      surroundings: 'dark-chocolate strawberries cream-33 eggs raspberries',
    }),
    thirdBack: stillLife('desserts-other', 'desserts', {
      vessel: 'glass',
      style: 'cream',
      color: '#f9d9c4',
      toppings: 'raspberries mint',
      surroundings: 'mascarpone raspberries savoiardi mint',
    }),
  },
  {
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
