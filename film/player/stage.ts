import { type Place, type Tool } from '../staging'
import { type Scene, type ShelfScene, type StepScene, type Story } from '../story'
import { box, burner, flake, flames, lid, shelf, timer, tools, vessels, wisp, type Vessel } from './art'
import { drawn } from './drawn'
import { hop, orbit, place, pour, soft, springy, type Motion } from './motion'

/** Builds the kitchen of one scene and its animations. All lengths are parts of the stage: 100 by 100. */

export type Stage = { element: HTMLElement; motion: Motion; story: Story; address: (path: string) => string }

type Layer = SVGSVGElement

const ENTER = 350
const EXIT = 300
/** An ingredient's base stands this deep in its square picture. */
const BASE = 0.87
const IN_VESSEL = 0.8

export function mountShelf(stage: Stage, scene: ShelfScene) {
  const { element, motion, story } = stage
  element.replaceChildren()
  const count = story.ingredients.length
  const rows = count > 4 ? 2 : 1
  const inRow = Math.ceil(count / rows)
  const size = Math.min(17, 90 / inRow + 2)
  const gap = Math.min(18, 90 / inRow)
  const low = draw(element, shelf)
  const high = rows > 1 ? draw(element, shelf) : undefined
  low.style.top = `${rows > 1 ? 24 : 8}em`
  if (high) high.style.top = '-1.5em'
  const light = make('i', 'light', element)
  motion.add(light, { opacity: [0, 1], transform: ['scale(.4)', 'none'] }, { for: 600, easing: soft })
  appear(stage, [low, ...(high ? [high] : [])], -8)

  scene.lines.forEach(({ at }, index) => {
    const row = Math.floor(index / inRow)
    const rowCount = row === rows - 1 ? count - inRow * (rows - 1) : inRow
    const y = 26 + (rows === 1 ? 8 : row === 0 ? -1.5 : 24)
    const x = 50 + ((index % inRow) - (rowCount - 1) / 2) * gap
    const picture = ingredient(stage, index, x, y, size)
    const centre = y - size * BASE + size / 2
    const stay = (scene.lines[index + 1]?.at ?? at + 800) - at
    const [dx, dy, big] = [50 - x, 76 - centre, 38 / size]
    const spot = place(dx, dy, 0, big)
    motion.add(
      picture,
      [
        { offset: 0, opacity: 0, transform: place(dx, dy + 10, -14, big * 0.3), easing: springy },
        { offset: 0.3, opacity: 1, transform: spot },
        { offset: 0.52, opacity: 1, transform: place(dx, dy, 0, big * 1.03), easing: 'ease-in' },
        { offset: 0.58, transform: place(dx, dy + 2, 0, big * 1.08, big * 0.92), easing: 'ease-out' },
        {
          offset: 0.74,
          transform: place(dx * 0.45, Math.min(dy * 0.3, 0) - 9, 6, 1 + (big - 1) * 0.4),
          easing: 'ease-in',
        },
        { offset: 0.88, transform: place(0, 0.8, 0, 1.12, 0.86), easing: 'ease-out' },
        { offset: 0.95, transform: place(0, -1, 0, 0.97, 1.04), easing: 'ease-in-out' },
        { offset: 1, opacity: 1, transform: place(0, 0) },
      ],
      { at: at - 120, for: Math.max(1_150, stay + 350) },
    )
  })
  leave(stage, [...element.children], scene.duration)
}

