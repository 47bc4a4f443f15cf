import { Random } from '../random'
import { type StillLife } from '../still-life'
import { families, type Family, vary } from './palettes'
import { tallGlass, ware } from './served-dish'
import { places } from './table'

const fallback: Family = { wall: '#f0b35c', table: '#f8d8a4', cloth: '#fff6e6', ware: ['#ffffff'] }

/** What is decided of a still life before it is drawn: its colours, the places of things, the dish's own colour. */
export function setting(life: StillLife) {
  const random = new Random(life.id)
  const family = vary(families[life.category] ?? fallback, random)
  const tall = tallGlass.has(life.vessel)
  const around = life.around.slice(0, 5)
  const at = places(random, around.length, tall)
  return { random, family, tall, around, at, color: ware(life, family, random) }
}
