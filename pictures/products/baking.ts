import { emblems } from '../drawings/emblems'
import { type FoodItem, item } from '../drawings/item'
import * as packaging from '../drawings/packaging'
import * as pieces from '../drawings/pieces'
import { type Drawing } from '../svg/drawing'
import { pastryRoll } from './bread'

const bag = (paper: string, emblem = emblems.wheat, band?: string, height = 260) =>
  item(packaging.bag(paper, emblem, band), height)
const sachet = (color: string, emblem?: Drawing) => item(packaging.sachet(color, emblem), 165)

export const baking: Record<string, FoodItem> = {
  'wheat-flour': bag('#f0dcb8', emblems.wheat, undefined, 275),
  'wholegrain-flour': bag('#d9b684', emblems.wheat, '#8a5a2e'),
  'rye-flour': bag('#b59a80', emblems.bread, '#6a4a34'),
  'oat-flour': bag('#f3e6cc', emblems.wheat, '#7fae6a', 240),
  'buckwheat-flour': bag('#cbb49a', emblems.blossom, '#a5603a', 240),
  'corn-flour': bag('#fbe3a0', emblems.corn, '#f0b020', 240),
  'rice-flour': bag('#f7f4ec', emblems.rice, '#d8423f', 240),
  'almond-flour': bag('#eed3b4', emblems.chestnut, '#b8743a', 225),
  'potato-starch': bag('#e9e4f2', emblems.potato, '#8a7fc0', 235),
  'corn-starch': bag('#dfeef2', emblems.corn, '#3fa0b8', 225),
  sugar: item(packaging.filledBowl('crumb', '#fffdf8', '#7fb0c8'), 150),
  'cane-sugar': item(packaging.filledBowl('crumb', '#c98a4a', '#f0e2cc'), 150),
  'icing-sugar': item(
    packaging.filledBowl('powder', '#ffffff', '#f2a9b8'),
    150,
    pieces.pinch('#ffffff'),
    130,
    1,
  ),
  'vanilla-sugar': sachet('#f0c45a', emblems.blossom),
  'dry-yeast': sachet('#e0703a', emblems.bread),
  'baking-powder': sachet('#5f9fd0', emblems.cupcake),
  'baking-soda': item(packaging.bag('#e8694a', emblems.bubbles, '#fff6ea'), 200),
  gelatin: sachet('#d65a8a', emblems.drop),
  agar: sachet('#5fae8a', emblems.leaf),
  'cocoa-powder': item(
    packaging.filledBowl('powder', '#7a4a30', '#f6e9da'),
    150,
    pieces.pinch('#6a3e28'),
    120,
    1,
  ),
  'chocolate-drops': item(
    packaging.filledBowl('ball', '#5a3020', '#f2c4b0'),
    145,
    pieces.bead('#5a3020'),
    32,
    12,
  ),
  'coconut-flakes': item(
    packaging.filledBowl('long', '#ffffff', '#8a5f44'),
    150,
    pieces.pinch('#ffffff', 'shreds'),
    120,
    2,
  ),
  'poppy-seeds': item(
    packaging.filledBowl('seed', '#3f4258', '#f4ede4'),
    145,
    pieces.pinch('#3f4258', 'seeds'),
    110,
    2,
  ),
  'milk-powder': item(packaging.bag('#dcebf7', emblems.cow, '#3f8fe0'), 225),
  'rye-malt': item(packaging.filledBowl('powder', '#8a4a30', '#e0c8a8'), 150),
  'ready-puff-pastry': item(pastryRoll('puffPastry', '#f9e8c6', '#d9b47a'), 140),
}