export function mountStep(
  stage: Stage,
  scene: StepScene,
  before: Scene | undefined,
  after: Scene | undefined,
) {
  const { element, motion, story } = stage
  const { staging, uses, inside, duration } = scene
  element.replaceChildren()
  const vessel = vessels[staging.place]
  const isBox = staging.place === 'oven' || staging.place === 'cold'
  element.dataset.place = staging.place
  const wasHere = sharesVessel(scene, before)
  const staysHere = sharesVessel(scene, after)
  const isSame = before?.kind === 'step' && before.staging.place === staging.place

  // From the back to the front.
  const plank = uses.length > 0 ? draw(element, shelf) : undefined
  const shadow = make('i', 'shadow', element)
  shadow.style.top = `${vessel.foot - 3}em`
  const boxBack = isBox ? draw(element, box.back) : undefined
  const hob = staging.flame ? draw(element, burner(vessel.foot)) : undefined
  const back = draw(element, vessel.back)
  const { y, ry } = vessel.rim
  const pours = uses.some((index) => story.ingredients[index]?.pour)
  const fill = vessel.hollow ? draw(element, contents(vessel, staging.place)) : undefined
  const room = make('div', 'room', element)
  const front = draw(element, vessel.front)
  const fire = staging.flame ? draw(element, flames(vessel.foot)) : undefined
  const boxFront = isBox ? draw(element, box.front) : undefined
  const air = draw(element, '')

  const entering = [shadow, back, front].filter((part): part is HTMLElement | Layer => Boolean(part))
  if (!wasHere) {
    for (const part of entering) {
      motion.add(
        part,
        { transform: ['translateY(14em) scale(.9)', 'none'], opacity: [0, 1] },
        { for: 520, easing: springy },
      )
    }
  }
  if (!staysHere) leave(stage, entering, duration)

  // Ingredients that went in before lie there already; the new ones come from the shelf, one after another.
  for (const index of inside) {
    if (story.ingredients[index]?.pour) continue
    const spot = spotOf(index, vessel)
    const picture = ingredient(stage, index, spot.x, spot.y + 6, 17 * IN_VESSEL, room)
    if (!wasHere) motion.add(picture, { opacity: [0, 1] }, { at: 250, for: 250 })
    if (!keepsInside(after, staysHere, index)) leave(stage, [picture], duration)
  }
  const first = 900
  const gap = Math.min(620, (duration - first - 2_300) / Math.max(1, uses.length))
  const size = Math.min(17, 92 / Math.max(1, uses.length))
  const step = Math.min(19, 90 / Math.max(1, uses.length))
  let landed = first
  const pieces: { picture: HTMLElement; x: number; at: number }[] = []

  uses.forEach((index, order) => {
    const x = 50 + (order - (uses.length - 1) / 2) * step
    const picture = ingredient(stage, index, x, 26.5, size, room)
    const from = { x, y: 26.5 - size * BASE + size / 2 }
    const at = first + gap * order
    motion.add(picture, { opacity: [0, 1], scale: [0.4, 1] }, { at: order * 60, for: 400, easing: springy })
    const stream = story.ingredients[index]?.pour
    if (stream) {
      const turnsLeft = x >= 50
      const mouth = { x: 50 + (turnsLeft ? 12 : -12), y: y - 17 }
      motion.add(picture, pour(from, mouth, turnsLeft ? -105 : 105), { at, for: 1_900, fill: 'forwards' })
      strew(stage, room, {
        x: 50 + (turnsLeft ? 3 : -3),
        y: mouth.y,
        floor: y + ry * 0.3,
        color: stream,
        at: at + 720,
      })
      leave(stage, [picture], duration)
      landed = at + 1_350
    } else {
      const spot = spotOf(index, vessel)
      const scale = (17 * IN_VESSEL) / size
      const to = { x: spot.x, y: spot.y + 6 - 17 * IN_VESSEL * (BASE - 0.5) }
      motion.add(picture, hop(from, to, { scale, turn: ((index * 47) % 50) - 25 }), {
        at,
        for: 1_050,
        fill: 'forwards',
      })
      landed = at + 800
      pieces.push({ picture, x: spot.x, at: landed })
      if (!keepsInside(after, staysHere, index)) leave(stage, [picture], duration)
      for (const part of [back, front]) {
        motion.add(
          part,
          [
            {},
            { transform: 'translateY(.8em) scale(1.03,.96)' },
            { transform: 'translateY(-.4em) scale(.99,1.015)' },
            {},
          ],
          { at: at + 740, for: 420, easing: 'ease-out', fill: 'none' },
        )
      }
    }
    nameTag(stage, story.ingredients[index]?.title ?? '', at, Math.max(gap, 700))
  })
  const settled = landed + 250
  if (plank) {
    appear(stage, [plank], -6)
    leave(stage, [plank], duration)
  }
  if (fill) {
    const full = inside.length > 0 && wasHere
    if (!full) {
      motion.add(
        fill,
        { opacity: [0, 1], transform: [`translateY(${ry * 0.5}em) scale(.8)`, 'none'] },
        { at: pours ? first + 800 : first + 700, for: 1_200, easing: soft },
      )
    }
    if (!staysHere) leave(stage, [fill], duration)
  }

  // What the cook does with it.
  const until = staging.lid ? settled + (duration - settled) * 0.45 : duration - 350
  if (staging.tool) work(stage, staging.tool, { room, vessel, pieces, from: settled, until })
  if (staging.lid)
    cover(
      stage,
      vessel,
      Math.max(settled + 300, until),
      duration,
      staysHere && after?.kind === 'step' && Boolean(after.staging.lid),
    )
  if (fire) {
    const goesOn = staysHere && after?.kind === 'step' && after.staging.flame
    for (const part of hob ? [hob, fire] : [fire]) {
      if (!(isSame && before.staging.flame)) motion.add(part, { opacity: [0, 1] }, { at: 200, for: 400 })
      if (!goesOn) leave(stage, [part], duration)
    }
    fire.querySelectorAll('.flame').forEach((flame, index) => {
      motion.add(
        flame,
        {
          transform: ['scale(1,.75)', 'scale(.86,1.15)', 'scale(1.05,.9)', 'scale(.95,1.1)', 'scale(1,.75)'],
        },
        { at: -index * 170, for: 700 + index * 40, loop: true },
      )
    })
  }
  const hotFrom = uses.length === 0 ? 500 : settled
  if (staging.steam) steam(stage, air, isBox ? 80 : y, hotFrom + (isBox ? 700 : 0), isBox)
  if (staging.bubbles) bubbles(stage, air, vessel, hotFrom)
  if (boxBack && boxFront)
    close(stage, [boxBack, boxFront], air, {
      at: uses.length === 0 ? 250 : settled,
      isCold: staging.place === 'cold',
      duration,
    })
  leave(stage, [air], duration)
  if (scene.dial) ring(stage, scene.dial, duration)
}

