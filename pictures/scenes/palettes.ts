import { type Random } from '../random'
import { shade, tint } from '../svg/color'

/** The colours of a category: wall, table and napkin, and vessels that contrast with them. */
export interface Palette {
  wall: string
  table: string
  napkin: string
  vessels: readonly string[]
}

const palettes: Record<string, Palette> = {
  breakfasts: {
    wall: '#ffc95c',
    table: '#ffe3a6',
    napkin: '#fff6e4',
    vessels: ['#ffffff', '#5aa7c7', '#f4efe6', '#e8694a'],
  },
  soups: {
    wall: '#e8694a',
    table: '#f6a484',
    napkin: '#fdeee2',
    vessels: ['#fbf6ee', '#3f7f8c', '#f3d9a4', '#35465e'],
  },
  salads: {
    wall: '#8cc152',
    table: '#c5e39a',
    napkin: '#fbfbec',
    vessels: ['#ffffff', '#f5ead8', '#e9a13b', '#4d7f8f'],
  },
  starters: {
    wall: '#f0a13c',
    table: '#fad197',
    napkin: '#fff4e2',
    vessels: ['#fdfaf4', '#35465e', '#7fae9a', '#d9573f'],
  },
  meat: {
    wall: '#a63a3a',
    table: '#d9816a',
    napkin: '#f7e3cf',
    vessels: ['#fbf4ea', '#3c3a44', '#eac07a', '#6d8b8c'],
  },
  poultry: {
    wall: '#e39a3d',
    table: '#f8cf8e',
    napkin: '#fff3dd',
    vessels: ['#ffffff', '#46708a', '#a9432f', '#f1e3cd'],
  },
  fish: {
    wall: '#4f9db5',
    table: '#a5d5dc',
    napkin: '#f5fafa',
    vessels: ['#ffffff', '#f0e4d0', '#24526b', '#f2b55a'],
  },
  'pasta-and-grains': {
    wall: '#d98f4e',
    table: '#f3c998',
    napkin: '#fdf3e3',
    vessels: ['#fdf9f2', '#4f7d6a', '#b5422f', '#35526b'],
  },
  vegetables: {
    wall: '#5fa777',
    table: '#b3dab0',
    napkin: '#f9f8e9',
    vessels: ['#fffdf8', '#e8a13c', '#d9664a', '#3d6a66'],
  },
  baking: {
    wall: '#c98f68',
    table: '#ecc7a2',
    napkin: '#fdf4e8',
    vessels: ['#fdf8f0', '#7fa3a6', '#c8553d', '#5a4a5e'],
  },
  desserts: {
    wall: '#ea8fa8',
    table: '#f9c6cf',
    napkin: '#fff4f3',
    vessels: ['#ffffff', '#8d6cae', '#7cc0b5', '#f6dfa8'],
  },
  drinks: {
    wall: '#7d7cc4',
    table: '#bdbbe8',
    napkin: '#f6f4fd',
    vessels: ['#ffffff', '#f3b24c', '#5fae9e', '#e87b6a'],
  },
}

/** The palette of a category, a little lighter or darker at random, so that neighbours in a list differ. */
export function paletteOf(category: string, random: Random): Palette {
  const palette = palettes[category]
  if (!palette) throw new Error(`Category ${category} has no palette: add one to pictures/scenes/palettes.ts`)
  const t = random.next(-0.16, 0.18)
  const vary = (color: string) => (t < 0 ? shade(color, -t) : tint(color, t))
  return { ...palette, wall: vary(palette.wall), table: vary(palette.table) }
}
