import { trusted } from './trusted-markup'

/** A drawing that covers the stage. */
export type Layer = SVGSVGElement

/** Returns the first element that matches; throws if there is none. */
export function find<E extends Element = HTMLElement>(selector: string, root: ParentNode = document): E {
  const element = root.querySelector<E>(selector)
  if (!element) throw new Error(`No element ${selector}: check film/film-page.ts and the drawings.`)
  return element
}

export function appendElement<K extends keyof HTMLElementTagNameMap>(
  parent: Element,
  tag: K,
  className = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  if (className) element.className = className
  parent.append(element)
  return element
}

export function appendLayer(parent: Element, markup = ''): Layer {
  const layer = createSvgElement('svg', markup)
  layer.setAttribute('viewBox', '0 0 100 100')
  parent.append(layer)
  return layer
}

/** Adds a group to a layer, so that its drawing can move by itself. */
export function appendGroup(layer: Layer, markup: string): SVGGElement {
  const group = createSvgElement('g', markup)
  layer.append(group)
  return group
}

function createSvgElement<K extends 'svg' | 'g'>(tag: K, markup: string): SVGElementTagNameMap[K] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  element.innerHTML = trusted(markup)
  return element
}