/** The same vessel with the same food: it stays on the table from one scene to the next. */
function sharesVessel(scene: StepScene, other: Scene | undefined) {
  return (
    other?.kind === 'step' &&
    vessels[other.staging.place] === vessels[scene.staging.place] &&
    !isServing(other.staging.place)
  )
}

function isServing(which: Place) {
  return which === 'plate' || which === 'glass'
}

function keepsInside(after: Scene | undefined, staysHere: boolean, index: number) {
  return staysHere && after?.kind === 'step' && after.inside.includes(index)
}

/** Where an ingredient lies in a vessel: the same in every scene, spread like seeds of a sunflower. */
function spotOf(index: number, { rim: { y, rx, ry }, hollow }: Vessel) {
  const angle = index * 2.4
  const far = 0.45 + 0.55 * (((index * 7) % 10) / 10)
  return {
    x: 50 + Math.cos(angle) * far * rx * 0.66,
    y: y - 2.4 + Math.sin(angle) * far * ry * (hollow ? 0.4 : 0.7),
  }
}

function contents({ rim: { y, rx, ry } }: Vessel, where: Place) {
  const shallow = where === 'pan' || where === 'tray' || where === 'oven' || where === 'cold'
  const deep = shallow ? 0.3 : 0.22
  return `<g${where === 'pan' ? ' fill-opacity=".72"' : ''}><ellipse cx="50" cy="${y + ry * deep}" rx="${rx * 0.88}" ry="${ry * 0.72}" fill="var(--food)"/><ellipse cx="${50 - rx * 0.25}" cy="${y + ry * deep - ry * 0.24}" rx="${rx * 0.4}" ry="${ry * 0.2}" fill="#fff" fill-opacity=".22"/></g>`
}

