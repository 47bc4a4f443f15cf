import { type Look } from './dishes/food-styles'
import { type VesselName } from './dishes/vessels'
import { type Thing } from './drawings/item'

/** A still life, said in words. */
export interface StillLife {
  id: string
  category: string
  vessel: VesselName
  look: Look
  color: string
  tops: readonly Thing[]
  inside: readonly Thing[]
  around: readonly Thing[]
  main?: Thing
  hot?: boolean
}
