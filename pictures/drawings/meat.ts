import { mix, shade, tint } from '../svg/color'
import { ball, blur, clay, down, side } from '../svg/paint'
import { Random } from '../random'
import { type Drawing } from '../svg/sprite'

const own = (key: string, svg: string): Drawing => ({ key, svg })

/** A block seen from a corner: butter, cheese, feta, chocolate, tofu, lard. */
export function block(
  key: string,
  color: string,
  mark: 'none' | 'holes' | 'crumbly' | 'streaks' = 'none',
  rind?: string,
): Drawing {
  const marks = {
    none: '',
    holes: `<g fill="${shade(color, 0.3)}" opacity=".75"><ellipse cx="76" cy="164" rx="15" ry="12"/><ellipse cx="120" cy="196" rx="11" ry="9"/><ellipse cx="196" cy="168" rx="13" ry="13"/><ellipse cx="128" cy="104" rx="16" ry="7"/><ellipse cx="170" cy="118" rx="10" ry="5"/><ellipse cx="54" cy="200" rx="8" ry="7"/></g>`,
    crumbly: `<g fill="${shade(color, 0.22)}" opacity=".6"><circle cx="70" cy="160" r="4"/><circle cx="100" cy="190" r="5"/><circle cx="60" cy="196" r="4"/><circle cx="130" cy="174" r="4"/><circle cx="196" cy="164" r="5"/><circle cx="180" cy="196" r="4"/><circle cx="110" cy="110" r="4"/><circle cx="160" cy="96" r="4"/><circle cx="86" cy="126" r="3"/></g>`,
    streaks: `<path d="M34 162q50 20 118 10M34 190q60 20 118 8M156 176q40-8 64-30M156 200q40-10 64-32" stroke="#d4607a" stroke-width="11" fill="none" opacity=".65" stroke-linecap="round"/>`,
  }
  return own(
    key,
    `<g filter="${clay(9)}"><path d="M28 128L116 74q12-6 24-2L224 104q8 4 8 12v62q0 8-8 12l-66 42q-10 6-20 2L34 204q-8-4-8-12v-52q0-8 2-12z" fill="${color}"/></g>
<path d="M28 128L116 74q12-6 24-2L228 106L152 156q-8 4-16 2z" fill="${tint(color, 0.42)}"/><path d="M230 112v66q0 8-8 12l-66 42q-6 4-8 3V158z" fill="${shade(color, 0.24)}" opacity=".75"/>${marks[mark]}
${rind ? `<path d="M26 190v4q0 8 8 12l104 30q10 4 20-2l66-42q8-4 8-12v-6l-76 46q-10 6-20 2z" fill="${rind}"/>` : ''}<path d="M44 130l74-46" stroke="#fff" stroke-width="7" opacity=".6" stroke-linecap="round" filter="${blur(2)}"/>`,
  )
}

/** Butter on its paper, a slice cut off. */
export const butter = own(
  'butter',
  `<g filter="${clay(5)}"><path d="M10 176q60-44 130-60l106 40q-40 46-112 74q-70-14-124-54z" fill="#f6f1e6"/></g><g filter="${clay(8)}"><path d="M56 138L134 96q8-4 16 0l62 26q8 4 8 12v30q0 6-6 10l-70 38q-8 4-16 0l-66-28q-8-4-8-10v-26q0-6 2-10z" fill="#ffd34f"/></g>
<path d="M56 138L134 96q8-4 16 0l68 28L142 168q-6 2-12 0z" fill="#ffe999"/><path d="M220 130v34q0 6-6 10l-70 38q-4 2-8 1v-45z" fill="#e9a92e" opacity=".55"/><g filter="${clay(4)}"><path d="M34 150l26-14 6 44-22 14q-8-2-12-8z" fill="#ffde70"/></g>`,
)