function strew(
  stage: Stage,
  room: HTMLElement,
  from: { x: number; y: number; floor: number; color: string; at: number },
) {
  for (let index = 0; index < 9; index++) {
    const drop = make('i', 'drop', room)
    const x = from.x + (((index * 5) % 7) - 3) * 0.75
    drop.style.left = `${x}em`
    drop.style.top = `${from.y}em`
    drop.style.background = from.color
    const fall = from.floor - from.y
    stage.motion.add(
      drop,
      [
        { opacity: 1, transform: place(0, 0, 0, 0.5, 0.7), easing: 'cubic-bezier(.5,0,.9,.6)' },
        { offset: 0.8, opacity: 1, transform: place(0, fall, 0, 0.8, 1.3) },
        { opacity: 0, transform: place((index % 3) - 1, fall - 1.5, 0, 0.4) },
      ],
      { at: from.at + index * 70, for: 480, fill: 'none' },
    )
  }
}

type Work = {
  room: HTMLElement
  vessel: Vessel
  pieces: { picture: HTMLElement; x: number; at: number }[]
  from: number
  until: number
}

function work(stage: Stage, tool: Tool, { room, vessel, pieces, from, until }: Work) {
  const { motion } = stage
  if (until - from < 700) return
  const { y, rx, ry } = vessel.rim
  const hand = make('div', 'cook', room)
  const moving = draw(hand, tools[tool])
  const [comes, goes] = [320, 300]
  motion.add(
    hand,
    [
      { offset: 0, opacity: 0, transform: place(26, -26, 18), easing: soft },
      {
        offset: comes / (until - from),
        opacity: 1,
        transform: place(0, y - 65 + (tool === 'knife' ? 0 : ry * 0.1)),
      },
      {
        offset: 1 - goes / (until - from),
        opacity: 1,
        transform: place(0, y - 65 + (tool === 'knife' ? 0 : ry * 0.1)),
        easing: 'ease-in',
      },
      { offset: 1, opacity: 0, transform: place(24, -24, 14) },
    ],
    { at: from, for: until - from },
  )
  if (tool === 'knife') return chop(stage, moving, pieces, from + comes, until - goes)
  if (tool === 'pin') {
    motion.add(
      moving,
      { transform: [place(-12, 0), place(12, 1), place(-12, 0)] },
      { at: from, for: 1_300, loop: true, easing: 'ease-in-out' },
    )
    return
  }
  motion.add(moving, orbit(rx * 0.42, ry * 0.36, { turn: 5 }), {
    at: from,
    for: tool === 'whisk' ? 620 : 1_500,
    loop: true,
  })
  pieces.forEach(({ picture }, index) => {
    const shell = picture.firstElementChild
    if (shell)
      motion.add(shell, orbit(rx * 0.06, ry * 0.1, { turn: 6, phase: index / 3 }), {
        at: from + comes,
        for: 1_500,
        loop: true,
      })
  })
}

/** Up and down over one thing after another; what is under the knife falls into pieces. */
function chop(stage: Stage, knife: Element, pieces: Work['pieces'], from: number, until: number) {
  const targets: { x: number; picture?: HTMLElement }[] =
    pieces.length > 0 ? [...pieces].sort((one, other) => other.x - one.x) : [{ x: 50 }]
  const share = 1 / targets.length
  const frames = targets.flatMap(({ x }, index) =>
    Array.from({ length: 7 }, (_, beat) => ({
      offset: Math.min(1, index * share + (beat / 7) * share),
      transform: place(x - 46 - beat * 0.5, (beat % 2 === 0 ? -9 : 5.5) + 4, beat % 2 === 0 ? -5 : 0),
      easing: beat % 2 === 0 ? 'ease-in' : 'ease-out',
    })),
  )
  stage.motion.add(knife, frames, { at: from, for: until - from })
  targets.forEach((target, index) => {
    const cut = from + (until - from) * (index + 0.42) * share
    const image = target.picture?.querySelector('img')
    if (!image) return
    stage.motion.add(
      image,
      { opacity: [1, 0], transform: ['none', 'scale(.8)'] },
      { at: cut, for: 120, fill: 'forwards' },
    )
    for (const side of [-1, 0, 1]) {
      const slice = image.cloneNode() as HTMLImageElement
      slice.className = `slice ${['left', 'mid', 'right'][side + 1] ?? ''}`
      image.after(slice)
      stage.motion.add(slice, { opacity: [0, 1] }, { at: cut, for: 80 })
      stage.motion.add(
        slice,
        {
          transform: [
            'none',
            `translate(${side * 1.1}em,-1.2em) rotate(${side * 6}deg)`,
            `translate(${side * 2}em,0) rotate(${side * 14}deg)`,
          ],
        },
        { at: cut, for: 320, easing: 'ease-out' },
      )
    }
  })
}

