import { Random } from '../random'
import { mix, shade, tint } from '../svg/color'
import { drawEach, type Drawing, svgDrawing } from '../svg/drawing'
import { ball, blur, clay, down, side } from '../svg/paint'

/** A tray of minced meat. */
export function mince(key: string, color: string): Drawing {
  const random = new Random(key)
  const strands = Array.from({ length: 64 }, () => {
    const [angle, radius] = [random.next(0, 6.28), Math.sqrt(random.next())]
    return { x: 128 + Math.cos(angle) * radius * 84, y: 150 + Math.sin(angle) * radius * 62 }
  }).sort((a, b) => a.y - b.y)
  return svgDrawing(
    key,
    `<g filter="${clay(9)}"><path d="M14 176q4-24 20-26h188q18 4 20 26q-8 58-40 64H54q-32-6-40-64z" fill="#f2ece9"/></g>
<g filter="${clay(5)}"><path d="M34 184q0-110 94-122q94 12 94 122q-94 50-188 0z" fill="${shade(color, 0.2)}"/>${strands
      .map(({ x, y }) => {
        const bend = () => random.int(-22, 22)
        const path = `M${x.toFixed(0)} ${y.toFixed(0)}q${bend()} ${bend() / 2} ${bend()} ${random.int(6, 16)}t${bend()} ${random.int(2, 12)}`
        return `<path d="${path}" stroke="${shade(color, 0.35)}" stroke-width="15" fill="none" stroke-linecap="round"/><path d="${path}" stroke="${random.pick([color, tint(color, 0.25), tint(color, 0.1), '#f6cdbd'])}" stroke-width="11" fill="none" stroke-linecap="round"/>`
      })
      .join('')}</g><path d="M14 178q114 54 228 0q-4 60-40 64H54q-36-4-40-64z" fill="${side('#faf6f2')}"/>`,
  )
}

/** A raw cut of meat with its fat, boneless or with a round bone. */
export function meatCut(
  key: string,
  color: string,
  fat = '#f9e0d2',
  { hasBone = false, isMarbled = false } = {},
): Drawing {
  return svgDrawing(
    key,
    `<g filter="${clay(11)}"><path d="M22 156q-8-72 62-94q64-18 112 10q52 32 40 90q-14 60-84 66q-36 2-56-8q-66-6-74-64z" fill="${fat}"/></g><path d="M26 176q10 44 72 50q22 8 56 6q66-6 80-58l2 18q-10 52-80 56q-36 4-58-8q-64-6-72-48z" fill="${shade(color, 0.35)}" opacity=".8"/>
<g filter="${clay(7)}"><path d="M40 150q-4-56 52-72q56-14 96 8q40 24 30 70q-12 44-68 50q-30 2-50-8q-54-6-60-48z" fill="${ball(color)}"/></g>
<path d="M76 132q26-26 60-20M96 168q40 6 70-18M150 100q24 8 34 30${isMarbled ? 'M70 154q20 10 34-4M126 138q20-8 40 4M110 186q20-4 30 4M104 104q16-12 30-8' : ''}" stroke="${fat}" stroke-width="${isMarbled ? 5 : 6}" fill="none" stroke-linecap="round" opacity=".75"/>
${hasBone ? `<g filter="${clay(5)}"><ellipse cx="92" cy="136" rx="27" ry="24" fill="#fff5e6"/></g><ellipse cx="92" cy="137" rx="15" ry="13" fill="#e5a890"/>` : ''}`,
  )
}

/** A rack of ribs. */
export const ribs = (key: string, color: string) =>
  svgDrawing(
    key,
    `<g filter="${clay(6)}">${drawEach([44, 86, 128, 170, 212], (x) => `<path d="M${x} 36q12-14 18 0q4 8-2 16v150h-18V52q-6-10 2-16z" fill="#fff2e0" transform="rotate(${(x - 128) / 14} ${x} 220)"/>`)}</g><g filter="${clay(11)}"><path d="M22 112q50-22 106-18q60-4 108 18q8 60-14 112q-94 32-186 0q-24-50-14-112z" fill="${ball(color)}"/></g>
<path d="M66 108q-6 60 0 116M110 102q-4 70 0 132M152 102q4 70 0 132M194 108q8 60 0 116" stroke="#f9dccb" stroke-width="8" opacity=".6" fill="none" stroke-linecap="round"/>`,
  )

