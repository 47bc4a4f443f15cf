import { type Story } from '../../story'
import { placeholderPath } from '../../urls'
import { appendElement } from '../dom'
import { type Motion } from '../motion'
import { baseDepth, type IngredientSpot } from './stage-layout'

export type ResolveUrl = (path: string) => string

/** What a scene is drawn on. Lengths are stage units: the stage is 100 by 100, and one unit is one em of its CSS. */
export type Stage = { element: HTMLElement; motion: Motion; story: Story; resolveUrl: ResolveUrl }

/** Adds the picture of an ingredient, or another `image` of it. Its inner and outer element can be animated independently. */
export function appendIngredient(
  { element, story, resolveUrl }: Stage,
  index: number,
  { x, y, size }: IngredientSpot,
  { parent = element, image }: { parent?: HTMLElement; image?: string | undefined } = {},
): HTMLElement {
  const holder = appendElement(parent, 'div', 'thing')
  holder.style.left = `${x - size / 2}em`
  holder.style.top = `${y - size * baseDepth}em`
  holder.style.width = holder.style.height = `${size}em`
  const picture = appendElement(appendElement(holder, 'div', 'shell'), 'img')
  picture.alt = ''
  picture.src = resolveUrl(image ?? story.ingredients[index]?.image ?? placeholderPath)
  return holder
}