function cover(stage: Stage, vessel: Vessel, at: number, duration: number, stays: boolean) {
  const top = draw(stage.element, lid(vessel.rim))
  stage.motion.add(
    top,
    [
      { offset: 0, opacity: 0, transform: place(10, -26, 14), easing: 'cubic-bezier(.5,0,.9,.7)' },
      { offset: 0.62, opacity: 1, transform: place(0, 0) },
      { offset: 0.76, transform: place(0, -1.6, -2), easing: 'ease-in' },
      { offset: 0.88, transform: place(0, 0, 0.8) },
      { offset: 1, opacity: 1, transform: place(0, 0) },
    ],
    { at, for: 700 },
  )
  const knob = top.firstElementChild
  if (knob)
    stage.motion.add(
      top,
      { translate: ['0 0', '0 -.5em', '0 0', '0 -.3em', '0 0'] },
      { at: at + 900, for: 900, loop: true },
    )
  if (!stays) leave(stage, [top], duration)
}

function steam(stage: Stage, air: Layer, y: number, at: number, isLow: boolean) {
  ;[38, 50, 62].forEach((x, index) => {
    const cloud = svg(wisp(x, y - (isLow ? 6 : 2)))
    air.append(cloud)
    const rise = isLow ? 9 : 15
    stage.motion.add(
      cloud,
      [
        { opacity: 0, transform: 'translateY(4px) scale(.8,.7)' },
        { offset: 0.35, opacity: 0.8 },
        { opacity: 0, transform: `translate(${index - 1}px,${-rise}px) scale(1.3,1.15)` },
      ],
      { at: at + index * 520, for: 2_100, loop: true },
    )
  })
}

function bubbles(stage: Stage, air: Layer, { rim: { y, rx, ry } }: Vessel, at: number) {
  for (let index = 0; index < 7; index++) {
    const bubble = svg(
      `<circle class="bubble" cx="${50 + Math.cos(index * 2.4) * rx * 0.6}" cy="${y + ry * 0.25 + Math.sin(index * 2.4) * ry * 0.4}" r="${1.1 + (index % 3) * 0.45}"/>`,
    )
    air.append(bubble)
    stage.motion.add(
      bubble,
      [
        { opacity: 0, transform: 'scale(.2)' },
        { offset: 0.6, opacity: 0.9, transform: 'scale(1)' },
        { offset: 0.8, opacity: 0, transform: 'translateY(-1px) scale(1.4)' },
        { opacity: 0, transform: 'scale(1.4)' },
      ],
      { at: at + index * 130, for: 900 + (index % 3) * 160, loop: true },
    )
  }
}

/** Puts the oven or the fridge around the tray: the one glows, in the other it snows. */
function close(
  stage: Stage,
  parts: Layer[],
  air: Layer,
  { at, isCold, duration }: { at: number; isCold: boolean; duration: number },
) {
  const { motion } = stage
  for (const part of parts) {
    part.classList.add(isCold ? 'fridge' : 'stove')
    motion.add(
      part,
      { opacity: [0, 1], transform: ['translateY(10em) scale(.94)', 'none'] },
      { at, for: 600, easing: springy },
    )
    leave(stage, [part], duration)
  }
  const glow = parts[0]?.querySelector('.glow')
  if (glow)
    motion.add(glow, { opacity: [0.55, 1, 0.55] }, { at, for: 1_600, loop: true, easing: 'ease-in-out' })
  if (!isCold) return
  for (let index = 0; index < 10; index++) {
    const snow = svg(flake(20 + ((index * 37) % 60), 56))
    air.append(snow)
    motion.add(
      snow,
      [
        { opacity: 0, transform: 'none' },
        { offset: 0.2, opacity: 1 },
        { offset: 0.8, opacity: 1 },
        { opacity: 0, transform: `translate(${(index % 3) * 2 - 2}px,27px) rotate(120deg)` },
      ],
      { at: at + 500 + index * 210, for: 2_300, loop: true },
    )
  }
}

