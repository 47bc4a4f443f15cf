import { type Random } from '../random'
import { shade, tint } from '../svg/color'

/** A category's colours: the wall, the table, and the dishes that stand well before them. */
export interface Family {
  wall: string
  table: string
  cloth: string
  ware: readonly string[]
}

export const families: Record<string, Family> = {
  breakfasts: {
    wall: '#ffc95c',
    table: '#ffe3a6',
    cloth: '#fff6e4',
    ware: ['#ffffff', '#5aa7c7', '#f4efe6', '#e8694a'],
  },
  soups: {
    wall: '#e8694a',
    table: '#f6a484',
    cloth: '#fdeee2',
    ware: ['#fbf6ee', '#3f7f8c', '#f3d9a4', '#35465e'],
  },
  salads: {
    wall: '#8cc152',
    table: '#c5e39a',
    cloth: '#fbfbec',
    ware: ['#ffffff', '#f5ead8', '#e9a13b', '#4d7f8f'],
  },
  starters: {
    wall: '#f0a13c',
    table: '#fad197',
    cloth: '#fff4e2',
    ware: ['#fdfaf4', '#35465e', '#7fae9a', '#d9573f'],
  },
  meat: {
    wall: '#a63a3a',
    table: '#d9816a',
    cloth: '#f7e3cf',
    ware: ['#fbf4ea', '#3c3a44', '#eac07a', '#6d8b8c'],
  },
  poultry: {
    wall: '#e39a3d',
    table: '#f8cf8e',
    cloth: '#fff3dd',
    ware: ['#ffffff', '#46708a', '#a9432f', '#f1e3cd'],
  },
  fish: {
    wall: '#4f9db5',
    table: '#a5d5dc',
    cloth: '#f5fafa',
    ware: ['#ffffff', '#f0e4d0', '#24526b', '#f2b55a'],
  },
  'pasta-and-grains': {
    wall: '#d98f4e',
    table: '#f3c998',
    cloth: '#fdf3e3',
    ware: ['#fdf9f2', '#4f7d6a', '#b5422f', '#35526b'],
  },
  vegetables: {
    wall: '#5fa777',
    table: '#b3dab0',
    cloth: '#f9f8e9',
    ware: ['#fffdf8', '#e8a13c', '#d9664a', '#3d6a66'],
  },
  baking: {
    wall: '#c98f68',
    table: '#ecc7a2',
    cloth: '#fdf4e8',
    ware: ['#fdf8f0', '#7fa3a6', '#c8553d', '#5a4a5e'],
  },
  desserts: {
    wall: '#ea8fa8',
    table: '#f9c6cf',
    cloth: '#fff4f3',
    ware: ['#ffffff', '#8d6cae', '#7cc0b5', '#f6dfa8'],
  },
  drinks: {
    wall: '#7d7cc4',
    table: '#bdbbe8',
    cloth: '#f6f4fd',
    ware: ['#ffffff', '#f3b24c', '#5fae9e', '#e87b6a'],
  },
}

/** A family's colours moved a little, so that neighbours in a list differ. */
export function vary(family: Family, random: Random): Family {
  const t = random.next(-0.16, 0.18)
  const move = (color: string) => (t < 0 ? shade(color, -t) : tint(color, t))
  return { ...family, wall: move(family.wall), table: move(family.table) }
}
