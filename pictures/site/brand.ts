import { ball, clay, definitions, down, fade } from '../svg/paint'

/** The logo, a tomato, in a box of 256 by 256. */
const tomato = `<g filter="${clay(12)}"><path d="M128 66C172 40 242 62 240 140C238 206 190 242 128 242S18 206 16 140C14 62 84 40 128 66z" fill="${ball('#e8402c')}"/></g><ellipse cx="76" cy="112" rx="34" ry="18" fill="#fff" opacity=".5" transform="rotate(-38 76 112)"/><g filter="${clay(6)}"><path d="M128 74Q88 108 52 92Q70 64 98 58Q86 40 66 34Q100 18 126 48Q128 24 148 12Q160 20 150 36Q144 44 142 50Q168 30 196 40Q176 50 166 62Q192 72 204 96Q166 106 128 74z" fill="${down('#5fa83c')}"/></g>`

const svgFile = (body: string, size: number, box = 256) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}" width="${size}" height="${size}"><defs>${definitions(body)}</defs>${body}</svg>`

export const favicon = svgFile(tomato, 256)

/** The app icon: with round corners, or square (maskable) for systems that cut out their own shape. */
export function appIcon(size: number, isRound: boolean, scale: number): string {
  const offset = 128 - 128 * scale
  const radius = isRound ? 58 : 0
  const background = `<rect width="256" height="256" rx="${radius}" fill="#ffe2ae"/><rect width="256" height="256" rx="${radius}" fill="${fade('#fff8e8')}" opacity=".9"/>`
  return svgFile(
    `${background}<ellipse cx="136" cy="${128 + 112 * scale}" rx="${104 * scale}" ry="${20 * scale}" fill="${fade('#5a1a2a')}" opacity=".5"/><g transform="translate(${offset} ${offset}) scale(${scale})">${tomato}</g>`,
    size,
  )
}

/** Icons of the app shortcuts, on a grid of 24. */
const shortcuts = {
  list: 'M4 9.5h16l-1.6 9.1a1.5 1.5 0 0 1-1.5 1.2H7.1a1.5 1.5 0 0 1-1.5-1.2L4 9.5Zm4.5 0L12 4l3.5 5.5',
  categories: 'M4.5 4.5h6v6h-6v-6Zm9 0h6v6h-6v-6Zm-9 9h6v6h-6v-6Zm9 0h6v6h-6v-6Z',
}

export const shortcutNames = Object.keys(shortcuts) as (keyof typeof shortcuts)[]

/** The icon of an app shortcut on the background of the app icon. */
export const shortcutIcon = (name: keyof typeof shortcuts, size: number) =>
  svgFile(
    `<circle cx="12" cy="12" r="12" fill="#ffe2ae"/><g transform="translate(4.8 4.8) scale(.6)" fill="none" stroke="#c3301c" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="${shortcuts[name]}"/></g>`,
    size,
    24,
  )

const letters = [
  'M0 0H118M59 0V140',
  'M0 140L66 0L132 140M28 96H104',
  'M110 22Q88 0 56 0Q8 0 8 36Q8 62 56 70Q112 78 112 108Q112 140 58 140Q22 140 2 116',
  'M0 0H118M59 0V140',
  'M0 0L60 70L120 0M60 70V140',
]
/** Horizontal positions of the letters. */
const letterX = [0, 146, 316, 464, 620]

/** The word TASTY as paths, so that no font is needed. */
export const wordmark = (x: number, y: number, scale: number, color: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${color}" stroke-width="40" stroke-linecap="round" stroke-linejoin="round">${letters.map((d, i) => `<path d="${d}" transform="translate(${letterX[i]} 0)"/>`).join('')}</g>`