function ring(stage: Stage, [value, unit]: [string, string], duration: number) {
  const { motion, element } = stage
  const clock = draw(element, timer)
  clock.classList.add('timer')
  const write = (name: string, text: string) => {
    const label = clock.querySelector(name)
    if (label) label.textContent = text
  }
  write('.value', value)
  write('.unit', unit)
  const [from, until] = [700, duration - 900]
  motion.add(
    clock,
    [
      { offset: 0, opacity: 0, transform: place(20, -4, 30), easing: 'ease-out' },
      { offset: 0.6, opacity: 1, transform: place(-1, 0, -5), easing: 'ease-in-out' },
      { offset: 1, opacity: 1, transform: place(0, 0) },
    ],
    { at: 150, for: 550 },
  )
  const [sweep, hand, body] = [
    clock.querySelector('.ring'),
    clock.querySelector('.hand'),
    clock.querySelector('.tomato'),
  ]
  if (sweep) motion.add(sweep, { strokeDashoffset: [1, 0] }, { at: from, for: until - from })
  if (hand)
    motion.add(hand, { transform: ['rotate(0turn)', 'rotate(1turn)'] }, { at: from, for: until - from })
  if (body) {
    motion.add(
      body,
      {
        transform: Array.from({ length: 9 }, (_, index) =>
          index === 8 ? 'none' : `rotate(${index % 2 ? -7 : 7}deg) translateY(${index % 2}px)`,
        ),
      },
      { at: until, for: 560, fill: 'none' },
    )
  }
  leave(stage, [clock], duration)
}

function nameTag(stage: Stage, title: string, at: number, lasts: number) {
  const tag = make('b', 'tag', stage.element)
  tag.textContent = title
  stage.motion.add(
    tag,
    [
      { offset: 0, opacity: 0, transform: 'translate(-50%,-.6em) scale(.9)' },
      { offset: 0.2, opacity: 1, transform: 'translate(-50%,0)' },
      { offset: 0.85, opacity: 1, transform: 'translate(-50%,0)' },
      { offset: 1, opacity: 0, transform: 'translate(-50%,.2em)' },
    ],
    { at, for: lasts },
  )
}

/** A picture of an ingredient whose base stands at (x, y); the shell lets it move within its own movement. */
function ingredient(
  stage: Stage,
  index: number,
  x: number,
  y: number,
  size: number,
  parent: HTMLElement = stage.element,
) {
  const holder = make('div', 'thing', parent)
  holder.style.left = `${x - size / 2}em`
  holder.style.top = `${y - size * BASE}em`
  holder.style.width = holder.style.height = `${size}em`
  const image = make('img', '', make('div', 'shell', holder))
  image.alt = ''
  image.src = stage.address(stage.story.ingredients[index]?.image ?? 'images/placeholder.svg')
  return holder
}

function appear(stage: Stage, parts: Element[], from: number) {
  for (const part of parts) {
    stage.motion.add(
      part,
      { opacity: [0, 1], transform: [`translateY(${from}em)`, 'none'] },
      { for: ENTER, easing: soft },
    )
  }
}

function leave(stage: Stage, parts: Element[], duration: number) {
  for (const part of parts)
    stage.motion.add(part, { opacity: 0 }, { at: duration - EXIT, for: EXIT - 20, fill: 'forwards' })
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  name: string,
  parent: Element,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  if (name) element.className = name
  parent.append(element)
  return element
}

/** A drawing over the whole stage. */
function draw(parent: Element, markup: string): Layer {
  const layer = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  layer.setAttribute('viewBox', '0 0 100 100')
  layer.innerHTML = drawn(markup)
  parent.append(layer)
  return layer
}

function svg(markup: string): SVGElement {
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  group.innerHTML = drawn(markup)
  return group
}
