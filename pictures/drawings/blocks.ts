import { shade, tint } from '../svg/color'
import { type Drawing, svgDrawing } from '../svg/drawing'
import { blur, clay } from '../svg/paint'

/** A block seen from a corner: cheese, tofu, bacon. */
export function block(
  key: string,
  color: string,
  texture: 'none' | 'holes' | 'crumbly' | 'streaks' = 'none',
  rind?: string,
): Drawing {
  const textures = {
    none: '',
    holes: `<g fill="${shade(color, 0.3)}" opacity=".75"><ellipse cx="76" cy="164" rx="15" ry="12"/><ellipse cx="120" cy="196" rx="11" ry="9"/><ellipse cx="196" cy="168" rx="13" ry="13"/><ellipse cx="128" cy="104" rx="16" ry="7"/><ellipse cx="170" cy="118" rx="10" ry="5"/><ellipse cx="54" cy="200" rx="8" ry="7"/></g>`,
    crumbly: `<g fill="${shade(color, 0.22)}" opacity=".6"><circle cx="70" cy="160" r="4"/><circle cx="100" cy="190" r="5"/><circle cx="60" cy="196" r="4"/><circle cx="130" cy="174" r="4"/><circle cx="196" cy="164" r="5"/><circle cx="180" cy="196" r="4"/><circle cx="110" cy="110" r="4"/><circle cx="160" cy="96" r="4"/><circle cx="86" cy="126" r="3"/></g>`,
    streaks: `<path d="M34 162q50 20 118 10M34 190q60 20 118 8M156 176q40-8 64-30M156 200q40-10 64-32" stroke="#d4607a" stroke-width="11" fill="none" opacity=".65" stroke-linecap="round"/>`,
  }
  return svgDrawing(
    key,
    `<g filter="${clay(9)}"><path d="M28 128L116 74q12-6 24-2L224 104q8 4 8 12v62q0 8-8 12l-66 42q-10 6-20 2L34 204q-8-4-8-12v-52q0-8 2-12z" fill="${color}"/></g>
<path d="M28 128L116 74q12-6 24-2L228 106L152 156q-8 4-16 2z" fill="${tint(color, 0.42)}"/><path d="M230 112v66q0 8-8 12l-66 42q-6 4-8 3V158z" fill="${shade(color, 0.24)}" opacity=".75"/>${textures[texture]}
${rind ? `<path d="M26 190v4q0 8 8 12l104 30q10 4 20-2l66-42q8-4 8-12v-6l-76 46q-10 6-20 2z" fill="${rind}"/>` : ''}<path d="M44 130l74-46" stroke="#fff" stroke-width="7" opacity=".6" stroke-linecap="round" filter="${blur(2)}"/>`,
  )
}

/** A block of butter on its paper, with a slice cut off. */
export const butterOnPaper = svgDrawing(
  'butter',
  `<g filter="${clay(5)}"><path d="M10 176q60-44 130-60l106 40q-40 46-112 74q-70-14-124-54z" fill="#f6f1e6"/></g><g filter="${clay(8)}"><path d="M56 138L134 96q8-4 16 0l62 26q8 4 8 12v30q0 6-6 10l-70 38q-8 4-16 0l-66-28q-8-4-8-10v-26q0-6 2-10z" fill="#ffd34f"/></g>
<path d="M56 138L134 96q8-4 16 0l68 28L142 168q-6 2-12 0z" fill="#ffe999"/><path d="M220 130v34q0 6-6 10l-70 38q-4 2-8 1v-45z" fill="#e9a92e" opacity=".55"/><g filter="${clay(4)}"><path d="M34 150l26-14 6 44-22 14q-8-2-12-8z" fill="#ffde70"/></g>`,
)
