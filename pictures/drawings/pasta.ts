import { Random } from '../random'
import { shade, tint } from '../svg/color'
import { drawEach, type Drawing, svgDrawing } from '../svg/drawing'
import { ball, clay, down } from '../svg/paint'

/** A tied bundle of spaghetti or straight noodles. */
export const spaghetti = (key: string, color: string) =>
  svgDrawing(
    key,
    `<g transform="rotate(38 128 128)"><g filter="${clay(6)}">${Array.from({ length: 17 }, (_, i) => `<path d="M${84 + i * 5.4} ${10 + ((i * 37) % 22)}Q${108 + i * 2.2} 128 ${78 + i * 6} ${240 - ((i * 53) % 20)}" stroke="${[color, tint(color, 0.25), shade(color, 0.12)][i % 3]}" stroke-width="7" fill="none" stroke-linecap="round"/>`).join('')}</g><g filter="${clay(4)}"><rect x="92" y="112" width="72" height="30" rx="9" fill="${down('#d8423f')}"/></g></g>`,
  )

/** A heap of short pasta, a stack of sheets, or nests. */
export function shortPasta(
  key: string,
  color: string,
  kind: 'tube' | 'spiral' | 'bow' | 'shell' | 'sheet' | 'nest',
): Drawing {
  if (kind === 'sheet') {
    return svgDrawing(
      key,
      drawEach(
        [0, 1, 2, 3, 4],
        (i) =>
          `<g filter="${clay(4)}"><path d="M20 ${206 - i * 26}l112-50q60 10 106 40l-110 56q-60-10-108-46z" fill="${down(i % 2 ? color : tint(color, 0.18))}"/></g>`,
      ),
    )
  }
  if (kind === 'nest') {
    const nest = (x: number, y: number) =>
      `<g filter="${clay(6)}">${drawEach([48, 38, 28, 18, 9], (r, i) => `<ellipse cx="${x}" cy="${y - i * 5}" rx="${r * 1.25}" ry="${r * 0.78}" fill="${i === 4 ? shade(color, 0.3) : 'none'}" stroke="${i % 2 ? tint(color, 0.25) : color}" stroke-width="13" stroke-dasharray="60 3 90 4"/>`)}</g>`
    return svgDrawing(key, nest(128, 88) + nest(74, 176) + nest(184, 180))
  }
  const random = new Random(key)
  const positions: [number, number][] = [
    [128, 60],
    [84, 98],
    [168, 96],
    [126, 124],
    [56, 146],
    [196, 146],
    [98, 168],
    [156, 168],
    [48, 200],
    [208, 200],
    [128, 208],
    [84, 222],
    [174, 224],
  ]
  const shape = {
    tube: `<path d="M-34-16h62l12 32h-66z" fill="${down(color)}"/><ellipse cx="34" cy="0" rx="9" ry="16" fill="${shade(color, 0.4)}" transform="rotate(-14 34 0)"/><path d="M-28-8h60M-26 0h60M-24 8h60" stroke="${shade(color, 0.3)}" stroke-width="2.5" opacity=".5"/>`,
    spiral: `<path d="M-40-6q10-18 20 0t20 0t20 0t20 0v14q-10 18-20 0t-20 0t-20 0t-20 0z" fill="${down(color)}"/><path d="M-34-10l14 26M-14-10l14 26M6-10l14 26M26-10l10 20" stroke="${shade(color, 0.35)}" stroke-width="4" opacity=".5"/>`,
    bow: `<path d="M-38-24l10 6l10-6L0-9l18-15l10 6l10-6q-4 24 0 48l-10-6l-10 6L0 9l-18 15l-10-6l-10 6q4-24 0-48z" fill="${down(color)}"/><path d="M-10-8Q0 0-10 8M10-8Q0 0 10 8" stroke="${shade(color, 0.4)}" stroke-width="4" fill="none" opacity=".6"/>`,
    shell: `<path d="M-34 10q4-38 34-38t34 38q-20 18-34 18t-34-18z" fill="${ball(color)}"/><path d="M-22 10q22-16 44 0q-22 16-44 0z" fill="${shade(color, 0.4)}"/><path d="M-20-10l6 10M-8-20l3 14M8-20l-3 14M20-10l-6 10" stroke="${shade(color, 0.3)}" stroke-width="3" opacity=".6"/>`,
  }[kind]
  return svgDrawing(
    key,
    positions
      .map(
        ([x, y]) =>
          `<g filter="${clay(5)}"><g transform="translate(${x} ${y}) rotate(${random.int(-60, 60)}) scale(1.05)">${shape}</g></g>`,
      )
      .join(''),
  )
}
