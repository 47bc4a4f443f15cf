import { shade, tint } from '../svg/color'
import { svgDrawing } from '../svg/drawing'
import { ball, clay, down } from '../svg/paint'

/** A fish fillet on its skin. */
export const fishFillet = (key: string, color: string, skin = '#8b94a8', line = tint(color, 0.55)) =>
  svgDrawing(
    key,
    `<g transform="rotate(-10 128 140)"><g filter="${clay(9)}"><path d="M14 150q6-60 74-66q80-8 146 22q10 6 8 22l-4 38q-2 14-16 18q-90 32-174 10q-32-12-34-44z" fill="${skin}"/></g>
<g filter="${clay(8)}"><path d="M16 140q6-54 74-60q80-8 146 22q10 6 2 14q-36 44-112 58q-108 8-110-34z" fill="${ball(color)}"/></g>
<path d="M48 106q22 24 10 62M84 94q24 32 14 78M122 90q28 34 16 80M160 92q26 26 18 64M196 100q18 16 12 40" stroke="${line}" stroke-width="6" fill="none" stroke-linecap="round" opacity=".85"/></g>`,
  )

/** A whole fish on its side. */
export const wholeFish = (
  key: string,
  back: string,
  belly = '#f4f1ee',
  { isStriped = false, isBaked = false } = {},
) =>
  svgDrawing(
    key,
    `<g transform="rotate(-8 128 130)"><g filter="${clay(6)}"><path d="M196 124q26-46 54-52q-10 32-10 54t12 54q-32-4-56-48z" fill="${down(back)}"/><path d="M92 84q30-34 74-14l-4 22zM110 172q16 24 44 22l-10-26z" fill="${down(back)}"/></g>
<g filter="${clay(10)}"><path d="M8 134q36-62 104-60q60 4 96 52q-36 54-100 56q-66 0-100-48z" fill="${down(back)}"/></g>
<path d="M10 136q50 20 100 8q50-12 94-14q-36 48-96 50q-64 0-98-44z" fill="${belly}" opacity=".85"/>${isStriped ? `<path d="M96 80q-8 20 2 36M124 78q-8 20 2 38M150 84q-6 16 2 32M174 94q-4 12 0 22" stroke="${shade(back, 0.45)}" stroke-width="8" fill="none" opacity=".6" stroke-linecap="round"/>` : `<path d="M92 102q12 8 4 22M116 96q14 10 4 28M142 98q12 10 4 26M166 106q8 8 2 18" stroke="${tint(back, 0.5)}" stroke-width="4" fill="none" opacity=".6" stroke-linecap="round"/>`}
<path d="M72 96q20 34-2 74" stroke="${shade(back, 0.4)}" stroke-width="5" fill="none" opacity=".5"/>${isBaked ? `<circle cx="42" cy="120" r="8" fill="#fff6e2"/>` : `<circle cx="42" cy="120" r="12" fill="#fff"/><circle cx="42" cy="120" r="7" fill="#262037"/><circle cx="39" cy="117" r="2.5" fill="#fff"/>`}</g>`,
  )