/** Minced meat: strands from the mincer in a heap. */
export function mince(key: string, color: string): Drawing {
  const random = new Random(key)
  const strands = Array.from({ length: 64 }, () => {
    const [a, r] = [random.next(0, 6.28), Math.sqrt(random.next())]
    return { x: 128 + Math.cos(a) * r * 84, y: 150 + Math.sin(a) * r * 62 }
  }).sort((a, b) => a.y - b.y)
  return own(
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

/** A raw cut of meat, boneless or with a round bone, with its fat. */
export function cut(key: string, color: string, fat = '#f9e0d2', bone = false, marbled = false): Drawing {
  return own(
    key,
    `<g filter="${clay(11)}"><path d="M22 156q-8-72 62-94q64-18 112 10q52 32 40 90q-14 60-84 66q-36 2-56-8q-66-6-74-64z" fill="${fat}"/></g><path d="M26 176q10 44 72 50q22 8 56 6q66-6 80-58l2 18q-10 52-80 56q-36 4-58-8q-64-6-72-48z" fill="${shade(color, 0.35)}" opacity=".8"/>
<g filter="${clay(7)}"><path d="M40 150q-4-56 52-72q56-14 96 8q40 24 30 70q-12 44-68 50q-30 2-50-8q-54-6-60-48z" fill="${ball(color)}"/></g>
<path d="M76 132q26-26 60-20M96 168q40 6 70-18M150 100q24 8 34 30${marbled ? 'M70 154q20 10 34-4M126 138q20-8 40 4M110 186q20-4 30 4M104 104q16-12 30-8' : ''}" stroke="${fat}" stroke-width="${marbled ? 5 : 6}" fill="none" stroke-linecap="round" opacity=".75"/>
${bone ? `<g filter="${clay(5)}"><ellipse cx="92" cy="136" rx="27" ry="24" fill="#fff5e6"/></g><ellipse cx="92" cy="137" rx="15" ry="13" fill="#e5a890"/>` : ''}`,
  )
}

/** Ribs or a rack: bones with meat between. */
export const ribs = (key: string, color: string) =>
  own(
    key,
    `<g filter="${clay(6)}">${[44, 86, 128, 170, 212].map((x) => `<path d="M${x} 36q12-14 18 0q4 8-2 16v150h-18V52q-6-10 2-16z" fill="#fff2e0" transform="rotate(${(x - 128) / 14} ${x} 220)"/>`).join('')}</g><g filter="${clay(11)}"><path d="M22 112q50-22 106-18q60-4 108 18q8 60-14 112q-94 32-186 0q-24-50-14-112z" fill="${ball(color)}"/></g>
<path d="M66 108q-6 60 0 116M110 102q-4 70 0 132M152 102q4 70 0 132M194 108q8 60 0 116" stroke="#f9dccb" stroke-width="8" opacity=".6" fill="none" stroke-linecap="round"/>`,
  )

/** A fillet of chicken or turkey: a smooth pale heart. */
export const fillet = (key: string, color: string) =>
  own(
    key,
    `<g filter="${clay(12)}"><path d="M30 96q30-52 92-46q20-14 56-2q62 22 52 86q-10 44-56 70q-40 26-66 28q-26-6-58-52q-36-44-20-84z" fill="${ball(color)}"/></g>
<path d="M70 100q50-26 104 0M70 132q56-14 114 6M94 168q40-8 70 6" stroke="${tint(color, 0.55)}" stroke-width="7" fill="none" stroke-linecap="round" opacity=".65"/><path d="M122 52q18 40 10 96q-4 40-18 78" stroke="${shade(color, 0.28)}" stroke-width="5" fill="none" opacity=".4" stroke-linecap="round"/>`,
  )

/** A piece of fish fillet on its skin, with its layers. */
export const fishFillet = (key: string, color: string, skin = '#8b94a8', line = tint(color, 0.55)) =>
  own(
    key,
    `<g transform="rotate(-10 128 140)"><g filter="${clay(9)}"><path d="M14 150q6-60 74-66q80-8 146 22q10 6 8 22l-4 38q-2 14-16 18q-90 32-174 10q-32-12-34-44z" fill="${skin}"/></g>
<g filter="${clay(8)}"><path d="M16 140q6-54 74-60q80-8 146 22q10 6 2 14q-36 44-112 58q-108 8-110-34z" fill="${ball(color)}"/></g>
<path d="M48 106q22 24 10 62M84 94q24 32 14 78M122 90q28 34 16 80M160 92q26 26 18 64M196 100q18 16 12 40" stroke="${line}" stroke-width="6" fill="none" stroke-linecap="round" opacity=".85"/></g>`,
  )

/** A whole fish on its side. */
export const fish = (key: string, back: string, belly = '#f4f1ee', stripes = false) =>
  own(
    key,
    `<g transform="rotate(-8 128 130)"><g filter="${clay(6)}"><path d="M196 124q26-46 54-52q-10 32-10 54t12 54q-32-4-56-48z" fill="${down(back)}"/><path d="M92 84q30-34 74-14l-4 22zM110 172q16 24 44 22l-10-26z" fill="${down(back)}"/></g>
<g filter="${clay(10)}"><path d="M8 134q36-62 104-60q60 4 96 52q-36 54-100 56q-66 0-100-48z" fill="${down(back)}"/></g>
<path d="M10 136q50 20 100 8q50-12 94-14q-36 48-96 50q-64 0-98-44z" fill="${belly}" opacity=".85"/>${stripes ? `<path d="M96 80q-8 20 2 36M124 78q-8 20 2 38M150 84q-6 16 2 32M174 94q-4 12 0 22" stroke="${shade(back, 0.45)}" stroke-width="8" fill="none" opacity=".6" stroke-linecap="round"/>` : `<path d="M92 102q12 8 4 22M116 96q14 10 4 28M142 98q12 10 4 26M166 106q8 8 2 18" stroke="${tint(back, 0.5)}" stroke-width="4" fill="none" opacity=".6" stroke-linecap="round"/>`}
<path d="M72 96q20 34-2 74" stroke="${shade(back, 0.4)}" stroke-width="5" fill="none" opacity=".5"/>${key.startsWith('baked') ? `<circle cx="42" cy="120" r="8" fill="#fff6e2"/>` : `<circle cx="42" cy="120" r="12" fill="#fff"/><circle cx="42" cy="120" r="7" fill="#262037"/><circle cx="39" cy="117" r="2.5" fill="#fff"/>`}</g>`,
  )

/** Sausages: a pair, or a thick ring cut open. */
export const sausages = (key: string, color: string, thick = false) =>
  own(
    key,
    thick
      ? `<g transform="rotate(-24 128 128)"><g filter="${clay(11)}"><rect x="10" y="86" width="212" height="92" rx="46" fill="${down(color)}"/></g><g filter="${clay(5)}"><ellipse cx="206" cy="132" rx="34" ry="46" fill="${ball(mix(color, '#ffb3a6', 0.55))}"/></g><g fill="#fff3e8" opacity=".8"><circle cx="198" cy="114" r="5"/><circle cx="214" cy="132" r="6"/><circle cx="200" cy="150" r="5"/><circle cx="216" cy="108" r="3"/><circle cx="190" cy="134" r="4"/></g><path d="M40 104h130" stroke="#fff" stroke-width="9" opacity=".4" stroke-linecap="round" filter="${blur(3)}"/></g>`
      : `<g filter="${clay(9)}"><path d="M40 66q90-24 176 30" stroke="${color}" stroke-width="52" fill="none" stroke-linecap="round"/></g><g filter="${clay(9)}"><path d="M38 136q88-22 178 26" stroke="${tint(color, 0.08)}" stroke-width="52" fill="none" stroke-linecap="round"/></g><g filter="${clay(9)}"><path d="M44 204q80-16 160 12" stroke="${color}" stroke-width="50" fill="none" stroke-linecap="round"/></g>`,
  )

/** A whole plucked chicken, duck or goose; also, browned, the roast. */
export const bird = (key: string, color: string) =>
  own(
    key,
    `<g filter="${clay(11)}"><path d="M34 158q-6-70 62-90q70-20 108 34q30 44 14 92q-30 44-96 40q-78-6-88-76z" fill="${ball(color)}"/></g>
<g filter="${clay(9)}"><path d="M150 150q44-22 70 8q12 22 24 26q12 12 0 22q-4 14-20 8q-16-8-34-4q-44 4-50-24q-2-22 10-36z" fill="${ball(tint(color, 0.1))}"/><path d="M56 120q-14 40 22 60q34 10 44-10q-6-34-30-50q-20-12-36 0z" fill="${ball(tint(color, 0.12))}"/></g>
<path d="M92 84q46-20 84 10" stroke="#fff" stroke-width="14" opacity=".35" fill="none" stroke-linecap="round" filter="${blur(5)}"/>`,
  )

/** Rashers or slices of something smoked, fanned. */
export const rashers = (key: string, color: string, fat = '#ffe5d6') =>
  own(
    key,
    [0, 1, 2]
      .map(
        (i) =>
          `<g transform="translate(0 ${i * 50 - 4}) rotate(-6 128 60)"><g filter="${clay(6)}"><path d="M14 62q40-36 76-10t76 0t76-4v54q-36 30-76 6t-76 4t-76 4z" fill="${down(color)}"/></g><path d="M14 82q40-34 76-8t76 0t76-4" stroke="${fat}" stroke-width="11" fill="none"/></g>`,
      )
      .join(''),
  )

/** A bundle of spaghetti, or noodles. */
export const spaghetti = (key: string, color: string) =>
  own(
    key,
    `<g transform="rotate(38 128 128)"><g filter="${clay(6)}">${Array.from({ length: 17 }, (_, i) => `<path d="M${84 + i * 5.4} ${10 + ((i * 37) % 22)}Q${108 + i * 2.2} 128 ${78 + i * 6} ${240 - ((i * 53) % 20)}" stroke="${[color, tint(color, 0.25), shade(color, 0.12)][i % 3]}" stroke-width="7" fill="none" stroke-linecap="round"/>`).join('')}</g><g filter="${clay(4)}"><rect x="92" y="112" width="72" height="30" rx="9" fill="${down('#d8423f')}"/></g></g>`,
  )

/** Short pasta in a heap. */
export function shortPasta(
  key: string,
  color: string,
  kind: 'tube' | 'spiral' | 'bow' | 'shell' | 'sheet' | 'nest',
): Drawing {
  if (kind === 'sheet') {
    return own(
      key,
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            `<g filter="${clay(4)}"><path d="M20 ${206 - i * 26}l112-50q60 10 106 40l-110 56q-60-10-108-46z" fill="${down(i % 2 ? color : tint(color, 0.18))}"/></g>`,
        )
        .join(''),
    )
  }
  if (kind === 'nest') {
    const nest = (x: number, y: number) =>
      `<g filter="${clay(6)}">${[48, 38, 28, 18, 9].map((r, i) => `<ellipse cx="${x}" cy="${y - i * 5}" rx="${r * 1.25}" ry="${r * 0.78}" fill="${i === 4 ? shade(color, 0.3) : 'none'}" stroke="${i % 2 ? tint(color, 0.25) : color}" stroke-width="13" stroke-dasharray="60 3 90 4"/>`).join('')}</g>`
    return own(key, nest(128, 88) + nest(74, 176) + nest(184, 180))
  }
  const random = new Random(key)
  const spots: [number, number][] = [
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
  const one = {
    tube: `<path d="M-34-16h62l12 32h-66z" fill="${down(color)}"/><ellipse cx="34" cy="0" rx="9" ry="16" fill="${shade(color, 0.4)}" transform="rotate(-14 34 0)"/><path d="M-28-8h60M-26 0h60M-24 8h60" stroke="${shade(color, 0.3)}" stroke-width="2.5" opacity=".5"/>`,
    spiral: `<path d="M-40-6q10-18 20 0t20 0t20 0t20 0v14q-10 18-20 0t-20 0t-20 0t-20 0z" fill="${down(color)}"/><path d="M-34-10l14 26M-14-10l14 26M6-10l14 26M26-10l10 20" stroke="${shade(color, 0.35)}" stroke-width="4" opacity=".5"/>`,
    bow: `<path d="M-38-24l10 6l10-6L0-9l18-15l10 6l10-6q-4 24 0 48l-10-6l-10 6L0 9l-18 15l-10-6l-10 6q4-24 0-48z" fill="${down(color)}"/><path d="M-10-8Q0 0-10 8M10-8Q0 0 10 8" stroke="${shade(color, 0.4)}" stroke-width="4" fill="none" opacity=".6"/>`,
    shell: `<path d="M-34 10q4-38 34-38t34 38q-20 18-34 18t-34-18z" fill="${ball(color)}"/><path d="M-22 10q22-16 44 0q-22 16-44 0z" fill="${shade(color, 0.4)}"/><path d="M-20-10l6 10M-8-20l3 14M8-20l-3 14M20-10l-6 10" stroke="${shade(color, 0.3)}" stroke-width="3" opacity=".6"/>`,
  }[kind]
  return own(
    key,
    spots
      .map(
        ([x, y]) =>
          `<g filter="${clay(5)}"><g transform="translate(${x} ${y}) rotate(${random.int(-60, 60)}) scale(1.05)">${one}</g></g>`,
      )
      .join(''),
  )
}
