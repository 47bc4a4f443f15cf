import { wholeFish } from './drawings/fish'
import { cooked } from './drawings/item'
import { bird } from './drawings/meat'
import { things } from './products/product-items'
import { type StillLife } from './still-life'

type Words = Pick<StillLife, 'vessel' | 'look' | 'color' | 'hot' | 'main'> & {
  tops: string
  inside: string
  around: string
}

const life = (id: string, category: string, { tops, inside, around, ...words }: Words): StillLife => ({
  id,
  category,
  ...words,
  tops: things(tops),
  inside: things(inside),
  around: things(around),
})

const roast = cooked(bird('roastChicken', '#cf7f32'))
const bakedFish = cooked(wholeFish('bakedDorado', '#d99a4a', '#f6e0b0', false))

/** The cards of the twelve categories: a dish each, and another one for the card's back. */
export const categoryLives: readonly { front: StillLife; other: StillLife }[] = [
  {
    front: life('breakfasts', 'breakfasts', {
      vessel: 'plate',
      look: 'pancakes',
      color: '#d98a3a',
      tops: 'honey strawberries blueberries',
      inside: '',
      around: 'milk eggs strawberries butter honey',
    }),
    other: life('breakfasts-other', 'breakfasts', {
      vessel: 'bowl',
      look: 'porridge',
      color: '#f0deb8',
      tops: 'raspberries bananas butter',
      inside: '',
      around: 'oat-flakes milk bananas raspberries',
      hot: true,
    }),
  },
  {
    front: life('soups', 'soups', {
      vessel: 'bowl',
      look: 'soup',
      color: '#a51f35',
      tops: 'sour-cream dill',
      inside: 'beetroot potato carrot beef',
      around: 'beetroot garlic dill sour-cream carrot',
      hot: true,
    }),
    other: life('soups-other', 'soups', {
      vessel: 'pot',
      look: 'soup',
      color: '#f0972e',
      tops: 'cream-33 parsley pumpkin-seeds',
      inside: 'carrot',
      around: 'pumpkin carrot cream-20 onion',
      hot: true,
    }),
  },
  {
    front: life('salads', 'salads', {
      vessel: 'bowl',
      look: 'salad',
      color: '#8cc152',
      tops: 'tomato cucumber feta',
      inside: 'leaf-lettuce tomato cucumber sweet-pepper black-olives',
      around: 'olive-oil cucumber tomato leaf-lettuce lemon',
    }),
    other: life('salads-other', 'salads', {
      vessel: 'plate',
      look: 'salad',
      color: '#b8447a',
      tops: 'beetroot feta walnuts',
      inside: 'beetroot arugula feta',
      around: 'beetroot arugula walnuts olive-oil',
    }),
  },
  {
    front: life('starters', 'starters', {
      vessel: 'board',
      look: 'slices',
      color: '#e58a7a',
      tops: 'green-olives dill',
      inside: '',
      around: 'rossiysky-cheese black-olives wheat-loaf cherry-tomato grapes',
    }),
    other: life('starters-other', 'starters', {
      vessel: 'plate',
      look: 'rolls',
      color: '#b98ab0',
      tops: 'walnuts parsley pomegranate',
      inside: '',
      around: 'aubergine walnuts pomegranate garlic',
    }),
  },
  {
    front: life('meat', 'meat', {
      vessel: 'pan',
      look: 'stew',
      color: '#9a4a26',
      tops: 'parsley',
      inside: 'beef carrot champignons',
      around: 'beef onion carrot parsley ground-black-pepper',
      hot: true,
    }),
    other: life('meat-other', 'meat', {
      vessel: 'board',
      look: 'skewers',
      color: '#a5602e',
      tops: 'red-onion parsley',
      inside: 'sweet-pepper tomato',
      around: 'pork-neck red-onion tomato parsley',
    }),
  },
  {
    front: life('poultry', 'poultry', {
      vessel: 'baking-dish',
      look: 'whole',
      color: '#d08a3a',
      tops: 'lemon potato rosemary',
      inside: '',
      around: 'whole-chicken lemon garlic potato rosemary',
      main: roast,
    }),
    other: life('poultry-other', 'poultry', {
      vessel: 'plate',
      look: 'patties',
      color: '#d9a05a',
      tops: 'dill',
      inside: '',
      around: 'chicken-mince eggs onion dill',
    }),
  },
  {
    front: life('fish', 'fish', {
      vessel: 'plate',
      look: 'whole',
      color: '#d08a3a',
      tops: 'lemon dill',
      inside: '',
      around: 'salmon-fillet lemon dill king-prawns olive-oil',
      main: bakedFish,
    }),
    other: life('fish-other', 'fish', {
      vessel: 'pan',
      look: 'stew',
      color: '#e07a3a',
      tops: 'parsley lemon',
      inside: 'king-prawns mussels',
      around: 'king-prawns mussels lemon garlic',
      hot: true,
    }),
  },
  {
    front: life('pasta-and-grains', 'pasta-and-grains', {
      vessel: 'plate',
      look: 'pasta',
      color: '#f6cb5c',
      tops: 'cherry-tomato basil parmesan',
      inside: '',
      around: 'spaghetti tomato basil garlic parmesan',
    }),
    other: life('pasta-and-grains-other', 'pasta-and-grains', {
      vessel: 'bowl',
      look: 'grains',
      color: '#a56c3c',
      tops: 'champignons green-onion',
      inside: 'carrot',
      around: 'buckwheat champignons onion butter',
      hot: true,
    }),
  },
  {
    front: life('vegetables', 'vegetables', {
      vessel: 'baking-dish',
      look: 'bake',
      color: '#e8b04a',
      tops: 'zucchini tomato basil',
      inside: 'tomato zucchini aubergine',
      around: 'aubergine zucchini tomato sweet-pepper garlic',
      hot: true,
    }),
    other: life('vegetables-other', 'vegetables', {
      vessel: 'pan',
      look: 'stew',
      color: '#c9602e',
      tops: 'basil',
      inside: 'aubergine zucchini sweet-pepper tomato',
      around: 'sweet-pepper aubergine onion basil',
    }),
  },
  {
    front: life('baking', 'baking', {
      vessel: 'cake-stand',
      look: 'pie',
      color: '#c22c4a',
      tops: 'raspberries mint',
      inside: '',
      around: 'wheat-flour apples eggs butter raspberries',
    }),
    other: life('baking-other', 'baking', {
      vessel: 'board',
      look: 'bread',
      color: '#c9813a',
      tops: '',
      inside: '',
      around: 'wheat-flour dry-yeast butter milk',
    }),
  },
  {
    front: life('desserts', 'desserts', {
      vessel: 'cake-stand',
      look: 'cake',
      color: '#6b3a24',
      tops: 'strawberries mint',
      inside: '',
      around: 'dark-chocolate strawberries cream-33 eggs raspberries',
    }),
    other: life('desserts-other', 'desserts', {
      vessel: 'glass',
      look: 'cream',
      color: '#f9d9c4',
      tops: 'raspberries mint',
      inside: '',
      around: 'mascarpone raspberries savoiardi mint',
    }),
  },
  {
    front: life('drinks', 'drinks', {
      vessel: 'glass',
      look: 'drink',
      color: '#f2a33a',
      tops: 'ice-cubes oranges mint',
      inside: '',
      around: 'oranges lemon mint ice-cubes peaches',
    }),
    other: life('drinks-other', 'drinks', {
      vessel: 'cup',
      look: 'drink',
      color: '#8a4a2a',
      tops: 'star-anise',
      inside: '',
      around: 'cinnamon-sticks ground-coffee honey milk',
      hot: true,
    }),
  },
]
