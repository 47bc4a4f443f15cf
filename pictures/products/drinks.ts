import { emblems } from '../drawings/emblems'
import { type FoodItem, item } from '../drawings/item'
import * as packaging from '../drawings/packaging'
import * as pieces from '../drawings/pieces'
import { clayDrawing, type Drawing, embed, emoji, svgDrawing } from '../svg/drawing'
import { ball, clay, down, side } from '../svg/paint'

const juice = (color: string, emblem: Drawing) => item(packaging.carton(color, emblem), 270)

/** A tall bottle of wine or spirits. */
const wineBottle = (key: string, glass: string, label: string, emblem?: Drawing) =>
  svgDrawing(
    key,
    `<g filter="${clay(8)}"><path d="M106 6h44v78q0 20 18 34q14 12 14 34v82q0 14-14 14H88q-14 0-14-14v-82q0-22 14-34q18-14 18-34z" fill="${side(glass)}"/></g><path d="M106 6h44v46h-44z" fill="${label}"/><rect x="74" y="150" width="108" height="66" fill="#fff8ea"/><path d="M74 150h108v10H74zM74 206h108v10H74z" fill="${label}"/>${emblem ? embed(emblem, 104, 160, 46) : ''}<path d="M90 130v100" stroke="#fff" stroke-width="7" opacity=".35" stroke-linecap="round"/>`,
    [emblem],
  )

const plasticBottle = (key: string, liquid: string, cap: string, emblem?: Drawing) =>
  svgDrawing(
    key,
    `<g filter="${clay(8)}"><path d="M110 28h36l4 24q34 16 36 58q-10 14-2 30q8 16 0 32q-6 14 2 28v32q0 14-14 14H84q-14 0-14-14v-32q8-14 2-28q-8-16 0-32q8-16-2-30q2-42 36-58z" fill="${side(liquid)}"/></g><path d="M70 128h116v52H70z" fill="${cap}" opacity=".85"/>${emblem ? embed(emblem, 104, 130, 48) : ''}<path d="M92 92v130" stroke="#fff" stroke-width="9" opacity=".5" stroke-linecap="round"/><g filter="${clay(3)}"><rect x="102" y="8" width="52" height="26" rx="7" fill="${down(cap)}"/></g>`,
    [emblem],
  )
const iceCube: Drawing = emoji('1f9ca')

export const drinks: Record<string, FoodItem> = {
  water: item(packaging.tumbler('#a8dbf0'), 190),
  'sparkling-water': item(plasticBottle('sparkling', '#cfeaf4', '#3f8fe0', emblems.bubbles), 290),
  'ice-cubes': item(iceCube, 130, iceCube, 96, 3),
  'black-tea': item(packaging.bag('#4a3a4e', emblems.leaf, '#d9a43a'), 190),
  'green-tea': item(packaging.bag('#a8c98a', emblems.leaf, '#4f8a3f'), 190),
  'ground-coffee': item(
    packaging.bag('#6a4430', emblems.coffee, '#e8c48a'),
    215,
    pieces.pinch('#5a3422'),
    100,
    1,
  ),
  'apple-juice': juice('#8cc63f', emblems.apple),
  'orange-juice': juice('#f59a2a', emblems.orange),
  'tomato-juice': juice('#d8392f', emblems.tomato),
  'grape-juice': juice('#6a4bb0', emblems.grapes),
  'pomegranate-juice': item(
    packaging.bottle(
      '#a51430',
      '#5f1428',
      clayDrawing(
        'pomegranateMark',
        `<path d="M100 48l8-34l20 16l20-16l8 34z" fill="#b8203a"/><circle cx="128" cy="142" r="98" fill="${ball('#cf2f45')}"/>`,
      ),
    ),
    270,
  ),
  'bottled-kvass': item(
    plasticBottle('kvass', '#7a4020', '#d9a43a', emblems.bread),
    290,
    pieces.dollop('#e9c48a'),
    80,
    1,
  ),
  'oat-drink': juice('#d0b07a', emblems.wheat),
  'almond-drink': juice('#b8845a', emblems.chestnut),
  'dry-white-wine': item(wineBottle('whiteWine', '#c9cf7a', '#d9b84a', emblems.whiteGrapes), 330),
  'dry-red-wine': item(wineBottle('redWine', '#5a1428', '#8a1f3a', emblems.grapes), 330),
  cognac: item(packaging.bottle('#b5601f', '#3a2418', emblems.grapes), 260),
}