/** A chicken or turkey fillet. */
export const poultryFillet = (key: string, color: string) =>
  svgDrawing(
    key,
    `<g filter="${clay(12)}"><path d="M30 96q30-52 92-46q20-14 56-2q62 22 52 86q-10 44-56 70q-40 26-66 28q-26-6-58-52q-36-44-20-84z" fill="${ball(color)}"/></g>
<path d="M70 100q50-26 104 0M70 132q56-14 114 6M94 168q40-8 70 6" stroke="${tint(color, 0.55)}" stroke-width="7" fill="none" stroke-linecap="round" opacity=".65"/><path d="M122 52q18 40 10 96q-4 40-18 78" stroke="${shade(color, 0.28)}" stroke-width="5" fill="none" opacity=".4" stroke-linecap="round"/>`,
  )

/** Three thin sausages, or a thick one cut open. */
export const sausages = (key: string, color: string, isThick = false) =>
  svgDrawing(
    key,
    isThick
      ? `<g transform="rotate(-24 128 128)"><g filter="${clay(11)}"><rect x="10" y="86" width="212" height="92" rx="46" fill="${down(color)}"/></g><g filter="${clay(5)}"><ellipse cx="206" cy="132" rx="34" ry="46" fill="${ball(mix(color, '#ffb3a6', 0.55))}"/></g><g fill="#fff3e8" opacity=".8"><circle cx="198" cy="114" r="5"/><circle cx="214" cy="132" r="6"/><circle cx="200" cy="150" r="5"/><circle cx="216" cy="108" r="3"/><circle cx="190" cy="134" r="4"/></g><path d="M40 104h130" stroke="#fff" stroke-width="9" opacity=".4" stroke-linecap="round" filter="${blur(3)}"/></g>`
      : `<g filter="${clay(9)}"><path d="M40 66q90-24 176 30" stroke="${color}" stroke-width="52" fill="none" stroke-linecap="round"/></g><g filter="${clay(9)}"><path d="M38 136q88-22 178 26" stroke="${tint(color, 0.08)}" stroke-width="52" fill="none" stroke-linecap="round"/></g><g filter="${clay(9)}"><path d="M44 204q80-16 160 12" stroke="${color}" stroke-width="50" fill="none" stroke-linecap="round"/></g>`,
  )

/** A whole bird: raw or, in a brown colour, roast. */
export const bird = (key: string, color: string) =>
  svgDrawing(
    key,
    `<g filter="${clay(11)}"><path d="M34 158q-6-70 62-90q70-20 108 34q30 44 14 92q-30 44-96 40q-78-6-88-76z" fill="${ball(color)}"/></g>
<g filter="${clay(9)}"><path d="M150 150q44-22 70 8q12 22 24 26q12 12 0 22q-4 14-20 8q-16-8-34-4q-44 4-50-24q-2-22 10-36z" fill="${ball(tint(color, 0.1))}"/><path d="M56 120q-14 40 22 60q34 10 44-10q-6-34-30-50q-20-12-36 0z" fill="${ball(tint(color, 0.12))}"/></g>
<path d="M92 84q46-20 84 10" stroke="#fff" stroke-width="14" opacity=".35" fill="none" stroke-linecap="round" filter="${blur(5)}"/>`,
  )

/** Slices of bacon or smoked fish, one below the other. */
export const rashers = (key: string, color: string, fat = '#ffe5d6') =>
  svgDrawing(
    key,
    drawEach(
      [0, 1, 2],
      (i) =>
        `<g transform="translate(0 ${i * 50 - 4}) rotate(-6 128 60)"><g filter="${clay(6)}"><path d="M14 62q40-36 76-10t76 0t76-4v54q-36 30-76 6t-76 4t-76 4z" fill="${down(color)}"/></g><path d="M14 82q40-34 76-8t76 0t76-4" stroke="${fat}" stroke-width="11" fill="none"/></g>`,
    ),
  )
